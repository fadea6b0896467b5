// Words that all boards say in the same way.
import { content, titles } from "../../lib/api.js";
import { lang } from "../../lib/settings.js";
import { knows, say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";

/** @import { Bar } from "./scene.js" */
/** @import { Signal } from "../../vendor/signals.js" */

/**
 * What is asked for once; until it comes, something else.
 * @template T @param {Promise<T>} asked @param {T} meanwhile
 */
function awaited(asked, meanwhile) {
  const held = signal(meanwhile);
  asked.then(
    (known) => (held.value = known),
    () => undefined,
  );
  return held;
}

/** The packs of a system, where a message alone is told; null until they come. @param {string} system */
export const packsOf = (system) => awaited(/** @type {Promise<any>} */ (content(system)), null);

/** A way to tell the titles of a system's rules, once they are known. @param {string} system */
export function ruleTitles(system) {
  /** @type {Record<string, Signal<Record<string, string>>>} */
  const spoken = {};
  /** @param {string} id */
  return (id) => (spoken[lang.value] ??= awaited(titles(system), {})).value[id] ?? id;
}

/**
 * A way to tell why something may not be ordered: the house's own sentence (SYSTEM-why-RULE), or the rule and the
 * facts.
 * @template S
 * @param {string} system
 * @param {(scene: S, name: string, fact: any) => any} factWord
 */
export function refusalsOf(system, factWord) {
  const titleOf = ruleTitles(system);
  /** @param {S} scene @param {Bar} bar */
  return (scene, { rule, facts, told }) => {
    const key = rule.replace("-", "-why-").toLowerCase();
    if (!knows(key)) return told ? `${titleOf(rule)} (${told})` : titleOf(rule);
    const words = Object.entries(facts).map(([name, fact]) => [name, factWord(scene, name, fact)]);
    return say(key, Object.fromEntries(words));
  };
}

/** A sentence with its capital, unless the label of an aircraft begins it. @param {string} text */
export const capital = (text) => text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());

/**
 * What the reader flies, as he is told of it: your Spitfire I; of several, with its label.
 * @param {{ label: string, name: string | null }} flyer @param {boolean} isOnly
 */
export const ownName = ({ label, name }, isOnly) =>
  say(isOnly ? "log-yours" : "log-yours-of", { name: name ?? label, label });

/** A figure with its sign, as cards print it. @param {number} figure */
export const signed = (figure) => (figure < 0 ? `−${-figure}` : figure > 0 ? `+${figure}` : "0");

/** Equal things and how many there are, in order. @param {string[]} things @returns {[string, number][]} */
export function counted(things) {
  const counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
