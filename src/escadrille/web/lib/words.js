// The words of the page, from the same Fluent files as everything else.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { computed, signal } from "../vendor/signals.js";
import { lang } from "./settings.js";

/** @type {import("../vendor/signals.js").Signal<Record<string, FluentBundle>>} */
const bundles = signal({});

/** Fetch a language, once. @param {import("./settings.js").Lang} name */
export async function learn(name) {
  if (bundles.value[name]) return;
  const answer = await fetch(`/locale/${name}.ftl`);
  if (!answer.ok) throw new Error(`no words of ${name}`);
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.value = { ...bundles.value, [name]: bundle };
}

/** Speak another language from now on. @param {import("./settings.js").Lang} name */
export async function speak(name) {
  await learn(name);
  lang.value = name;
}

const bundle = computed(() => bundles.value[lang.value]);

/** @typedef {Record<string, string | number | boolean>} Facts */

/** A key made with a code or a field of the server: keys have neither / nor _. @param {string} key */
const spelled = (key) => key.replace(/[/_]/g, "-");

/** Say a message by its key. One that is missing is our own bug: it shows. @param {string} key @param {Facts} [facts] */
export function say(key, facts = {}) {
  const pattern = bundle.value?.getMessage(spelled(key))?.value;
  if (pattern == null || !bundle.value) return key;
  const told = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "boolean" ? (fact ? "yes" : "no") : fact]),
  );
  return bundle.value.formatPattern(pattern, told);
}

/** @param {string} key */
export const knows = (key) => bundle.value?.hasMessage(spelled(key)) ?? false;

/** Say a message, or where there is none, something else. @param {string} key @param {string} other @param {Facts} [facts] */
export const sayOr = (key, other, facts) => (knows(key) ? say(key, facts) : other);
