// My personal link: it carries my places and settings to each browser that opens it.
import { effect, signal } from "../vendor/signals.js";
import { call, refusedBy } from "./api.js";
import { places } from "./keys.js";
import { standings } from "./mine.js";
import { become, deviceKey, isOfPerson, person } from "./person.js";
import { route } from "./router.js";
import { secretOf } from "./secret.js";
import { known, lang, whenSet } from "./settings.js";
import { remember } from "./storage.js";
import { speak } from "./words.js";

/** @import { Place } from "./keys.js" */
/** @import { Person } from "./person.js" */
/** @import { Lang } from "./settings.js" */

/**
 * @typedef {{ game: string, key: string, role: "seat" | "host" | "spectator", seat: number | null, system: string, at: number }} Held
 * @typedef {{ places: Held[], settings: Record<string, string>, guard: "none" | "passphrase" | "passkey", login: string | null, passkeys: number | null, devices: number, blocked: string[] }} Me
 */

const AT_ONCE = 50; // places in one request
const PAUSE = 10_000; // ms between two looks, unless something was done
const PATIENCE = 500; // ms for which settings are gathered

/** What the server knows of me. */
export const me = signal(/** @type {Me | null} */ (null));
/** Was this browser signed out from elsewhere? */
export const isEnded = signal(false);

/** @param {string} what @param {unknown} [body] @param {string} [method] */
export const ask = (what, body, method) => call(`/api/me${what}`, { key: deviceKey(), body, method });

/** The address that carries me to another device. @param {string} origin @param {Person} one */
export const linkOfPerson = (origin, { link, own }) => `${origin}/#/me/${link}.${own}`;

/** Become somebody: all that this browser holds is mine from then on. @param {string} [invitation] */
export async function begin(invitation) {
  const told = await call("/api/me", { body: invitation ? { invitation } : {} });
  become({ ...told, own: secretOf() });
  await ask("/settings", { settings: Object.fromEntries([...known].map(([name, held]) => [name, held.peek()])) });
  await sync();
}

/** Sign this browser in by a link, and by what it asks for. @param {string} text @param {{ passphrase?: string, passkey?: object }} [guard] */
export async function enter(text, guard) {
  const [link = "", own = ""] = text.split(".");
  const told = await call("/api/me/enter", { body: { link, ...guard } });
  await arrive({ ...told, link, own: own || secretOf() });
}

/** A lost link is replaced by what was set up for it. @param {string} login @param {string} passphrase */
export async function recover(login, passphrase) {
  await arrive({ ...(await call("/api/me/recover", { body: { login, passphrase } })), own: secretOf() });
}

/** A lost link is replaced by a passkey that was used. @param {object} shown */
export async function recoverBy(shown) {
  await arrive({ ...(await call("/api/me/passkey/recover", { body: shown })), own: secretOf() });
}

/** Be somebody in this browser, and nobody else any more. @param {Person} one */
export async function arrive(one) {
  if (deviceKey()) {
    await ask("/leave", {}).catch(refusedBy);
    forgetMe();
  }
  become(one);
  isEnded.value = false;
  await sync();
}

/** A new link; whoever came by the old one is shut out. */
export async function renew() {
  const told = await ask("/link", {});
  const now = person.peek();
  if (now) become({ ...now, link: told.link });
  await sync();
}

/** Be nobody here from now on, whatever the server says to it. @param {string} what @param {string} [method] */
export async function leave(what, method) {
  await ask(what, method ? undefined : {}, method);
  forgetMe();
}

function forgetMe() {
  places.value = places.peek().filter((place) => !isOfPerson(place));
  become(null);
  me.value = null;
}

/** Let a game go, on all my devices. @param {string} game */
export const letGo = (game) => (deviceKey() ? ask("/drop", { game }).catch(refusedBy) : undefined);

let asked = 0;

/** Take along what this browser has got without me, then see what is mine. */
export async function sync() {
  if (!deviceKey()) return;
  asked = Date.now();
  try {
    await bring(places.peek().filter((place) => !isOfPerson(place) && !place.campaign)); // a mission goes with its campaign
    take(await ask(""));
  } catch (error) {
    if (refusedBy(error).refusal.code !== "person/unknown") return;
    forgetMe();
    isEnded.value = true;
  }
}

/** Make places mine that this browser holds by keys of their own. @param {Place[]} some */
async function bring(some) {
  const keys = some.flatMap(({ game, key, host }) => [key, host].flatMap((one) => (one ? [{ game, key: one }] : [])));
  for (let from = 0; from < keys.length; from += AT_ONCE)
    await ask("/places", { keys: keys.slice(from, from + AT_ONCE) });
}

/** @param {Me} told */
function take(told) {
  me.value = told;
  /** @type {Map<string, Held[]>} */
  const games = new Map();
  for (const held of told.places) games.set(held.game, [...(games.get(held.game) ?? []), held]);
  const others = places.peek().filter((place) => !games.has(place.game) && !isOfPerson(place));
  const kept = [...games].map(([game, roles]) => placed(game, roles)).sort((one, other) => other.at - one.at);
  const all = [...kept, ...others];
  if (JSON.stringify(all) !== JSON.stringify(places.peek())) places.value = all;
  for (const [name, value] of Object.entries(told.settings)) {
    const held = known.get(name);
    if (held === lang) void (value === lang.peek() || speak(/** @type {Lang} */ (value)));
    else if (held) held.value = value;
    else remember(name, value); // of a board that is not on the page yet
  }
}

/** A place of mine, with what only this browser knows of it. @param {string} game @param {Held[]} roles @returns {Place} */
function placed(game, roles) {
  const before = places.peek().find((place) => place.game === game);
  const host = roles.find(({ role }) => role === "host");
  const first = roles.find(({ role }) => role === "seat") ?? host ?? roles[0];
  return {
    scenario: "",
    at: 1000 * (first?.at ?? 0),
    ...before,
    system: before?.system || (first?.system ?? ""),
    game,
    key: first?.key ?? "",
    ...(host && { host: host.key }),
  };
}

/** Keep in step with my other browsers, from now on. */
export function follow() {
  /** @type {Record<string, string>} */
  let fresh = {};
  let timer = 0;
  whenSet((name, value) => {
    if (!deviceKey() || me.peek()?.settings[name] === value) return;
    fresh[name] = value;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const settings = fresh;
      fresh = {};
      ask("/settings", { settings }).catch(refusedBy);
    }, PATIENCE);
  });
  effect(() => {
    void route.value;
    if (Date.now() - asked > PAUSE) void sync();
  });
  effect(() => {
    const told = standings.value;
    if (places.peek().some((place) => isOfPerson(place) && told[place.game]?.error === "key/unknown")) void sync(); // shut out?
  });
  document.addEventListener("visibilitychange", () => !document.hidden && void sync());
}
