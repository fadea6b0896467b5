// The words of cards, aircraft and refusals, as the board of zero says them.
import { say } from "../../lib/words.js";
import { LEVELS } from "../cards/scene.js";
import { cardTerms } from "../cards/terms.js";
import { signed } from "../kit/terms.js";
import { flies, positionOf } from "./scene.js";

/** @import { Planes } from "../cards/vignettes.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** Who flies in the pictures of the cards. @type {Planes} */
export const PLANES = ["a6m2", "f4f-3"];

/**
 * An aircraft by the name that people call it; among several, with its label too.
 * @param {Scene} scene @param {Flyer} flyer
 */
export function callSign(scene, flyer) {
  const name = scene.isDuel ? flyer.name : `${flyer.label} ${flyer.name}`;
  return flyer.wingman ? say("zero-call-wingman", { name }) : name;
}

const terms = cardTerms("zero", callSign);
export const { toldName, titleWord, titleWords, cardName, levelWord, positionWord, whyWords, turnWords } = terms;

/** @param {boolean | undefined} isWingman */
export const roleWord = (isWingman) => say(isWingman ? "zero-role-wingman" : "zero-role-leader");

/** What the cards of Leaders and of Wingmen tell in figures. @param {boolean} isWingman */
export const figureNames = (isWingman) =>
  isWingman ? ["offensive", "defensive"] : ["performance", "horsepower", "bursts"];

/**
 * The figures of the face-up side, and what changes them now.
 * @param {Flyer} flyer @returns {[name: string, figure: number, change: string][]}
 */
export const figuresOf = ({ wingman, figures, changes }) =>
  figureNames(wingman).map((name) => [name, figures[name] ?? 0, changes[name] ? signed(changes[name]) : ""]);

/** What is printed on the cards of an Element as its value. @param {any} fighter @param {boolean} isPair */
export const valueOf = ({ leader, wingman }, isPair) => (leader?.value ?? 0) + (isPair ? (wingman?.value ?? 0) : 0);

/** What else is known of an aircraft. @param {Scene} scene @param {Flyer} flyer @returns {string[]} */
export function noteWords(scene, flyer) {
  const { figures, ceiling, bonuses } = flyer;
  const { raid, sequence, active, turn } = scene.view;
  const isActive = active === flyer.label;
  return [
    flyer.promoted && say("zero-note-promoted"),
    flyer.shaken && say("zero-note-shaken"),
    flyer.surprised && turn <= 1 && !flyer.wingman && say("zero-note-surprised"),
    bonuses.length > 0 &&
      say("zero-note-pilot", { bonuses: bonuses.map((one) => say(`zero-bonus-${one.toLowerCase()}`)).join(", ") }),
    figures["turbo"] && say("zero-note-turbo"),
    figures["gunner"] && say("zero-note-gunner", { bursts: figures["gunner"] }),
    figures["agile"] && say("zero-note-agile"),
    !flyer.wingman && ceiling !== LEVELS[4] && say("zero-note-ceiling", { level: levelWord(ceiling) }),
    flyer.isolated && say("zero-note-isolated"),
    isActive && sequence?.target && say("zero-note-target", { enemy: sequence.target }),
    raid?.wingman === flyer.label && raid.target && say("zero-note-target", { enemy: raid.target }),
  ].filter(Boolean);
}

/** What became of an aircraft, or its damage, in a word. @param {Flyer} flyer */
export const stateWord = ({ status, damaged }) =>
  status !== "flying" ? say(`zero-state-${status}`) : damaged ? say("cards-plate-damaged") : "";

/** All that is known of an aircraft, in one sentence. @param {Scene} scene @param {Flyer} flyer */
export function wholeSentence(scene, flyer) {
  const name = say(flyer.wingman ? "zero-tell-wingman" : "zero-tell-leader", { name: `${flyer.label} ${flyer.name}` });
  if (!flies(flyer)) return `${name}, ${stateWord(flyer)}`;
  const enemy = scene.flyer(flyer.holds);
  const parts = [
    say("cards-tell-who", { name, who: scene.nameOf(flyer.seat), side: scene.sideOf(flyer) }),
    say("cards-tell-level", { level: levelWord(flyer.level) }),
    enemy
      ? say("cards-tell-position", { position: positionWord(positionOf(flyer, enemy)), other: callSign(scene, enemy) })
      : !flyer.wingman && positionWord(0),
    say("zero-tell-hits", { hits: flyer.hits, front: flyer.flips_at, back: flyer.falls_at }),
    flyer.damaged && say("cards-plate-damaged"),
    (!flyer.wingman || flyer.cards > 0) && say("cards-tell-cards", { count: flyer.cards }),
    ...figuresOf(flyer).map(([figure, value, change]) => `${say(`cards-plate-${figure}`)} ${value}${change}`),
    ...noteWords(scene, flyer),
  ];
  return parts.filter(Boolean).join(", ");
}
