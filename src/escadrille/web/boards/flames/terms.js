// The words of cards, aircraft and refusals, as the board says them.
import { say } from "../../lib/words.js";
import { cardTerms } from "../cards/terms.js";
import { FIGURE } from "./scene.js";

/** @import { Flyer, Scene } from "./scene.js" */

/**
 * An aircraft by the name that people call it; among several, with its label too.
 * @param {Scene} scene @param {Flyer} flyer
 */
export const callSign = (scene, flyer) => (scene.isDuel ? flyer.name : `${flyer.label} ${flyer.name}`);

const terms = cardTerms("flames", callSign);
export const { titleWord, titleWords, levelWord, positionWord, whyWords, turnWords } = terms;

/** @param {any} card of the packs; null is an Ace Pilot counter */
export const cardName = (card) => (card ? terms.cardName(card) : say("flames-counter"));

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
