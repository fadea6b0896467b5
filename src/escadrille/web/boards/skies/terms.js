// The words of levels, aircraft, cards and lengths, as the board of skies says them.
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { refusalsOf } from "../kit/terms.js";
import { isMetric } from "./looks.js";
import { isThere } from "./scene.js";

/** @import { Contest, Fate, Flyer, Level, Scene, Shot, Squadron } from "./scene.js" */

const INCH = 2.54; // centimetres

/** @param {Level} level */
export const levelWord = (level) => say(`skies-level-${level}`);
/** A, N or D, in every language. @param {Level} level */
export const levelLetter = (level) => say(`skies-letter-${level}`);

/** A number of inches, as the reader wants lengths. @param {number} inches */
export const lengthFigure = (inches) =>
  (isMetric.value ? inches * INCH : inches).toLocaleString(lang.value, { maximumFractionDigits: 1 });

/** @param {number} inches */
export const lengthWords = (inches) =>
  say(isMetric.value ? "skies-length-cm" : "skies-length-in", { length: lengthFigure(inches) });

/** @param {number} share */
export const percent = (share) => say("skies-percent", { percent: Math.round(100 * share) });

/** @param {number} degrees to the right */
export const turnWords = (degrees) =>
  degrees === 0
    ? say("skies-straight")
    : say(degrees < 0 ? "skies-turn-left" : "skies-turn-right", { degrees: Math.abs(degrees) });

/** "b2 Spitfire Mk II" @param {Flyer} flyer */
export const callSign = ({ label, name }) => `${label} ${name}`;

/** @param {Scene} scene @param {{ side: number }} thing */
export const signOf = (scene, thing) => (scene.isOurs({ seat: null, side: thing.side }) ? "▲" : "▽");

/** @param {Scene} scene @param {{ seat: number, side: number }} thing */
export const ownerWord = (scene, thing) => (scene.isMine(thing) ? say("cards-plate-you") : scene.nameOf(thing.seat));

/** A card, with its type where it is a Trait. @param {Scene} scene @param {string} name */
export function cardWord(scene, name) {
  const { card, type } = scene.face(name);
  const word = card?.name[lang.value] ?? name;
  return type ? say("skies-card-of", { card: word, type: type.name }) : word;
}

/** @param {Scene} scene @param {Squadron} squadron */
export const squadronWord = (scene, { type }) => scene.content?.aircraft[type]?.name ?? type;

/** Where it stands in the fight besides its level. @param {Scene} scene @param {Flyer} flyer @returns {string[]} */
export function noteWords({ content }, flyer) {
  return [
    flyer.ace !== null && (content?.ace[flyer.ace]?.name ?? flyer.ace),
    flyer.engines > 1 && say("skies-note-engines", { whole: flyer.engines - flyer.damage, engines: flyer.engines }),
    flyer.active && say("skies-note-active"),
    flyer.zoom && say("skies-note-zoom"),
    flyer.carded && say("skies-note-carded"),
    flyer.jammed && say("skies-note-jammed"),
    flyer.bombed && say("skies-note-bombed"),
  ].filter((word) => typeof word === "string");
}

/** All that is known of an aircraft, in one sentence. @param {Scene} scene @param {Flyer} flyer */
export function wholeSentence(scene, flyer) {
  const whose = say("cards-tell-who", { name: callSign(flyer), side: scene.sideOf(flyer), who: scene.nameOf(flyer.seat) });
  if (!isThere(flyer)) return `${whose}, ${say(`skies-status-${flyer.status}`)}`;
  const { sp, ag, fp, ps } = flyer;
  return [whose, levelWord(flyer.level), say("skies-figures", { sp, ag, fp, ps }), ...noteWords(scene, flyer)].join(", ");
}

/** Dice against dice. @param {Shot | Contest} facts */
export const pools = (facts) => `${facts.dice} : ${facts.kind === "shot" ? facts.dodge : facts.theirs}`;

/** @param {Shot | Contest} facts @returns {string} */
export function factWords(facts) {
  const far = lengthWords(facts.inches);
  if (facts.kind === "contest") return [facts.tailing ? say("skies-aspect-tailing") : "", far].filter(Boolean).join(" · ");
  const reply = facts.reply ? say("skies-deed-reply", { dice: facts.reply }) : "";
  return [say(`skies-aspect-${facts.aspect}`), far, reply].filter(Boolean).join(" · ");
}

/** What becomes of a card. @param {Fate} fate */
export const fateWords = ({ test, dice, odds }) =>
  dice === null || odds === null
    ? say(`skies-retention-${test}`)
    : say("skies-card-fate", { test: say(`skies-retention-${test}`), dice, odds: percent(odds) });

/** @param {Scene} scene @param {string} name @param {any} fact */
function factWord(scene, name, fact) {
  if (name === "card") return cardWord(scene, fact);
  if (name === "level" || name === "theirs") return levelWord(fact);
  if (name === "inches" || name === "range") return lengthWords(fact);
  const flyer = scene.flyer(String(fact));
  return flyer ? callSign(flyer) : fact;
}

/** Why something may not be ordered. */
export const whyWords = refusalsOf("skies", factWord);
