// What happened, told by turns; the phase is the number of the activation.
import { turnEvents } from "../kit/story.js";

/** @import { Message } from "../../lib/types.js" */

/** Follows the events of a game, one after the other, and says in which turn and activation each happened. */
export class Place {
  turn = 0;
  phase = 0;

  /** @param {any} event */
  pass(event) {
    if (event.event === "TurnBegan") [this.turn, this.phase] = [event.turn, 0];
    if (event.event === "Activated") this.phase += 1;
    return { turn: this.turn, phase: this.phase };
  }
}

/**
 * The rolls of the last attack or outmanoeuvre of the activation under way, in their order.
 * @param {Message} message
 * @returns {any[]}
 */
export function lastRolls(message) {
  const { events } = turnEvents(message, "TurnBegan");
  const begun = events.findLastIndex(({ event }) => ["Fired", "Outmanoeuvred", "Activated"].includes(event));
  return events.slice(Math.max(0, begun)).filter(({ dice, event }) => Array.isArray(dice) && event !== "TurnBegan");
}
