// The question bar's words: what is asked, and what each answer is called.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { capital, ownName } from "../kit/terms.js";
import { lastCard } from "./looks.js";
import { brief } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Flyer } from "./scene.js" */

/** What the tray and the table let one choose. */
const SHOWN = ["lay", "piece", "type", "resequence", "aim", "skill", "spare"];

/** @param {string} decision */
function flagOf(decision) {
  if (decision === "program" || decision === "remark") return say("wings-flag-program");
  return decision === "declare" ? say("wings-flag-fire") : say("cards-flag-choice");
}

/** @param {Message} message */
export function question(message) {
  const { decision } = message.view;
  if (!decision) return null;
  return { flag: flagOf(decision), text: capital(askedWords(message)) };
}

/** @param {Message} message @returns {Flyer} */
const askedOf = ({ view }) => view.aircraft.find((/** @type {Flyer} */ { asked }) => asked);

/** Is a card to be laid, or a marker? @param {Message} message */
const isLaying = (message) => askedOf(message).programme.length < askedOf(message).cards;

/** Does a marker end the programme, or none? @param {Message} message */
const isMarking = (message) => message.view.decision === "program" && Boolean(message.asked) && !isLaying(message);

/** @param {Message} message */
function layingWords(message) {
  const flyer = askedOf(message);
  const { seat, programme, cards, bans } = flyer;
  const mine = message.view.aircraft.filter((/** @type {Flyer} */ one) => one.seat === seat);
  const aircraft = ownName(flyer, mine.length === 1);
  const duties = (bans ?? []).map((ban) => say(`wings-note-duty-${ban}`));
  return [say("wings-ask-lay", { aircraft, number: programme.length + 1, count: cards }), ...duties].join(" · ");
}

/** @param {Message} message */
function askedWords(message) {
  const { decision } = message.view;
  if (lastCard.at(message)) return say("wings-ask-board-commit");
  if (decision === "pick") return say("wings-ask-pick", { aircraft: askedOf(message).label });
  if (decision === "program" && isLaying(message)) return layingWords(message);
  if (isMarking(message)) return say("wings-ask-board-marker");
  return message.said.question[0] ?? "";
}

/** Is this the card that is laid but not yet sent? @param {any} order @param {Message} message */
const isWaiting = (order, message) => order.order === "lay" && order.card === lastCard.at(message);

/** @param {any} order @param {Message} message */
export const handled = (order, message) =>
  (SHOWN.includes(order.order) && !isWaiting(order, message)) ||
  ((message.view.decision === "remark" || isMarking(message)) && order.order === "do" && order.word !== "pass");

/** To send a programme without a marker is to send it. @param {any} order @param {Message} message */
export const declines = (order, message) => keyOf(order) === "do:pass" && message.view.decision !== "program";

/** The card that waits to be sent can be chosen anew. @param {Message} message */
export const back = (message) =>
  message.view.decision === "program" && lastCard.at(message) ? () => lastCard.set(message, null) : null;

/** What the table shows of an answer is told to those who do not see it. @param {any} order @param {Words} words @param {Message} message */
export function label(order, words, message) {
  const isSent = isWaiting(order, message) || (isMarking(message) && order.word === "pass");
  const shown = isSent ? say("wings-commit", { last: brief(words) }) : brief(words);
  const told = words.tells.join(" · ");
  return html`${shown}${told && html`<span class="hidden">: ${told}</span>`}`;
}
