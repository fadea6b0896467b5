// Opening a table, and sitting down at it.
import { at, call, open, sit, systems } from "./api.js";
import { contribute } from "./chance.js";
import { keep, places } from "./keys.js";
import { GENTLEST, fitting, lastOpponent } from "./opponents.js";
import { go } from "./router.js";
import { scenariosOf, seatsOf } from "./scenarios.js";
import { secretOf } from "./secret.js";
import { player } from "./settings.js";

/** @import { Opened } from "./types.js" */

/**
 * A table that is wanted: who sits in each seat ("me", "human" or a bot).
 * @typedef {{ system: string, scenario: string, seats: string[] }} Needed
 * @typedef {Needed & { options?: object, delay?: number, hints?: boolean, clock?: import("./types.js").Control, door?: string, watch?: boolean, wishes?: any }} Wanted
 */

/** Open a table, sit down where I want to, and keep the keys. @param {Wanted} wanted @returns {Promise<Opened>} */
export async function openTable({ seats, delay, ...wanted }) {
  const isOpen = wanted.door === "all";
  const people = seats.map((who) => (who === "me" ? "human" : who));
  const opened = await open({ ...wanted, seats: people, ...(delay ? { delay } : {}) });
  const mine = opened.invitations[seats.indexOf("me")];
  const invitations = opened.invitations.map((one) => (one === mine ? null : one));
  const key = mine ? await sitDown(opened.game, mine) : opened.host;
  const door = isOpen ? "open" : (opened.door ?? undefined);
  const { door: _, ...told } = opened;
  keep({ ...told, invitations, key, ...(door && { door }), system: wanted.system, scenario: wanted.scenario });
  const place = { game: opened.game, key };
  if (mine) await contribute(place, await call(`/api/games/${opened.game}`, { key }));
  return opened;
}

/** Use an invitation; the key of its seat. @param {string} game @param {string} invitation @param {string} [secret] */
export async function sitDown(game, invitation, secret = secretOf()) {
  const name = player.peek();
  return (await sit(game, { invitation, secret, ...(name ? { name } : {}) })).key;
}

/**
 * Tell a table my name, where I have one; a table that cannot hear it is no worse off.
 * @param {{ game: string, key: string }} place
 */
export function introduce(place) {
  if (player.peek()) at(place, "name", { name: player.peek() }).catch(() => {});
}

/**
 * One click: the first scenario of a system against bots, and for who has never flown it here the gentlest.
 * @param {string} slug
 */
export async function flyNow(slug) {
  const card = (await systems()).find((system) => system.slug === slug);
  if (!card) return;
  const isNew = !places.peek().some(({ system }) => system === slug);
  const scenario = isNew ? card.first_flight.scenario : card.first_scenario;
  const wanted = lastOpponent.peek();
  const bot = isNew && wanted === GENTLEST ? card.first_flight.bot : fitting(card.bots, wanted);
  const book = await scenariosOf(slug);
  const seats = seatsOf(book[scenario]).map((_, seat) => (seat === 0 ? "me" : bot));
  const { game } = await openTable({ system: slug, scenario, seats });
  go(`table/${game}`);
}
