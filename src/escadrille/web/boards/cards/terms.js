// Words that the boards of the card systems say in the same way.
import { rules } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { knows, say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";

/** @import { Bar, CardScene, Seated } from "./scene.js" */

/** A way to tell the titles of a system's rules, once they are known. @param {string} system */
export function ruleTitles(system) {
  /** @type {import("../../vendor/signals.js").Signal<Record<string, import("../../lib/types.js").Rule>>} */
  const catalogue = signal({});
  rules(system).then(
    (known) => (catalogue.value = known),
    () => undefined,
  );
  /** @param {string} id */
  return (id) => catalogue.value[id]?.title[lang.value] ?? id;
}

/**
 * Why something may not be ordered: the house's own sentence, or the rule and the facts.
 * @param {string} key of that sentence, if there is one
 * @param {Bar} bar
 * @param {(id: string) => string} ruleTitle
 * @param {(name: string, fact: any) => any} factWord
 */
export function refusalWords(key, { rule, facts, told }, ruleTitle, factWord) {
  if (!knows(key)) return told ? `${ruleTitle(rule)} (${told})` : ruleTitle(rule);
  return say(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factWord(name, fact)])));
}

/** The short name of a type: "Spitfire I", "Bf-109E". @param {string} name */
export const shortName = (name) => (name.length <= 8 ? name : (name.split(" ")[0] ?? name));

/** A sentence with its capital, unless the label of an aircraft begins it. @param {string} text */
export const capital = (text) => text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());

/**
 * The flag of a question: an answer to another's deed, a choice before the fight, or one's own move.
 * @param {string} decision @param {string[]} answers @param {string[]} choices
 */
export const flagOf = (decision, answers, choices) =>
  answers.includes(decision)
    ? say("cards-flag-answer")
    : choices.includes(decision)
      ? say("cards-flag-choice")
      : say("cards-flag-move");

/**
 * Whose turn it is, where it is someone's.
 * @param {CardScene<any>} scene @param {Seated} flyer @param {string} aircraft its name
 */
export function turnOf(scene, flyer, aircraft) {
  if (!scene.isMine(flyer)) return say("cards-turn-of", { aircraft });
  return scene.isDuel ? say("cards-turn-yours") : say("cards-turn-yours-with", { aircraft });
}

/** A text whose figures stand out. @param {{ text: string }} props */
export const Figures = ({ text }) =>
  text.split(/([+−]?\d+(?:[+−]\d+)?)/).map((part, place) => (place % 2 ? html`<b>${part}</b>` : part));

/** Who sits there, with the sign of friend or foe. @param {CardScene<any>} scene @param {Seated} flyer */
export function seatWords(scene, flyer) {
  const sign = scene.isOurs(flyer) ? "▲" : "▽";
  const name = scene.isMine(flyer) ? scene.message.seats?.[flyer.seat]?.name : scene.nameOf(flyer.seat);
  const who = scene.isMine(flyer) ? [say("cards-plate-you"), name].filter(Boolean).join(" · ") : name;
  return `${sign} ${flyer.label} · ${who}`;
}
