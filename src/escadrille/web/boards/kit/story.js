// What happened, told by turns and phases: for the log, and for the phases of the turn in progress.
import { say } from "../../lib/words.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Message } from "../../lib/types.js" */
/** @import { Chapter } from "../index.js" */

/**
 * Follows the events of a game and says where each belongs.
 * @typedef {{ pass: (event: any) => { turn: number, phase: number } }} Follower
 */

/** @param {number} turn */
const turnTitle = (turn) => (turn ? say("cards-log-turn", { turn }) : say("cards-log-before"));

/**
 * The log by turns.
 * @param {LogRow[]} rows @param {Follower} place
 * @param {string[]} opening events whose line the title of a turn says already
 * @param {(turn: number) => string} [titleOf]
 */
export function chaptersOf(rows, place, opening, titleOf = turnTitle) {
  /** @type {Chapter[]} */
  const chapters = [];
  for (const row of rows) {
    if (row.undone) {
      chapters.at(-1)?.rows.push({ ...row, when: "" });
      continue;
    }
    const { turn, phase } = place.pass(row.event);
    if (chapters.at(-1)?.stamp !== turn) chapters.push({ title: titleOf(turn), stamp: turn, rows: [] });
    if (row.say !== null && !opening.includes(row.event.event))
      chapters.at(-1)?.rows.push({ ...row, when: turn ? (phase ? `${turn}·${phase}` : `${turn}`) : "" });
  }
  return chapters.filter((chapter) => chapter.rows.length > 0);
}

/** @type {Map<string, { number: number, events: any[], known: boolean }>} */
const remembered = new Map();

/**
 * The events of the turn in progress, the one that opened it first. A message brings only what is new, so they are kept
 * here from one message to the next.
 * @param {Message} message @param {string} opening the event that begins the turn of an aircraft
 * @returns {{ events: any[], known: boolean }}
 */
export function turnEvents(message, opening) {
  // A replay awaits nobody, and numbers moments, not events.
  const isFilm = message.waiting.length === 0 && message.view.deciding.length > 0;
  const name = `${message.game}/${message.seat}/${isFilm}`;
  const begins = message.number - (isFilm ? 1 : message.events.length);
  const kept = remembered.get(name);
  const goesOn = kept && begins <= kept.number && message.number >= kept.number;
  const heard = goesOn ? kept.number - begins : 0;
  const fresh = isFilm ? (heard > 0 ? [] : message.events) : message.events.slice(heard);
  const events = [...(goesOn ? kept.events : [])];
  let known = goesOn ? kept.known : begins === 0;
  for (const event of fresh) {
    if (event.event === "undone") {
      known = known && event.back < events.length; // back to a turn before
      events.splice(Math.max(0, events.length - event.back));
    }
    else if (event.event === opening) {
      events.splice(0, events.length, event);
      known = true;
    } else events.push(event);
  }
  if (remembered.size > 20) remembered.clear();
  remembered.set(name, { number: message.number, events, known });
  return { events, known };
}
