// In which turn and phase of a card fight something happened.
import { turnEvents } from "../kit/story.js";

/** @import { Message } from "../../lib/types.js" */

/** Follows the events of a game, one after the other; a system says to which phase a kind of event belongs. */
export class PhasePlace {
  turn = 0;
  phase = 0;
  /** @protected */
  before = "";

  /** @param {string} opening begins the turn of an aircraft @param {string[]} aside what changes no phase */
  constructor(opening, aside) {
    this.opening = opening;
    this.aside = aside;
  }

  /** @param {any} event */
  pass(event) {
    const kind = event.event;
    if (kind === "GameTurn") [this.turn, this.phase] = [event.turn, 0];
    else if (this.turn) this.phase = kind === this.opening ? 1 : Math.max(this.phase, this.of(event));
    if (!this.aside.includes(kind)) this.before = kind;
    return { turn: this.turn, phase: this.phase };
  }

  /** The earliest phase in which something can happen, given what was before. @protected @param {any} _event */
  of(_event) {
    return 1;
  }
}

/**
 * What has happened in the turn in progress, each event with its phase, and whose turn it is.
 * @param {Message} message @param {PhasePlace} place
 */
export function turnSoFar(message, place) {
  const { events, known } = turnEvents(message, place.opening);
  place.pass({ event: "GameTurn", turn: 1 });
  const told = events.map((event) => ({ event, kind: event.event, phase: place.pass(event).phase }));
  return { known, told, active: events[0]?.aircraft };
}
