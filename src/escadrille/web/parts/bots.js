// The bots of a running game: the host changes their level, or has one fly for someone who is away.
import { systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { fitting, lastOpponent } from "../lib/opponents.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { Opponent } from "./opponent.js";
import { isBot, pilotOf } from "./people.js";

/** @import { Bots } from "../lib/opponents.js" */
/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** The bots that a system has; undefined while nobody knows. @param {string} slug @returns {Bots | undefined} */
export function useBots(slug) {
  const { answer } = useAnswer(systems, []);
  return answer?.find((card) => card.slug === slug)?.bots;
}

/** @param {{ message: Message, seat: Seat, host: string }} props */
export function BotSeats({ message, seat, host }) {
  const bots = useBots(message.system);
  if (!bots) return null;
  const seats = message.seats.map((_, number) => number).filter((number) => number !== message.seat);
  if (seats.length === 0) return null;
  /** @param {number} number @param {string | null} bot */
  const change = (number, bot) => {
    if (bot) lastOpponent.value = bot;
    return seat.act(`seats/${number}`, { bot }, host);
  };
  return html`<section class="bots">
    <h3>${say("opponent-bots")}</h3>
    <p class="second">${say("opponent-bots-text")}</p>
    ${seats.map((number) => html`<${BotSeat} key=${number} ...${{ number, message, bots, change }} />`)}
  </section>`;
}

/** I leave my seat to a bot for a while; the others are told. @param {{ message: Message, seat: Seat }} props */
export function StandIn({ message, seat }) {
  const bots = useBots(message.system);
  const mine = message.seat;
  if (!bots || mine === null) return null;
  const isFlown = isBot(message, mine);
  const swap = () => seat.act(`seats/${mine}`, { bot: isFlown ? null : fitting(bots, lastOpponent.peek()) });
  return html`<button type="button" class="button" onClick=${swap}>
    <${Icon} name=${isFlown ? "person" : "bot"} />${say(isFlown ? "table-flown-back" : "table-bot-mine")}
  </button>`;
}

/**
 * @param {{ number: number, message: Message, bots: Bots,
 *   change: (number: number, bot: string | null) => Promise<unknown> }} props
 */
function BotSeat({ number, message, bots, change }) {
  /** What was chosen and is not yet confirmed: the next choice builds on it. */
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null));
  const chair = message.seats[number];
  const pilot = chair && pilotOf(chair);
  useEffect(() => {
    if (pilot === wanted) setWanted(null);
  }, [pilot]);
  if (!chair || !pilot) return null;
  /** @param {string} bot */
  const choose = async (bot) => {
    setWanted(bot);
    if ((await change(number, bot)) === null) setWanted(null);
  };
  const label = say("opponent-seat", { seat: number + 1 });
  const name = chair.name || label;
  const isFlown = isBot(message, number);
  const swap = () => change(number, isFlown ? null : fitting(bots, lastOpponent.peek()));
  return html`${chair.who === "human" &&
    html`<button type="button" class="button" onClick=${swap}>
      <${Icon} name=${isFlown ? "person" : "bot"} />${say(isFlown ? "table-bot-leaves" : "table-bot-flies", { name })}
    </button>`}
    ${isFlown &&
    html`<${Opponent} name=${`bot-${number}`} label=${name} bots=${bots} bot=${wanted ?? pilot} choose=${choose} />`}`;
}
