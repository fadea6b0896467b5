// The places that this browser holds a key to. There are no accounts: who has the key has the seat.
import { effect, signal } from "../vendor/signals.js";
import { recall, remember } from "./storage.js";

/**
 * @typedef {object} Place
 * @property {string} game
 * @property {string} key what this browser sits down with: a seat's key, or a spectator's
 * @property {string} [host] the host's key, where this browser opened the table
 * @property {string} [spectator]
 * @property {(string | null)[]} [invitations] one for each seat that others may take: the host's browser shares them
 * @property {string} [door] what lets anyone sit down: the table's link, or "open" where all may
 * @property {string} [part] what I give to the deal
 * @property {string} [invitation] what I sat down with: its link leads here again
 * @property {number} [answered] how many events had been told when I gave my last order
 * @property {string} [campaign] of a mission: the game whose key opens it
 * @property {string} system
 * @property {string} scenario
 * @property {number} at when it was kept
 */

/** @returns {Place[]} */
function kept() {
  try {
    const read = JSON.parse(recall("places") ?? "[]");
    return Array.isArray(read) ? read.filter((place) => place && place.game && place.key) : [];
  } catch {
    return [];
  }
}

export const places = signal(kept());

addEventListener("storage", (event) => {
  if (event.key === "places") places.value = kept();
});
effect(() => {
  if (JSON.stringify(kept()) !== JSON.stringify(places.value)) remember("places", JSON.stringify(places.value));
});

/** A mission is opened by the key that its campaign has now. @param {string} game @returns {Place | undefined} */
export function placeOf(game) {
  const found = places.value.find((place) => place.game === game);
  const campaign = found?.campaign && places.value.find((place) => place.game === found.campaign);
  if (!found || !campaign) return found;
  const { host, spectator } = campaign;
  return { ...found, key: campaign.key, ...(host && { host }), ...(spectator && { spectator }) };
}

/** Keep the way into a mission of a campaign, or into a record of it. @param {string} game @param {string} campaign */
export function keepMission(game, campaign) {
  const key = placeOf(campaign)?.key;
  if (key && !placeOf(game)) keep({ game, key, campaign });
}

/** Keep a place, or add what is newly known of it. @param {Partial<Place> & { game: string, key: string }} place */
export function keep(place) {
  const known = placeOf(place.game);
  const merged = { system: "", scenario: "", at: Date.now(), ...known, ...place };
  places.value = [merged, ...places.value.filter((other) => other.game !== place.game)];
}

/** @param {string} game */
export function forget(game) {
  places.value = places.value.filter((place) => place.game !== game && place.campaign !== game);
}
