// How a game ended, in words, for the one who looks.
import { html } from "../lib/html.js";
import { say, sayOr } from "../lib/words.js";
import { listed, nameOf } from "./people.js";

/** @import { Chair, Message, Result, Standing } from "../lib/types.js" */

/** @param {Pick<Message, "seat" | "seats">} message @param {Result} outcome */
export function resultOf(message, { points }) {
  if (points.length === 1) return say("end-alone");
  const best = Math.max(...points);
  if (points.every((one) => one === best)) return say("end-draw");
  if (message.seat !== null) return points[message.seat] === best ? say("end-won") : say("end-lost");
  const winners = points.flatMap((one, seat) => (one === best ? [nameOf(message, seat)] : []));
  return say("table-end-winners", { names: listed(winners), count: winners.length });
}

/** @param {Pick<Message, "seat" | "seats" | "system">} message @param {Result} outcome */
export function reasonOf(message, { reason, resigned }) {
  if (resigned !== null) {
    const who = resigned === message.seat ? "you" : "other";
    return say("table-end-resigned", { who, name: nameOf(message, resigned) });
  }
  if (reason === "agreed" || reason === "flagged") return say(`table-end-${reason}`);
  return sayOr(`${message.system}-reason-${reason}`, reason);
}

/**
 * The mark of a game in which a seat took back what was final: it is no measure of anybody.
 * @param {{ seats: Chair[], seat: number | null }} props
 */
export function TookBack({ seats, seat }) {
  const count = seat === null ? 0 : (seats[seat]?.backs ?? 0);
  return count > 0 && html`<span class="second took-back">(${say("table-backs", { count })})</span>`;
}

/** Both in one line. @param {Standing} standing */
export const endOf = (standing) =>
  standing.outcome ? `${resultOf(standing, standing.outcome)} ${reasonOf(standing, standing.outcome)}` : "";
