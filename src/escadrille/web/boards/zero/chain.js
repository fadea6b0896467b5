// The exchange of cards: an Attack, its Response, the answer to that one, and what stands.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ChainView, Lesson, linkBy, slotFor } from "../cards/chain.js";
import { attackWords } from "./card.js";
import { positionOf } from "./scene.js";
import { PLANES, callSign, cardName, positionWord, titleWord, titleWords } from "./terms.js";

/** @import { Verdict } from "../cards/chain.js" */
/** @import { Exchange, Scene } from "./scene.js" */

/** @typedef {{ by: string, card: string, title: string, isAttack: boolean }} Link `title` is what it is answered as */

/** Steps that a card is worth (ZERO-POS-05 to -09). @type {Record<string, number>} */
const STEPS = { maneuvering: 1, "half-loop": 2, "full-throttle": 1, scissors: 2 };

/** Who may answer an Attack: its target, or for a roll the pursuer. @param {Scene} scene @param {Exchange} exchange */
const defender = (scene, exchange) => exchange.on ?? scene.flyer(exchange.by)?.holds ?? "";

/**
 * The exchange, card by card. A card that cannot answer the one before it is treated as SCISSORS (ZERO-POS-10).
 * @param {Scene} scene @returns {Link[]}
 */
export function linksOf(scene) {
  /** @type {Exchange | null} */
  const exchange = scene.view.exchange;
  if (!exchange) return [];
  const { by, use, chain, answers } = exchange;
  const other = defender(scene, exchange);
  let before = "";
  return chain.map((card, place) => {
    const { title, answers: answered } = scene.content.card[card];
    const isAgile = place === 0 ? use === "agile" : !answered.includes(before);
    const isLast = place === chain.length - 1;
    before = isAgile ? "scissors" : isLast && answers ? answers : title;
    return { by: place % 2 ? other : by, card, title: before, isAttack: place === 0 };
  });
}

/** Does the Attack succeed if nobody answers? (ZERO-ATK-08) @param {Link[]} links */
export const stands = (links) => links.length % 2 === 1;

/** @param {Scene} scene @param {Link} link */
const linkTitle = (scene, link) => {
  const card = scene.content.card[link.card];
  return card.title === link.title ? cardName(card) : titleWord(link.title);
};

/** What a link does, in a few words. @param {Scene} scene @param {Link} link */
function doesWords(scene, link) {
  const card = scene.content.card[link.card];
  if (card.title !== link.title) return say("zero-chain-as", { card: titleWord(card.title) });
  return link.isAttack ? attackWords(card) : say("zero-word-response");
}

/** @param {Scene} scene @param {Link[]} links @param {Link} link @param {number} place */
function seenLink(scene, links, link, place) {
  const flyer = scene.flyer(link.by);
  const before = links[place - 1];
  const { subtitle, attack } = scene.content.card[link.card];
  const isFire = scene.view.exchange.use === "fire" || scene.view.exchange.use === "gunner";
  return linkBy(scene, link.by, flyer ? callSign(scene, flyer) : "", {
    title: linkTitle(scene, link),
    picture: { title: link.title, version: attack ? subtitle : null },
    row: !link.isAttack ? "reaction" : isFire ? "attack" : "maneuver",
    does: doesWords(scene, link),
    isDead: (links.length - 1 - place) % 2 === 1,
    answers: before ? linkTitle(scene, before) : "",
  });
}

/**
 * What stands if nobody answers.
 * @param {Scene} scene @param {Exchange} exchange @param {Link[]} links @returns {Verdict}
 */
function standing(scene, exchange, links) {
  const [by, on] = [scene.flyer(exchange.by), scene.flyer(exchange.on)];
  const first = links[0];
  if (!by || !first) return { words: "", rule: "ZERO-ATK-08" };
  const card = scene.content.card[first.card];
  const facts = { by: callSign(scene, by), on: on ? callSign(scene, on) : "" };
  const isShot = exchange.use === "fire" || exchange.use === "gunner";
  if (!stands(links)) {
    const bursts = by.wingman ? 0 : card.attack?.bursts;
    return isShot
      ? { words: say("zero-stands-spent", { ...facts, bursts }), rule: "ZERO-BST-09" }
      : { words: say("cards-stands-cancelled", facts), rule: "ZERO-ATK-08" };
  }
  if (isShot) return { words: say("zero-stands-hit", { ...facts, hits: card.attack.hits }), rule: "ZERO-ATK-10" };
  if (exchange.use === "climb" || exchange.use === "dive")
    return { words: say(`zero-stands-${exchange.use}`, facts), rule: "ZERO-ALT-13" };
  return moved(scene, exchange, first.title, facts);
}

/**
 * Where a card that moves would lead.
 * @param {Scene} scene @param {Exchange} exchange @param {string} title @param {Record<string, any>} facts
 * @returns {Verdict}
 */
function moved(scene, exchange, title, facts) {
  const [by, on] = [scene.element(exchange.by)?.leader, scene.flyer(exchange.on)];
  const steps = STEPS[title] ?? 0;
  if (!by || !on) return { words: "", rule: "ZERO-POS-02" };
  if (on.wingman) return { words: say("zero-stands-bursts", { ...facts, bursts: steps }), rule: "ZERO-BST-10" };
  const victim = scene.flyer(on.holds);
  if (victim && victim.label !== by.label)
    return { words: say("zero-stands-relief", { ...facts, friend: callSign(scene, victim) }), rule: "ZERO-ISO-04" };
  const position = positionWord(Math.min(2, positionOf(by, on) + steps));
  return { words: say("cards-stands-position", { ...facts, by: callSign(scene, by), position }), rule: "ZERO-POS-02" };
}

/** The titles of cards in the deck that answer a title (ZERO-ATK-12). @param {Scene} scene @param {string} title */
function answersTo({ content, view }, title) {
  /** @param {any} card */
  const isIn = (card) => !card.option || view[card.option];
  const cards = Object.values(content.card).filter((card) => card.answers.includes(title) && isIn(card));
  return [...new Set(cards.map((card) => card.title))];
}

/** @param {{ scene: Scene }} props */
export function ExchangeChain({ scene }) {
  /** @type {Exchange} */
  const exchange = scene.view.exchange;
  const links = linksOf(scene);
  const title = exchange.answers;
  const card = title ? titleWord(title) : "";
  return html`<${ChainView}
    scene=${scene} title=${say("zero-chain-title")} between=${[exchange.by, defender(scene, exchange)]} planes=${PLANES}
    links=${links.map((link, place) => seenLink(scene, links, link, place))}
    slot=${title && slotFor(scene, scene.flyer(exchange.answering), say("cards-chain-slot-answers", { card }))}
    verdict=${standing(scene, exchange, links)}
    learnt=${title && {
      words: say("cards-chain-answered-by", { card, cards: titleWords(answersTo(scene, title)) }), rule: "ZERO-ATK-12",
    }} />`;
}

/** For learners: what the present question is for. @param {{ scene: Scene }} props */
export const ZeroLesson = ({ scene }) =>
  html`<${Lesson} name=${`zero-learn-${scene.decision ?? scene.view.phase}`} />`;
