// The words of the page, from the same Fluent files as everything else.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "../vendor/signals.js";
import { addressOf } from "./files.js";
import { lang } from "./settings.js";
import { shelves } from "./shelves.js";

/** @typedef {import("./settings.js").Lang} Lang */

/** What is said at a table; what other screens say besides; what the terminal says. */
const HOUSE = /** @type {const} */ (["table", "house", "rest"]);

/** The words that are here; those of a system come when one of them is first needed. @type {Record<string, FluentBundle>} */
const bundles = {};
/** Which there are: "fr" what the first screen says, "fr/table" what is said at a table, "fr/flames" a system. */
const held = signal(/** @type {string[]} */ ([]));
/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Fetch words, once. @param {string} name "fr", or "fr/flames" */
function learn(name) {
  let coming = asked.get(name);
  if (!coming) {
    coming = fetched(name);
    coming.catch(() => asked.delete(name));
    asked.set(name, coming);
  }
  return coming;
}

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(addressOf(`words/${name}.ftl`));
  if (!answer.ok) throw new Error(`no words of ${name}`);
  const text = await answer.text();
  const [spoken = ""] = name.split("/");
  const bundle = (bundles[spoken] ??= new FluentBundle(spoken, { useIsolating: false }));
  bundle.addResource(new FluentResource(text));
  held.value = [...held.peek(), name];
}

/** Speak a language from now on, of all that is spoken of here. @param {Lang} name */
export async function speak(name) {
  const systems = held.peek().filter((one) => one.startsWith(`${lang.peek()}/`));
  await Promise.all([name, ...systems.map((one) => one.replace(lang.peek(), name))].map(learn));
  lang.value = name;
}

/** Fetch the words of a system; a campaign speaks of what it flies too. @param {string} slug */
export const learnOf = (slug) =>
  Promise.all(
    shelves.filter((one) => `${slug}-`.startsWith(`${one}-`)).map((one) => learn(`${lang.peek()}/${one}`)),
  );

/** Fetch words of the house that the first screen does not need. @param {(typeof HOUSE)[number][]} names */
export const learnHouse = (names) => Promise.all(names.map((one) => learn(`${lang.peek()}/${one}`)));

/** The systems that a key may be of: flames-campaign-title of two. @param {string} key */
const systemsOf = (key) => shelves.filter((one) => key.startsWith(`${one}-`));

/** Are words on their way? What asks is drawn again when they have come. @param {string} shelf */
function isComing(shelf) {
  const name = `${lang.value}/${shelf}`;
  if (held.value.includes(name)) return false;
  learn(name).catch(() => {});
  return true;
}

/** @param {string} key */
const patternOf = (key) => bundles[lang.value]?.getMessage(key)?.value ?? null;

/** @typedef {Record<string, string | number | boolean>} Facts */

/** A key made with a code or a field of the server: keys have neither / nor _. @param {string} key */
const spelled = (key) => key.replace(/[/_]/g, "-");

/** Say a message by its key. One that is missing is our own bug: it shows. @param {string} key @param {Facts} [facts] */
export function say(key, facts = {}) {
  const pattern = patternOf(spelled(key));
  if (pattern === null) return [...systemsOf(spelled(key)), ...HOUSE].some(isComing) ? "" : key;
  const told = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "boolean" ? (fact ? "yes" : "no") : fact]),
  );
  return bundles[lang.value]?.formatPattern(pattern, told) ?? key;
}

/** Is there such a message? Those of the house that a module asks about come with it. @param {string} key */
export function knows(key) {
  const isHere = patternOf(spelled(key)) !== null;
  if (!isHere) systemsOf(spelled(key)).forEach(isComing);
  return isHere;
}

/** Say a message, or where there is none, something else. @param {string} key @param {string} other @param {Facts} [facts] */
export const sayOr = (key, other, facts) => (knows(key) ? say(key, facts) : other);
