// The keys of the game that follows: each key of this one has its own there.
import { call } from "../lib/api.js";
import { keep, placeOf } from "../lib/keys.js";

/** @import { Message } from "../lib/types.js" */

/** @param {string} game @param {string | null | undefined} key @returns {Promise<string | undefined>} */
async function keyAfter(game, key) {
  if (!key) return undefined;
  const message = await call(`/api/games/${game}`, { key }).catch(() => null);
  return message?.rematch?.key ?? undefined;
}

/** Keep my place at the next game, and what I hold of the others'. @param {Message} message */
export async function keepRematch(message) {
  const place = placeOf(message.game);
  if (!place || !message.rematch) return;
  const { game, key } = message.rematch;
  const [host, spectator] = await Promise.all([place.host, place.spectator].map((one) => keyAfter(place.game, one)));
  const shared = { ...(host && { host }), ...(spectator && { spectator }) };
  keep({ game, key, system: message.system, scenario: message.scenario, at: Date.now(), ...shared });
}
