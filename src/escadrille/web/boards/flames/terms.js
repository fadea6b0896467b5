// The words of cards, aircraft and refusals, as the board says them.
import { rules } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { knows, say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";
import { FIGURE, POSITIONS } from "./scene.js";

/** @import { Bar, Flyer, Scene } from "./scene.js" */

/** @type {import("../../vendor/signals.js").Signal<Record<string, import("../../lib/types.js").Rule>>} */
const catalogue = signal({});
rules("flames").then(
  (known) => (catalogue.value = known),
  () => undefined,
);

/** @param {string} id */
const ruleTitle = (id) => catalogue.value[id]?.title[lang.value] ?? id;

/** @param {string} title */
export const titleWord = (title) => say(`flames-title-${title}`);

/** @param {string[]} titles */
export const titleWords = (titles) => titles.map(titleWord).join(", ");

/** @param {any} card of the packs; null is an Ace Pilot counter */
export function cardName(card) {
  if (!card) return say("flames-counter");
  return card.subtitle ? `${titleWord(card.title)} (${say(`flames-subtitle-${card.subtitle}`)})` : titleWord(card.title);
}

/** @param {string | null} level */
export const levelWord = (level) => say(`flames-level-${level ?? "secret"}`);

/** @param {number} position from -2 to 2 */
export const positionWord = (position) => say(`flames-position-${POSITIONS[position + 2] ?? "neutral"}`);

/** The short name of a type: "Spitfire I", "Bf-109E". @param {string} name */
export const shortName = (name) => (name.length <= 8 ? name : (name.split(" ")[0] ?? name));

/** An aircraft by the name that people call it; among several, with its label too. @param {Scene} scene @param {Flyer} flyer */
export const callSign = (scene, flyer) => (scene.isDuel ? flyer.name : `${flyer.label} ${flyer.name}`);

/** @param {string[]} abilities as on a pilot's counter: "H+1/+1", "M0(1)" */
export const abilityWords = (abilities) =>
  abilities
    .map((code) => say(`flames-ability-${code.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`))
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

/** Why something may not be ordered: the house's own sentence, or the rule and the facts. @param {Scene} scene @param {Bar} bar */
export function whyWords(scene, { rule, facts, told }) {
  const key = `flames-why-${rule.slice(7).toLowerCase()}`;
  if (!knows(key)) return told ? `${ruleTitle(rule)} (${told})` : ruleTitle(rule);
  return say(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factWord(scene, name, fact)])));
}

/** @param {Scene} scene @param {string} name @param {any} fact */
function factWord(scene, name, fact) {
  if (name === "answers") return titleWord(fact);
  if (name === "card") return cardName(scene.content.card[fact]);
  if (name === "level") return levelWord(fact);
  if (name === "position" || name === "slot") return positionWord(fact);
  const flyer = scene.flyer(String(fact));
  return flyer ? callSign(scene, flyer) : fact;
}

/** A text whose figures stand out. @param {{ text: string }} props */
export const Figures = ({ text }) => text.split(/([+−]?\d+(?:[+−]\d+)?)/).map((part, place) => (place % 2 ? html`<b>${part}</b>` : part));
