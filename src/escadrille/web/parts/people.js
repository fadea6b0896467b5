// Who sits where, in words.
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { botName } from "./opponent.js";

/** @import { Chair, Message } from "../lib/types.js" */

/** Who flies a seat now: "human", or a bot. @param {Chair} chair */
export const pilotOf = (chair) => chair.taken ?? chair.who;

/** @param {Pick<Message, "seat" | "seats">} message @param {number} seat */
export function nameOf(message, seat) {
  const chair = message.seats[seat];
  if (seat === message.seat) return chair?.name || say("table-you");
  if (!chair) return say("table-seat", { seat: seat + 1 });
  if (chair.who !== "human") {
    const name = botName(pilotOf(chair));
    const isAlone = message.seats.filter((other) => pilotOf(other) === pilotOf(chair)).length === 1;
    return isAlone ? name : `${name} ${seat + 1}`;
  }
  const name = chair.name || say(chair.sits === false ? "table-seat" : "table-guest", { seat: seat + 1 });
  return chair.taken ? say("table-taken", { name }) : name;
}

/** Is this seat flown by a bot now? @param {Pick<Message, "seats">} message @param {number} seat */
export function isBot(message, seat) {
  const chair = message.seats[seat];
  return chair !== undefined && (chair.taken !== null || chair.who !== "human");
}

/** The seats of other people. @param {Pick<Message, "seat" | "seats">} message */
export const othersOf = ({ seat, seats }) =>
  seats.flatMap((chair, number) => (chair.who === "human" && number !== seat ? [number] : []));

/** @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(lang.value).format(names);

/** Who sits in some seats, in words. @param {Pick<Message, "seat" | "seats">} message @param {number[]} seats */
export const namesOf = (message, seats) => listed(seats.map((seat) => nameOf(message, seat)));

/** How long ago, in the largest unit that fits; "" under a minute. @param {number} at Unix seconds */
export function since(at) {
  const minutes = Math.floor((Date.now() / 1000 - at) / 60);
  if (!at || minutes < 1) return "";
  if (minutes < 60) return say("table-since", { count: minutes, unit: "minute" });
  if (minutes < 60 * 48) return say("table-since", { count: Math.floor(minutes / 60), unit: "hour" });
  return say("table-since", { count: Math.floor(minutes / 1440), unit: "day" });
}
