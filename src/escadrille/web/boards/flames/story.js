// What happened, told by turns and phases: for the log, and for the phases of the turn in progress.

import { turnEvents } from "../cards/story.js";

/** @import { Message } from "../../lib/types.js" */

/** Begins the turn of an aircraft. */
export const OPENING = "TurnBegan";

export const PHASES = /** @type {const} */ (["pre-draw", "altitude", "speed", "action", "discard", "post-draw"]);

/** What draws cards at any moment: a draw that follows it belongs to it, not to a phase of drawing. */
const DRAWS = ["Moved", "Followed", "Redlined"];
const ASIDE = ["Damaged", "Flipped", "Evaded", "Reshuffled"];

/** Follows the events of a game, one after the other, and says in which turn and phase each happened. */
export class Place {
  turn = 0;
  phase = 0;
  /** @private */
  before = "";
  /** @private */
  stalled = false;

  /** @param {any} event */
  pass(event) {
    const kind = event.event;
    if (kind === "GameTurn") [this.turn, this.phase] = [event.turn, 0];
    else if (this.turn) this.phase = kind === "TurnBegan" ? 1 : Math.max(this.phase, this.of(kind));
    if (kind === "Stalled") this.stalled = true;
    else if (kind === "Discarded" || kind === "TurnBegan") this.stalled = false;
    if (!ASIDE.includes(kind)) this.before = kind;
    return { turn: this.turn, phase: this.phase };
  }

  /** The earliest phase in which something can happen, given what was before. @private @param {string} kind */
  of(kind) {
    if (kind === "Drew") return DRAWS.includes(this.before) || this.before === "TurnBegan" ? 1 : 6;
    if (kind === "Stalled") return this.before === "TurnBegan" ? 1 : 6;
    if (kind === "Paid" || kind === "Moved") return 2;
    if (kind === "Compared" || kind === "SpeedUsed") return 3;
    if (kind === "Played") return 4;
    return kind === "Discarded" && !this.stalled ? 5 : 1;
  }
}

/**
 * @typedef {{ known: boolean, drew: number[], moved: any, compared: any, played: number, discarded: number,
 *   stalled: number[] }} TurnStory
 */

/** What the aircraft whose turn it is has done so far. @param {Message} message @returns {TurnStory} */
export function turnStory(message) {
  const { events, known } = turnEvents(message, OPENING);
  const active = events[0]?.aircraft;
  const place = new Place();
  place.pass({ event: "GameTurn", turn: 1 });
  /** @type {TurnStory} */
  const story = { known, drew: [0, 0], moved: null, compared: null, played: 0, discarded: 0, stalled: [] };
  for (const event of events) {
    const { phase } = place.pass(event);
    if (event.aircraft !== active) continue;
    if (event.event === "Drew" && (phase === 1 || phase === 6)) story.drew[phase === 1 ? 0 : 1] += event.count;
    if (event.event === "Stalled") story.stalled.push(phase);
    if (event.event === "Moved" && phase === 2) story.moved = event;
    if (event.event === "Compared") story.compared = event;
    if (event.event === "Played") story.played += 1;
    if (event.event === "Discarded" && phase === 5) story.discarded += 1;
  }
  return story;
}
