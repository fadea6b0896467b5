// The question bar's words: what is asked, and what each answer is called.
import { say } from "../../lib/words.js";
import { capital } from "../kit/terms.js";

/** @import { Message } from "../../lib/types.js" */

/** Questions whose second line the page draws: the heads of a menu as cards, odds as figures. */
const DRAWN = ["recruit", "target", "arm", "weapons", "suppress", "evade"];
/** Where "no" is a course of its own and stands beside the other, with its odds. */
const COURSES = ["evade"];

/** @param {Message} message */
export function question({ view, said }) {
  const { decision } = view;
  if (!decision) return null;
  const lines = said.question.split("\n");
  const pilot = view.squadron.find((/** @type {any} */ one) => one.pilot === view.asked);
  const flag = pilot?.name ?? capital(say("phantom-decision", { value: decision }));
  return { flag, text: capital((DRAWN.includes(decision) ? lines.slice(0, 1) : lines).join(" · ")) };
}

/**
 * Everything that may be ordered stands in the tray, but for the answer that declines; once a counter is named,
 * that guns cannot be used beside it goes without saying.
 * @param {any} order @param {Message} message
 */
export function handled(order, message) {
  const isLegal = message.asked?.legal.some((one) => one.order === order);
  return isLegal ? !declines(order, message) : order.order !== "do" || message.view.decision === "weapons";
}

/** @param {any} order @param {Message} message */
export const declines = (order, { view }) => order.word === "pass" && !COURSES.includes(view.decision);

/** @param {any} _order @param {string} said */
export const label = (_order, said) => capital(said);
