// The words of cards, aircraft and refusals, as the board says them.
import { say } from "../../lib/words.js";
import { POSITIONS } from "../cards/scene.js";
import { refusalWords, ruleTitles } from "../cards/terms.js";
import { FIGURE } from "./scene.js";

/** @import { Bar } from "../cards/scene.js" */
/** @import { Flyer, Scene } from "./scene.js" */

const ruleTitle = ruleTitles("flames");

/** @param {string} title */
export const titleWord = (title) => say(`flames-title-${title}`);

/** @param {string[]} titles */
export const titleWords = (titles) => titles.map(titleWord).join(", ");

/** @param {any} card of the packs; null is an Ace Pilot counter */
export function cardName(card) {
  if (!card) return say("flames-counter");
  return card.subtitle
    ? `${titleWord(card.title)} (${say(`flames-subtitle-${card.subtitle}`)})`
    : titleWord(card.title);
}

/** @param {string | null} level */
export const levelWord = (level) => say(`flames-level-${level ?? "secret"}`);

/** @param {number} position from -2 to 2 */
export const positionWord = (position) => say(`flames-position-${POSITIONS[position + 2] ?? "neutral"}`);

/**
 * An aircraft by the name that people call it; among several, with its label too.
 * @param {Scene} scene @param {Flyer} flyer
 */
export const callSign = (scene, flyer) => (scene.isDuel ? flyer.name : `${flyer.label} ${flyer.name}`);

/** @param {string[]} abilities as on a pilot's counter: "H+1/+1", "M0(1)" */
export const abilityWords = (abilities) =>
  abilities
    .map((code) =>
      say(
        `flames-ability-${code
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .replace(/^-|-$/g, "")}`,
      ),
    )
    .join(", ");

/** @param {any} pilot */
export const pilotWords = (pilot) =>
  pilot.nation === "any"
    ? abilityWords(pilot.abilities)
    : say("flames-note-pilot", { name: pilot.name, abilities: abilityWords(pilot.abilities) });

/** What else a face-up side can do: its special notes. @param {number[]} figures */
export function noteWords(figures) {
  const notes = /** @type {const} */ (["turbocharger", "agile", "barrage"])
    .filter((note) => figures[FIGURE[note]])
    .map((note) => say(`flames-note-${note}`));
  const bursts = figures[FIGURE.gunner] ?? 0;
  return bursts ? [say("flames-note-gunner", { bursts }), ...notes] : notes;
}

/** Why something may not be ordered. @param {Scene} scene @param {Bar} bar */
export const whyWords = (scene, bar) =>
  refusalWords(`flames-why-${bar.rule.slice(7).toLowerCase()}`, bar, ruleTitle, (name, fact) =>
    factWord(scene, name, fact),
  );

/** @param {Scene} scene @param {string} name @param {any} fact */
function factWord(scene, name, fact) {
  if (name === "answers") return titleWord(fact);
  if (name === "card") return cardName(scene.content.card[fact]);
  if (name === "level") return levelWord(fact);
  if (name === "position" || name === "slot") return positionWord(fact);
  const flyer = scene.flyer(String(fact));
  return flyer ? callSign(scene, flyer) : fact;
}
