// The game that follows: each key of this one has its own there, and the host may want other bots.
import { at, call } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { lastOpponent } from "../lib/opponents.js";
import { say } from "../lib/words.js";
import { useBots } from "./bots.js";
import { Opponent } from "./opponent.js";
import { pilotOf } from "./people.js";

/** @import { Message } from "../lib/types.js" */

/** @param {string} game @param {string | null | undefined} key @returns {Promise<string | undefined>} */
async function keyAfter(game, key) {
  if (!key) return undefined;
  const message = await call(`/api/games/${game}`, { key }).catch(() => null);
  return message?.rematch?.key ?? undefined;
}

/**
 * The bots of the next game, by their seats in this one, where I am the host.
 * @param {{ message: Message, wanted: Record<number, string>, want: (seat: number, bot: string) => void }} props
 */
export function NextBots({ message, wanted, want }) {
  const bots = useBots(message.system);
  if (!bots || !placeOf(message.game)?.host) return null;
  return message.seats.map(
    (chair, seat) =>
      chair.who !== "human" &&
      html`<${Opponent} key=${seat} name=${`next-${seat}`} label=${say("opponent-next")} bots=${bots}
        bot=${wanted[seat] ?? pilotOf(chair)}
        choose=${(/** @type {string} */ bot) => want(seat, (lastOpponent.value = bot))} />`,
  );
}

/**
 * Keep my place at the next game, and what I hold of the others'; seat the bots that are wanted there.
 * @param {Message} message
 * @param {Record<number, string>} [wanted] by the seats of this game
 */
export async function keepRematch(message, wanted = {}) {
  const place = placeOf(message.game);
  if (!place || !message.rematch) return;
  const { game, key } = message.rematch;
  const [host, spectator] = await Promise.all([place.host, place.spectator].map((one) => keyAfter(place.game, one)));
  const shared = { ...(host && { host }), ...(spectator && { spectator }) };
  keep({ game, key, system: message.system, scenario: message.scenario, at: Date.now(), ...shared });
  if (!host) return;
  for (const [seat, bot] of Object.entries(wanted)) {
    const next = (Number(seat) + 1) % message.seats.length; // seats rotate
    await at({ game, key: host }, `seats/${next}`, { bot }).catch(() => {}); // the old one flies no worse
  }
}
