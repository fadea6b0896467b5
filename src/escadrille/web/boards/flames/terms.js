// The words of cards, aircraft and refusals, as the board says them.
import { say } from "../../lib/words.js";
import { cardTerms } from "../cards/terms.js";

/** @import { Flyer, Scene } from "./scene.js" */

/**
 * An aircraft by the name that people call it; among several, with its label too.
 * @param {Scene} scene @param {Flyer} flyer
 */
export const callSign = (scene, flyer) => (scene.isDuel ? flyer.name : `${flyer.label} ${flyer.name}`);

const terms = cardTerms("flames", callSign);
export const { toldName, titleWord, titleWords, levelWord, positionWord, whyWords, turnWords } = terms;

/** @param {any} card of the packs; none is an Ace Pilot counter */
export const cardName = (card) => (card ? terms.cardName(card) : say("flames-counter"));

/** The signs of an ability, as on a pilot's counter ("H+1/+1", "M0(1)"), make its key. @param {string[]} abilities */
export const abilityWords = (abilities) =>
  abilities.map((code) => say(`flames-ability-${code.toLowerCase().match(/[a-z0-9]+/g)?.join("-")}`)).join(", ");

/** @param {any} pilot */
export const pilotWords = (pilot) =>
  pilot.nation === "any"
    ? abilityWords(pilot.abilities)
    : say("flames-note-pilot", { name: pilot.name, abilities: abilityWords(pilot.abilities) });

/** What else a side of a card can do: its special notes. @param {any} side */
export function noteWords(side) {
  const notes = ["turbocharger", "agile", "barrage"].filter((note) => side[note]);
  const gunner = side.gunner ? [say("flames-note-gunner", { bursts: side.gunner })] : [];
  return [...gunner, ...notes.map((note) => say(`flames-note-${note}`))];
}
