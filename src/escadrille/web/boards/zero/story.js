// What happened, told by game turns and the five phases of a sequence.
import { PhasePlace, turnSoFar } from "../cards/story.js";

/** @import { Message } from "../../lib/types.js" */

export const PHASES = /** @type {const} */ (["wingman", "altitude", "play", "discard", "draw"]);

/** What draws cards at any moment: a draw that follows it belongs to it, not to the Draw phase. */
const DRAWS = ["Moved", "Followed", "HandLost", "Promoted"];

/** The earliest phase in which something can happen. @type {Record<string, number>} */
const PHASE_OF = { Raided: 1, Moved: 2, Paid: 2, Announced: 3, Abandoned: 3, BrokeOff: 3, Discarded: 4 };

/** Follows the events of a game, and says in which turn and phase each happened. */
export class Place extends PhasePlace {
  constructor() {
    super("SequenceBegan", ["Reshuffled", "Positioned"]);
    this.leader = "";
  }

  /** @override @param {any} event */
  pass(event) {
    if (event.event === this.opening) this.leader = event.aircraft;
    return super.pass(event);
  }

  /** @override @protected @param {any} event */
  of({ event, aircraft }) {
    if (event === "Played") return aircraft === this.leader ? 3 : 1;
    if (event === "Drew") return DRAWS.includes(this.before) ? 1 : 5;
    return PHASE_OF[event] ?? 1;
  }
}

/** What the Element whose sequence it is has done so far. @param {Message} message */
export function sequenceStory(message) {
  const { known, told, active } = turnSoFar(message, new Place());
  const own = told.filter(({ event }) => event.aircraft === active);
  return {
    known,
    raided: told.findLast(({ kind }) => kind === "Raided")?.event.enemy ?? null,
    moved: own.findLast(({ kind, phase }) => kind === "Moved" && phase === 2)?.event,
    played: own.filter(({ kind }) => kind === "Played").length,
    left: told.some(({ kind }) => kind === "BrokeOff"),
    discarded: own.filter(({ kind }) => kind === "Discarded").length,
  };
}
