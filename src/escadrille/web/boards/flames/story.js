// What happened, told by turns and phases: for the log, and for the phases of the turn in progress.

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Message } from "../../lib/types.js" */

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
 * The log by game turns; the line that opens a turn is its title.
 * @param {LogRow[]} rows @param {(turn: number) => string} titleOf
 */
export function chaptersOf(rows, titleOf) {
  /** @type {{ title: string, stamp: number, rows: (LogRow & { when: string })[] }[]} */
  const chapters = [];
  const place = new Place();
  for (const row of rows) {
    if (row.undone) {
      chapters[chapters.length - 1]?.rows.push({ ...row, when: "" });
      continue;
    }
    const { turn, phase } = place.pass(row.event);
    const last = chapters[chapters.length - 1];
    if (!last || last.stamp !== turn) chapters.push({ title: titleOf(turn), stamp: turn, rows: [] });
    if (row.say !== null && row.event.event !== "GameTurn")
      chapters[chapters.length - 1]?.rows.push({ ...row, when: turn ? (phase ? `${turn}·${phase}` : `${turn}`) : "" });
  }
  return chapters.filter((chapter) => chapter.rows.length > 0);
}

/** @typedef {{ known: boolean, drew: number[], moved: any, compared: any, played: number, discarded: number, stalled: number[] }} TurnStory */

/** @type {Map<string, { number: number, events: any[], known: boolean }>} */
const remembered = new Map();

/**
 * The events of the turn in progress, its own TurnBegan first. A message brings only what is new, so they are kept here
 * from one message to the next.
 * @param {Message} message @returns {{ events: any[], known: boolean }}
 */
export function turnEvents(message) {
  const isFilm = message.waiting.length === 0 && message.view.deciding.length > 0; // a replay numbers moments, not events
  const name = `${message.game}/${message.seat}/${isFilm}`;
  const begins = message.number - (isFilm ? 1 : message.events.length);
  const kept = remembered.get(name);
  const goesOn = kept && begins <= kept.number && message.number >= kept.number;
  const heard = goesOn ? kept.number - begins : 0;
  const fresh = isFilm ? (heard > 0 ? [] : message.events) : message.events.slice(heard);
  const events = [...(goesOn ? kept.events : [])];
  let known = goesOn ? kept.known : begins === 0;
  for (const event of fresh) {
    if (event.event === "undone") events.splice(Math.max(0, events.length - event.back));
    else if (event.event === "TurnBegan") {
      events.splice(0, events.length, event);
      known = true;
    } else events.push(event);
  }
  if (remembered.size > 20) remembered.clear();
  remembered.set(name, { number: message.number, events, known });
  return { events, known };
}

/** What the aircraft whose turn it is has done so far. @param {Message} message @returns {TurnStory} */
export function turnStory(message) {
  const { events, known } = turnEvents(message);
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
