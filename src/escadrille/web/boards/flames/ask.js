// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { composesBy } from "../cards/scene.js";
import { flagOf } from "../cards/terms.js";
import { capital, packsOf } from "../kit/terms.js";
import { Scene } from "./scene.js";
import { cardName, titleWord, toldName } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Action } from "./scene.js" */

/** The packs: a question is told of a message alone. */
const packs = packsOf("flames");

const ANSWERS = ["react", "evade", "redline", "follow", "return", "boost", "reply"];
const PICKS = ["fighter", "pilot", "leader", "start", "slot", "flak", "form", "cell", "assign", "bomb"];
const OF_AIRCRAFT = ["start", "action", "discard"];
const OF_CARD = ["use", "target", "steps"];
const COMPOSING = [...OF_CARD, "approach"];
/** Questions whose words are chosen on the board. */
const LAID = ["use", "flak", "bomb"];
const ON_BOARD = ["climb", "dive", "counter", "push"];

/** @param {Message} message */
export function question(message) {
  const { decision } = message.view;
  if (!decision) return null;
  return { flag: flagOf(decision, ANSWERS, PICKS), text: capital(wordsOf(message, decision)) };
}

/** @param {Message} message @param {string} decision */
function wordsOf(message, decision) {
  const content = packs.value ?? { card: {}, fighter: {}, pilot: {} };
  const scene = new Scene({ message, content, scenario: null, open: null, nameOf: () => "" });
  const { asked, composing } = scene;
  if (asked && OF_AIRCRAFT.includes(decision))
    return say(`flames-ask-board-${decision}`, { aircraft: toldName(scene, asked) });
  if (OF_CARD.includes(decision))
    return say(`flames-ask-board-${decision}`, { card: cardName(content.card[composing.card ?? ""]) });
  const [told = ""] = message.said.question;
  return decision === "react" ? reactWords(scene.view.action, told) : told;
}

/** What is played against me, and whether I answer. @param {Action} action @param {string} told */
function reactWords({ links }, told) {
  const [before, last] = links.slice(-2).map(({ title }) => titleWord(title));
  if (!before || !last) return [told, say("cards-ask-board-answer")].join(" ");
  return say("cards-ask-board-react", { card: last, answered: before });
}

/**
 * Orders that are chosen on the board: cards, levels, aircraft, steps and forces; the rest are words.
 * @param {any} order @param {Message} message
 */
export const handled = (order, message) =>
  order.order !== "do" || LAID.includes(message.view.decision) || ON_BOARD.includes(order.word);

export const composes = composesBy(COMPOSING);

/** @param {Message} message */
export const answers = ({ view: { decision } }) => ANSWERS.includes(decision);

/** @param {any} order @param {Message} message */
export const declines = (order, message) => keyOf(order) === "do:pass" && !PICKS.includes(message.view.decision);

/**
 * Spent for one more hit, while nothing could attack.
 * @param {any} order @param {Message} message
 */
export function doubt(order, { asked }) {
  const facts = asked?.legal.find((one) => one.order === order)?.facts;
  /** @type {{ vain?: boolean }[]} */
  const uses = facts?.uses ?? [facts ?? {}];
  return uses.every(({ vain }) => vain) ? say("flames-doubt-vain") : "";
}

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => capital(lineOf(words));
