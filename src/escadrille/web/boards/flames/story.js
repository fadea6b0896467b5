// What happened, told by turns and phases: for the log, and for the phases of the turn in progress.
import { PhasePlace, turnSoFar } from "../cards/story.js";

/** @import { Message } from "../../lib/types.js" */

/** Begins the turn of an aircraft. */
const OPENING = "TurnBegan";

export const PHASES = /** @type {const} */ (["pre-draw", "altitude", "speed", "action", "discard", "post-draw"]);

/** What draws cards at any moment: a draw that follows it belongs to it, not to a phase of drawing. */
const DRAWS = ["Moved", "Followed", "Redlined"];

/** Follows the events of a game, and says in which turn and phase each happened. */
export class Place extends PhasePlace {
  /** @private */
  stalled = false;

  constructor() {
    super(OPENING, ["Damaged", "Flipped", "Evaded", "Reshuffled"]);
  }

  /** @override @param {any} event */
  pass(event) {
    const at = super.pass(event);
    if (event.event === "Stalled") this.stalled = true;
    else if (event.event === "Discarded" || event.event === OPENING) this.stalled = false;
    return at;
  }

  /** @override @protected @param {any} event */
  of({ event }) {
    if (event === "Drew") return DRAWS.includes(this.before) || this.before === OPENING ? 1 : 6;
    if (event === "Stalled") return this.before === OPENING ? 1 : 6;
    if (event === "Paid" || event === "Moved") return 2;
    if (event === "Compared" || event === "SpeedUsed") return 3;
    if (event === "Played") return 4;
    return event === "Discarded" && !this.stalled ? 5 : 1;
  }
}

/** What the aircraft whose turn it is has done so far. @param {Message} message */
export function turnStory(message) {
  const { known, told, active } = turnSoFar(message, new Place());
  const own = told.filter(({ event }) => event.aircraft === active);
  /** @param {string} kind @param {number} [during] */
  const of = (kind, during) => own.filter((one) => one.kind === kind && (during ?? one.phase) === one.phase);
  return {
    known,
    drew: [1, 6].map((phase) => of("Drew", phase).reduce((sum, { event }) => sum + event.count, 0)),
    moved: of("Moved", 2).at(-1)?.event,
    compared: of("Compared").at(-1)?.event,
    played: of("Played").length,
    discarded: of("Discarded", 5).length,
    stalled: of("Stalled").map(({ phase }) => phase),
  };
}
