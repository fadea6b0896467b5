// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { flagOf } from "../cards/terms.js";
import { capital } from "../kit/terms.js";
import { titleWord } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Flyer, Link } from "./scene.js" */

const ANSWERS = ["react", "guise", "follow"];
const PICKS = ["force", "start", "bonus", "letter", "next"];

/** @param {Message} message */
export function question(message) {
  const { decision } = message.view;
  if (!decision) return null;
  const flag = flagOf(decision, ANSWERS, PICKS);
  return { flag, text: capital(wordsOf(message, decision)) };
}

/** @param {Message} message @param {string} decision */
function wordsOf(message, decision) {
  if (decision === "break-off") return say("zero-ask-board-break-off");
  return decision === "react" ? reactWords(message) : firstLine(message);
}

/** @param {Message} message */
const firstLine = ({ said }) => said.question[0] ?? "";

/** What is played against me, and whether I answer. @param {Message} message */
function reactWords(message) {
  /** @type {Link[]} */
  const links = message.view.exchange?.links ?? [];
  const [last, before] = [links.at(-1), links.at(-2)];
  if (last && before)
    return say("cards-ask-board-react", { card: titleWord(last.title), answered: titleWord(before.title) });
  return [firstLine(message), say("cards-ask-board-answer")].join(" ");
}

/**
 * Orders that are chosen on the board: cards, levels, aircraft, forces and the uses of a card; the rest are words.
 * @param {any} order @param {Message} message
 */
export function handled(order, message) {
  if (order.order === "do") return ["use", "guise", "force"].includes(message.view.decision);
  return ["card", "level", "aircraft", "fighter"].includes(order.order);
}

/** @param {any} order */
export const declines = (order) => keyOf(order) === "do:pass";

/** @param {any} order @param {Words} words @param {Message} message */
export function label(order, words, { seat, view: { decision, exchange, aircraft } }) {
  if (order.word !== "pass" || decision !== "react") return capital(lineOf(words));
  const { verdict, on } = exchange;
  const isMine = aircraft.find((/** @type {Flyer} */ flyer) => flyer.label === on)?.seat === seat;
  return verdict.kind === "hit" && isMine
    ? say("zero-decline-hits", { hits: verdict.hits })
    : say("cards-decline-react");
}
