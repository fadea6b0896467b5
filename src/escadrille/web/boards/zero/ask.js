// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { flagOf } from "../cards/terms.js";
import { capital, packsOf } from "../kit/terms.js";
import { linksOf, stands } from "./chain.js";
import { Scene } from "./scene.js";
import { titleWord } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Exchange } from "./scene.js" */

/** The packs: a question is told of a message alone. */
const packs = packsOf("zero");

/** @param {Message} message */
const sceneOf = (message) => new Scene({ message, content: packs.value, scenario: null, open: null, nameOf: () => "" });

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
  const links = packs.value ? linksOf(sceneOf(message)) : [];
  const [last, before] = [links[links.length - 1], links[links.length - 2]];
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
export function label(order, words, message) {
  const { decision, exchange } = message.view;
  if (order.word !== "pass" || decision !== "react" || !exchange || !packs.value) return capital(lineOf(words));
  return declineWords(sceneOf(message), exchange);
}

/** @param {Scene} scene @param {Exchange} exchange */
function declineWords(scene, exchange) {
  const hits = scene.content.card[exchange.chain[0] ?? ""]?.attack?.hits ?? 0;
  const isShot = exchange.use === "fire" || exchange.use === "gunner";
  const isMine = scene.flyer(exchange.on)?.seat === scene.me;
  return isShot && isMine && stands(linksOf(scene)) ? say("zero-decline-hits", { hits }) : say("cards-decline-react");
}
