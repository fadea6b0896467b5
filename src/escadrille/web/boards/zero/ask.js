// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { composesBy } from "../cards/scene.js";
import { flagOf } from "../cards/terms.js";
import { capital } from "../kit/terms.js";
import { titleWord } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Link } from "./scene.js" */

const ANSWERS = ["react", "guise", "follow"];
const PICKS = ["force", "start", "bonus", "letter", "next"];
const ASKED_OF_CARDS = ["use", "guise", "force"];
const COMPOSING = ["use", "target", "guise"];
const ON_LADDER = ["climb", "dive"];

/** @param {Message} message */
export function question({ view: { decision, exchange }, said }) {
  if (!decision) return null;
  const first = said.question[0] ?? "";
  const text =
    decision === "react" ? reactWords(exchange.links, first)
    : decision === "break-off" ? say("zero-ask-board-break-off")
    : first;
  return { flag: flagOf(decision, ANSWERS, PICKS), text: capital(text) };
}

/** What is played against me, and whether I answer. @param {Link[]} links @param {string} first */
function reactWords(links, first) {
  const [last, before] = [links.at(-1), links.at(-2)];
  if (!last || !before) return [first, say("cards-ask-board-answer")].join(" ");
  return say("cards-ask-board-react", { card: titleWord(last.title), answered: titleWord(before.title) });
}

/**
 * Orders that are chosen on the board: cards, levels, aircraft, forces and the uses of a card; the rest are words.
 * @param {any} order @param {Message} message
 */
export function handled(order, message) {
  if (order.order === "do") return ASKED_OF_CARDS.includes(message.view.decision) || ON_LADDER.includes(order.word);
  return ["card", "level", "aircraft", "fighter"].includes(order.order);
}

export const composes = composesBy(COMPOSING);

/** @param {Message} message */
export const answers = ({ view: { decision } }) => ANSWERS.includes(decision);

/** To draw, as many cards as one may. @param {Message} message */
export function sole({ asked, view: { decision } }) {
  if (decision !== "draw") return null;
  const draws = (asked?.legal ?? []).filter(({ order }) => order.order === "draw");
  return draws.sort((one, other) => one.order.cards - other.order.cards).at(-1)?.order ?? null;
}

/** What does no harm: to draw, where that is asked. @param {any} order @param {Message} message */
export function declines(order, message) {
  const { decision } = message.view;
  if (decision === "draw") return order === sole(message);
  return keyOf(order) === "do:pass" && !PICKS.includes(decision);
}

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => capital(lineOf(words));
