// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { capital } from "../kit/terms.js";
import { isLastArmed, isReviewed } from "./review.js";

/** @import { Message, Words } from "../../lib/types.js" */

/** Questions whose second line the page draws: odds as figures. */
const DRAWN = ["recruit", "target", "arm", "weapons", "suppress", "evade"];
/** Where "no" is a course of its own and stands beside the other, with its odds. */
const COURSES = ["evade"];

/**
 * The answer that the page gives by itself: weapons are dropped to fight Bandits, so where there are none nobody is
 * asked, unless he has come back here.
 * @param {Message} message
 */
export function settledBy({ view, asked, events }) {
  const isFree = view.decision === "jettison" && !view.threats.some((/** @type {any} */ { face }) => face === "bandit");
  if (!isFree || events.at(-1)?.event === "undone") return null;
  return asked?.legal.find(({ order }) => order.word === "pass")?.order ?? null;
}

/** @param {Message} message */
export function question(message) {
  const { view, said } = message;
  const { decision } = view;
  if (!decision) return null;
  if (isReviewed(message)) return { flag: say("phantom-review"), text: say("phantom-review-ask") };
  const pilot = view.squadron.find((/** @type {any} */ one) => one.pilot === view.asked);
  const flag = pilot?.name ?? capital(say("phantom-decision", { value: decision }));
  if (settledBy(message)) return { flag, text: "" };
  return { flag, text: capital((DRAWN.includes(decision) ? said.question.slice(0, 1) : said.question).join(" · ")) };
}

/**
 * Everything that may be ordered stands in the tray, but for the answer that declines; once a counter is named,
 * that guns cannot be used beside it goes without saying.
 * @param {any} order @param {Message} message
 */
export function handled(order, message) {
  if (settledBy(message)) return true;
  const isLegal = message.asked?.legal.some((one) => one.order === order);
  return isLegal ? !declines(order, message) : order.order !== "do" || message.view.decision === "weapons";
}

/** Is "no" a course of its own here? @param {Message} message */
export const isCourse = ({ view }) => COURSES.includes(view.decision);

/** After the last aircraft is armed the flight takes off: that is no harmless answer, and it is reviewed first.
 * @param {any} order @param {Message} message
 */
export const declines = (order, message) =>
  order.word === "pass" && !isCourse(message) && !isLastArmed(message) && !settledBy(message);

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => capital(lineOf(words));
