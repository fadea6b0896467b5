// The words of cards, aircraft and refusals, as the board of zero says them.
import { say } from "../../lib/words.js";
import { LEVELS } from "../cards/scene.js";
import { cardTerms } from "../cards/terms.js";
import { signed } from "../kit/terms.js";
import { FIGURE, WING, flies, modifierAt, positionOf } from "./scene.js";

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

export const { titleWord, titleWords, cardName, levelWord, positionWord, whyWords, turnWords } = cardTerms("zero", callSign);

/**
 * What the level of an aircraft adds to a figure: "−1", or ""
 * @param {Flyer} flyer @param {keyof typeof WING | "horsepower"} name
 */
function byLevel(flyer, name) {
  const level = LEVELS.findIndex((one) => one === flyer.level);
  const change = level < 0 ? 0 : modifierAt(name, level, Boolean(flyer.figures[FIGURE.turbo]));
  return change ? signed(change) : "";
}

/** The figures of the face-up side. @param {Flyer} flyer @returns {[name: string, figure: number, change: string][]} */
export function figuresOf(flyer) {
  /** @param {number} column */
  const at = (column) => flyer.figures[column] ?? 0;
  return flyer.wingman
    ? [
        ["offensive", at(WING.offensive), byLevel(flyer, "offensive")],
        ["defensive", at(WING.defensive), byLevel(flyer, "defensive")],
      ]
    : [
        ["performance", at(FIGURE.performance), flyer.shaken ? signed(-1) : ""],
        ["horsepower", at(FIGURE.horsepower), byLevel(flyer, "horsepower")],
        ["bursts", at(FIGURE.bursts), ""],
      ];
}

/** What else is known of an aircraft. @param {Scene} scene @param {Flyer} flyer @returns {string[]} */
export function noteWords(scene, flyer) {
  const { figures, ceiling, bonuses } = flyer;
  const { raid, sequence, active, turn } = scene.view;
  const isActive = active === flyer.label;
  const gunner = flyer.wingman ? 0 : (figures[FIGURE.gunner] ?? 0);
  return [
    flyer.promoted && say("zero-note-promoted"),
    flyer.shaken && say("zero-note-shaken"),
    flyer.surprised && turn <= 1 && !flyer.wingman && say("zero-note-surprised"),
    bonuses.length > 0 &&
      say("zero-note-pilot", { bonuses: bonuses.map((one) => say(`zero-bonus-${one.toLowerCase()}`)).join(", ") }),
    figures[FIGURE.turbo] && say("zero-note-turbo"),
    gunner && say("zero-note-gunner", { bursts: gunner }),
    !flyer.wingman && figures[FIGURE.agile] && say("zero-note-agile"),
    !flyer.wingman && ceiling !== LEVELS[4] && say("zero-note-ceiling", { level: levelWord(ceiling) }),
    scene.isIsolated(flyer) && say("zero-note-isolated"),
    isActive && sequence?.target && say("zero-note-target", { enemy: sequence.target }),
    raid?.[0] === flyer.label && raid[1] && say("zero-note-target", { enemy: raid[1] }),
  ].filter(Boolean);
}

/** What became of an aircraft, or its damage, in a word. @param {Flyer} flyer */
export function stateWord(flyer) {
  if (flyer.status === "destroyed") return say("zero-state-destroyed");
  if (flyer.status === "disengaged") return say("zero-state-disengaged");
  return flyer.damaged ? say("cards-plate-damaged") : "";
}

/** All that is known of an aircraft, in one sentence. @param {Scene} scene @param {Flyer} flyer */
export function wholeSentence(scene, flyer) {
  const name = say(flyer.wingman ? "zero-tell-wingman" : "zero-tell-leader", { name: `${flyer.label} ${flyer.name}` });
  if (!flies(flyer)) return `${name}, ${stateWord(flyer)}`;
  const [front, back] = flyer.capacity;
  const enemy = scene.flyer(flyer.holds);
  const parts = [
    say("cards-tell-who", { name, who: scene.nameOf(flyer.seat), side: scene.sideOf(flyer) }),
    say("cards-tell-level", { level: levelWord(flyer.level) }),
    enemy
      ? say("cards-tell-position", { position: positionWord(positionOf(flyer, enemy)), other: callSign(scene, enemy) })
      : !flyer.wingman && positionWord(0),
    say("zero-tell-hits", { hits: flyer.hits, front, back }),
    flyer.damaged && say("cards-plate-damaged"),
    (!flyer.wingman || flyer.cards > 0) && say("cards-tell-cards", { count: flyer.cards }),
    ...figuresOf(flyer).map(([figure, value, change]) => `${say(`cards-plate-${figure}`)} ${value}${change}`),
    ...noteWords(scene, flyer),
  ];
  return parts.filter(Boolean).join(", ");
}
