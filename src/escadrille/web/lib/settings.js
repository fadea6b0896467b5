// What a player has set on this device.
import { computed, effect, signal } from "../vendor/signals.js";
import { recall, remember } from "./storage.js";

export const LANGUAGES = /** @type {const} */ (["en", "fr"]);

/** @typedef {(typeof LANGUAGES)[number]} Lang */

/** All settings that the page has made so far, by their names. @type {Map<string, import("../vendor/signals.js").Signal<any>>} */
export const known = new Map();
/** @type {(name: string, value: string) => void} */
let tell = () => {};

/** Be told from now on what is set. @param {typeof tell} told */
export const whenSet = (told) => {
  tell = told;
};

/**
 * A setting that outlives the page.
 * @template {string} T
 * @param {string} name
 * @param {T} otherwise
 * @param {readonly T[]} [values]
 */
export function setting(name, otherwise, values) {
  const kept = /** @type {T | null} */ (recall(name));
  const held = signal(kept !== null && (!values || values.includes(kept)) ? kept : otherwise);
  effect(() => {
    if (held.value !== otherwise || kept !== null) {
      remember(name, held.value);
      tell(name, held.value);
    }
  });
  known.set(name, held);
  return held;
}

const spoken = /** @type {Lang} */ (navigator.language.slice(0, 2));

export const lang = setting("lang", LANGUAGES.includes(spoken) ? spoken : "en", LANGUAGES);
export const theme = setting("theme", /** @type {"auto" | "light" | "dark"} */ ("auto"));
/** A learner is told what could answer a card, and what each question is for: in the first flights, or in all. */
export const learner = setting("learner", /** @type {"first" | "yes" | "no"} */ ("first"));
export const player = setting("player", /** @type {string} */ (""));

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const isNight = signal(night.matches);
night.addEventListener("change", () => {
  isNight.value = night.matches;
});

/** Is the page dark now? */
export const isDark = computed(() => (theme.value === "auto" ? isNight.value : theme.value === "dark"));
/** Are states to change at once? */
export const isCalm = () => calm.matches;

effect(() => {
  document.documentElement.dataset.theme = isDark.value ? "dark" : "light";
  document.documentElement.lang = lang.value;
});
