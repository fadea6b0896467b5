// The question bar's words: what is asked, and what each answer is called.
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { flagOf } from "../cards/terms.js";
import { capital, packsOf } from "../kit/terms.js";
import { linksOf, stands } from "./links.js";
import { Scene, positionOf } from "./scene.js";
import { callSign, cardName, positionWord, titleWord } from "./terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Action } from "./scene.js" */

/** The packs: a question is told of a message alone. */
const packs = packsOf("flames");

/** @param {Message} message */
function sceneOf(message) {
  const content = packs.value ?? { card: {}, fighter: {}, pilot: {} };
  return new Scene({ message, content, scenario: null, open: null, nameOf: () => "" });
}

const ANSWERS = ["react", "evade", "redline", "follow"];
const PICKS = ["force", "start", "slot"];

/** @param {Message} message */
export function question(message) {
  const scene = sceneOf(message);
  const { decision } = scene;
  if (!decision) return null;
  const flag = flagOf(decision, ANSWERS, PICKS);
  return { flag, text: capital(decision === "react" ? reactWords(scene) : wordsOf(scene, decision)) };
}

/** @param {Scene} scene @param {string} decision */
function wordsOf(scene, decision) {
  const { asked } = scene;
  const aircraft = asked ? callSign(scene, asked) : "";
  const [told = ""] = scene.message.said.question;
  if (decision === "start") return say("flames-ask-board-start", { aircraft });
  if (decision === "action") return say("flames-ask-board-action", { aircraft });
  if (decision === "discard") return say("flames-ask-board-discard", { aircraft });
  if (decision === "use") return say("flames-ask-board-use", { card: composed(scene) });
  if (decision === "target") return say("flames-ask-board-target", { card: composed(scene) });
  if (decision === "steps") return say("flames-ask-board-steps", { card: composed(scene) });
  return told;
}

/** @param {Scene} scene */
const composed = (scene) => cardName(scene.content.card[scene.composing.card ?? ""]);

/** What is played against me, and whether I answer. @param {Scene} scene */
function reactWords(scene) {
  /** @type {Action} */
  const action = scene.view.action;
  const links = linksOf(scene);
  const [last, before] = [links[links.length - 1], links[links.length - 2]];
  const [by, on] = [scene.flyer(action.by), scene.flyer(action.on)];
  if (!last || !by || !on) return scene.message.said.question[0] ?? "";
  const facts = { aircraft: callSign(scene, by), enemy: callSign(scene, on), hits: action.hits };
  if (!before) {
    const position = positionWord(Math.min(2, positionOf(by, on) + action.steps));
    const threat = threatOf(scene, action);
    return [say(`flames-threat-${threat}`, { ...facts, position }), say("cards-ask-board-answer")].join(" ");
  }
  const [card, answered] = [last, before].map((link) => titleWord(link.title));
  return say("cards-ask-board-react", { card: card ?? "", answered: answered ?? "" });
}

/** @param {Scene} scene @param {Action} action */
function threatOf(scene, action) {
  const card = scene.content.card[action.chain[0] ?? ""];
  if (action.use === "play") return card?.action === "break-off" ? "break-off" : "reverse";
  return (action.use === "attack" || action.use === "gunner") && card?.attack?.destroys ? "destroy" : action.use;
}

/**
 * Orders that are chosen on the board: cards, levels, aircraft, steps and forces; the rest are words.
 * @param {any} order @param {Message} message
 */
export function handled(order, message) {
  if (order.order !== "do") return true;
  if (message.view.decision === "use") return true;
  if (order.word === "climb" || order.word === "dive") return true; // on the ladder
  return order.word === "counter" || (order.word === "push" && holdsRedline(message));
}

/** Is there a Redline card to click in the hand that is asked? @param {Message} message */
function holdsRedline(message) {
  const scene = sceneOf(message);
  return (scene.asked?.hand ?? []).some((card) => scene.content.card[card]?.action === "redline");
}

/** @param {any} order @param {Message} message */
export const declines = (order, message) => keyOf(order) === "do:pass" && message.view.decision !== "force";

/** @param {any} order @param {Words} words @param {Message} message */
export function label(order, words, message) {
  const { decision } = message.view;
  if (order.word === "pass" && decision !== "force") return declineWords(message, decision);
  return capital(lineOf(words));
}

/** @param {Message} message @param {string} decision */
function declineWords(message, decision) {
  /** @type {Action | null} */
  const action = message.view.action;
  if (decision === "evade") return say("flames-decline-hits", { hits: action?.hits ?? 0 });
  if (decision !== "react" || !action) return say(`flames-decline-${decision}`);
  const scene = sceneOf(message);
  const isShot = action.use === "attack" || action.use === "gunner";
  const isMine = scene.flyer(action.on)?.seat === scene.me;
  const hurts = isShot && isMine && action.hits > 0 && stands(action, linksOf(scene));
  return hurts ? say("flames-decline-hits", { hits: action.hits }) : say("cards-decline-react");
}
