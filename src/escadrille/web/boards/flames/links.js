// The chain of action and reaction, card by card: who played what, and what stands if nobody answers.

import { turnEvents } from "../kit/story.js";
import { FIGURE } from "./scene.js";
import { OPENING } from "./story.js";

/** @import { Scene, Action } from "./scene.js" */

/**
 * @typedef {{ by: string, card: string | null, title: string, use: string | null }} Link `use` is null for a reaction;
 *   a card of null is an Ace Pilot counter, or a free maneuver of the Speed phase
 */

const COUNTERS = 4; // no pilot has more

/** The chain of the action being resolved. @param {Scene} scene @returns {Link[]} */
export function linksOf(scene) {
  /** @type {Action | null} */
  const action = scene.view.action;
  if (!action || !action.on) return [];
  const told = toldLinks(scene);
  const isWhole = `${told.flatMap((link) => link.card ?? [])}` === `${action.chain}`;
  return told.length > 0 && isWhole ? told : guessedLinks(scene, action);
}

/** The chain as the events of this turn tell it. @param {Scene} scene @returns {Link[]} */
function toldLinks(scene) {
  /** @type {Link[]} */
  let links = [];
  for (const event of turnEvents(scene.message, OPENING).events) {
    const by = scene.flyers[event.aircraft]?.label ?? "";
    const { card = null } = event;
    const own = card ? titleOf(scene, card) : "ace-pilot";
    if (event.event === "SpeedUsed") links = [{ by, card: null, title: "maneuver", use: "speed" }];
    else if (event.event === "Played") links = [{ by, card, title: titleAs(event.use, own), use: event.use }];
    else if (event.event === "Reacted") links = [...links, { by, card, title: own, use: null }];
    else if (event.event === "Evaded") links = [...links, { by, card, title: own, use: "soften" }];
  }
  return links;
}

/** What a card is answered as. @param {string} use @param {string} title */
const titleAs = (use, title) => (use === "maneuver" ? "maneuver" : use === "agile" ? "scissors" : title);

/**
 * The chain where its events were not heard. The view lists its cards alone; counters and speed maneuvers are none, so
 * they are guessed from what answers what: the shortest chain that leads to the present question.
 * @param {Scene} scene @param {Action} action @returns {Link[]}
 */
function guessedLinks(scene, action) {
  const [first, cards] = opening(scene, action);
  const soft = cards.filter((card) => scene.content.card[card]?.softens);
  const hard = cards.slice(0, cards.length - soft.length);
  const chain = grow(scene, action, [first], hard) ?? [first];
  return [...chain, ...soft.map((card) => ({ by: action.on ?? "", card, title: titleOf(scene, card), use: "soften" }))];
}

/** @param {Scene} scene @param {string} card */
const titleOf = (scene, card) => scene.content.card[card]?.title ?? card;

/**
 * The card or maneuver that began it, and the cards after it.
 * @param {Scene} scene @param {Action} action @returns {[Link, string[]]}
 */
function opening(scene, action) {
  const [card, ...rest] = action.chain;
  const { by, use, chain } = action;
  if (use === "speed" || card === undefined || isCounterPlay(scene, action, card))
    return [{ by, card: null, title: "maneuver", use }, chain];
  return [{ by, card, title: titleAs(use, titleOf(scene, card)), use }, rest];
}

/**
 * Was the maneuver made by a counter, so that the first card is already an answer?
 * @param {Scene} scene @param {Action} action @param {string} card
 */
function isCounterPlay(scene, action, card) {
  const worth = scene.content.card[card]?.maneuver ?? 0;
  const least = scene.flyer(action.by)?.figures[FIGURE.leastManeuver] ?? 0;
  return action.use === "maneuver" && Math.max(worth, least) < action.steps;
}

/**
 * @param {Scene} scene @param {Action} action @param {Link[]} links @param {string[]} cards still to place
 * @returns {Link[] | null}
 */
function grow(scene, action, links, cards) {
  for (let counters = 0; counters <= COUNTERS; counters += 1) {
    const found = place(scene, action, links, cards, counters);
    if (found) return found;
  }
  return null;
}

/**
 * @param {Scene} scene @param {Action} action @param {Link[]} links @param {string[]} cards @param {number} counters
 * @returns {Link[] | null}
 */
function place(scene, action, links, cards, counters) {
  const last = links[links.length - 1];
  if (!last) return null;
  const by = (last.by === action.by ? action.on : action.by) ?? "";
  const [card, ...rest] = cards;
  if (card === undefined && counters === 0) return leadsHere(scene, action, last, by) ? links : null;
  if (card !== undefined && scene.content.card[card]?.reacts_to.includes(last.title)) {
    const found = place(
      scene,
      action,
      [...links, { by, card, title: titleOf(scene, card), use: null }],
      rest,
      counters,
    );
    if (found) return found;
  }
  const counter = { by, card: null, title: "ace-pilot", use: null };
  return counters > 0 ? place(scene, action, [...links, counter], cards, counters - 1) : null;
}

/**
 * Does a chain end where the battle stands: this title to answer, by this seat?
 * @param {Scene} scene @param {Action} action @param {Link} last @param {string} next
 */
function leadsHere(scene, action, last, next) {
  const [seat, decision] = scene.view.deciding[0] ?? [];
  if (decision === "react") return last.title === action.answers && scene.flyer(next)?.seat === seat;
  return decision !== "evade" || last.by === action.by;
}

/** Does the action succeed if nobody answers? (FLAMES-PLAY-08) @param {Action} action @param {Link[]} links */
export function stands(action, links) {
  const cards = links.filter((link) => link.use !== "soften");
  return cards[cards.length - 1]?.by === action.by;
}

/**
 * Is a link cancelled as the chain stands? Every other one, from the last.
 * @param {Link[]} links @param {number} place
 */
export function isCancelled(links, place) {
  const count = links.filter((link) => link.use !== "soften").length;
  return place < count && (count - 1 - place) % 2 === 1;
}

/**
 * The titles of cards that answer a title (FLAMES-REACT-02).
 * @param {any} content @param {string} title @returns {string[]}
 */
export function answersTo(content, title) {
  const cards = Object.values(content.card).filter((/** @type {any} */ card) => card.reacts_to.includes(title));
  return [...new Set(cards.map((/** @type {any} */ card) => card.title))];
}
