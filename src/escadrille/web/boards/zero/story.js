// What happened, told by game turns and the five phases of a sequence.
import { turnEvents } from "../cards/story.js";

/** @import { Message } from "../../lib/types.js" */

export const PHASES = /** @type {const} */ (["wingman", "altitude", "play", "discard", "draw"]);

/** Begins the sequence of an Element. */
const OPENING = "SequenceBegan";

/** What draws cards at any moment: a draw that follows it belongs to it, not to the Draw phase. */
const DRAWS = ["Moved", "Followed", "HandLost", "Promoted"];
const ASIDE = ["Reshuffled", "Positioned"];

/** The earliest phase in which something can happen. @type {Record<string, number>} */
const PHASE_OF = { Raided: 1, Moved: 2, Paid: 2, Announced: 3, Abandoned: 3, BrokeOff: 3, Discarded: 4 };

/** Follows the events of a game, one after the other, and says in which turn and phase each happened. */
export class Place {
  turn = 0;
  phase = 0;
  /** @private */
  before = "";

  /** @param {any} event */
  pass(event) {
    const kind = event.event;
    if (kind === "GameTurn") [this.turn, this.phase] = [event.turn, 0];
    else if (this.turn) this.phase = kind === OPENING ? 1 : Math.max(this.phase, this.of(event));
    if (!ASIDE.includes(kind)) this.before = kind;
    return { turn: this.turn, phase: this.phase };
  }

  /** @private @param {any} event */
  of({ event, aircraft }) {
    if (event === "Played") return aircraft % 2 ? 1 : 3; // a Wingman has an odd number
    if (event === "Drew") return DRAWS.includes(this.before) ? 1 : 5;
    return PHASE_OF[event] ?? 1;
  }
}

/**
 * @typedef {{ known: boolean, raided: number | null, moved: any, played: number, left: boolean,
 *   discarded: number }} SequenceStory
 */

/** What the Element whose sequence it is has done so far. @param {Message} message @returns {SequenceStory} */
export function sequenceStory(message) {
  const { events, known } = turnEvents(message, OPENING);
  const active = events[0]?.aircraft;
  const place = new Place();
  place.pass({ event: "GameTurn", turn: 1 });
  /** @type {SequenceStory} */
  const story = { known, raided: null, moved: null, played: 0, left: false, discarded: 0 };
  for (const event of events) {
    const { phase } = place.pass(event);
    if (event.event === "Raided") story.raided = event.enemy;
    if (event.event === "BrokeOff") story.left = true;
    if (event.aircraft !== active) continue;
    if (event.event === "Moved" && phase === 2) story.moved = event;
    if (event.event === "Played") story.played += 1;
    if (event.event === "Discarded") story.discarded += 1;
  }
  return story;
}
