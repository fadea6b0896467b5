// What happened, told by turns and phases.
import { turnEvents } from "../kit/story.js";

/** @import { Message } from "../../lib/types.js" */

/** A phase begins when an aircraft flies its next card. */
const FLIES = ["Flew", "Wrote"];

/** Follows the events of a game, one after the other, and says in which turn and phase each happened. */
export class Place {
  turn = 0;
  phase = 0;
  /** @private @type {Map<string, number>} */
  flown = new Map();

  /** @param {any} event */
  pass(event) {
    if (event.event === "TurnBegan") {
      [this.turn, this.phase] = [event.turn, 0];
      this.flown.clear();
    } else if (FLIES.includes(event.event)) {
      this.turn ||= 1; // nobody is told that the first turn begins
      const cards = (this.flown.get(event.aircraft) ?? 0) + 1;
      this.flown.set(event.aircraft, cards);
      this.phase = Math.max(this.phase, cards);
    }
    return { turn: this.turn, phase: this.phase };
  }
}

/** Shots and losses of each phase of this turn, programming being the first. @param {Message} message */
export function turnStory(message) {
  const place = new Place();
  const phases = Array.from({ length: 1 + message.view.phases }, () => ({ shots: 0, losses: 0 }));
  for (const event of turnEvents(message, "TurnBegan").events) {
    const told = phases[place.pass(event).phase];
    if (told && event.event === "Declared") told.shots += 1;
    if (told && event.event === "Down") told.losses += 1;
  }
  return phases;
}
