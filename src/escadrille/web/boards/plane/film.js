// What happened, as a film: step by step, all aircraft at once, then the fire, the draws, the falls. Milliseconds.

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Point, Pose } from "./geometry.js" */

/**
 * @typedef {{ at: number, from: Pose, to: Pose }} Stretch a move, MOVE long
 * @typedef {{ at: number, kind: "trail", from: Pose, to: Pose }} Trail
 * @typedef {{ at: number, kind: "shot" | "rocket", from: Pose, to: Pose, short: boolean }} Shot
 * @typedef {{ at: number, kind: "burst" | "flak" | "bomb", place: Point | Pose }} Blast
 * @typedef {{ at: number, kind: "draw", place: Pose, count: number, cards: string[] | null }} Draw
 * @typedef {Trail | Shot | Blast | Draw} Effect
 * @typedef {{ at: number, pose: Pose, burns: boolean }} Departure
 */

export const MOVE = 400;
const LENGTHS = { move: MOVE, fire: 300, draw: 380, fall: 400 };

/** @typedef {keyof typeof LENGTHS} Step */

let films = 0;

export class Film {
  id = (films += 1);
  total = 0;
  /** @type {Map<string, Stretch[]>} */
  moves = new Map();
  /** @type {Effect[]} */
  effects = [];
  /** @type {Map<string, Departure>} */
  gone = new Map();
  /** Where things were when what comes next happened. @type {Map<string, Pose>} */
  poses = new Map();
  /** @private @type {{ kind: Step | "", at: number, flown: Set<string> }} */
  now = { kind: "", at: 0, flown: new Set() };

  /** When something happens: events of one kind in a row are one step. @param {Step} kind @param {boolean} [isAgain] */
  during(kind, isAgain = false) {
    if (kind !== this.now.kind || isAgain) {
      this.now = { kind, at: this.total, flown: new Set() };
      this.total += LENGTHS[kind];
    }
    return this.now.at;
  }

  /** @param {string} label @param {Pose} from @param {Pose} to */
  fly(label, from, to) {
    const at = this.during("move", this.now.flown.has(label));
    this.now.flown.add(label);
    this.moves.set(label, [...(this.moves.get(label) ?? []), { at, from, to }]);
    this.effects.push({ at, kind: "trail", from, to });
    this.poses.set(label, to);
  }

  /**
   * What is left of a film that has run so long, and then the next one.
   * @param {number} elapsed @param {Film} next
   */
  joined(elapsed, next) {
    const left = this.total - elapsed;
    /** @template {{ at: number }} T @param {T[]} before @param {T[]} after @returns {T[]} */
    const both = (before, after) => [
      ...before.filter(({ at }) => at + MOVE > elapsed).map((one) => ({ ...one, at: one.at - elapsed })),
      ...after.map((one) => ({ ...one, at: one.at + left })),
    ];
    /** @param {Film} film */
    const departures = ({ gone }) => [...gone].map(([label, one]) => ({ label, ...one }));
    const film = new Film();
    for (const label of new Set([...this.moves.keys(), ...next.moves.keys()]))
      film.moves.set(label, both(this.moves.get(label) ?? [], next.moves.get(label) ?? []));
    film.effects = both(this.effects, next.effects);
    film.gone = new Map(both(departures(this), departures(next)).map(({ label, ...one }) => [label, one]));
    film.total = left + next.total;
    return film;
  }
}

/** The events of the last turn in which somebody flew. @param {LogRow[]} log */
export function lastTurn(log) {
  const told = log.filter(({ undone }) => !undone).map(({ event }) => event);
  const flown = told.findLastIndex(({ event }) => event === "Flew");
  const begun = told.findLastIndex(({ event }, place) => event === "TurnBegan" && place < flown);
  const turn = told.slice(begun + 1);
  const next = turn.findIndex(({ event }) => event === "TurnBegan");
  return flown < 0 ? [] : next < 0 ? turn : turn.slice(0, next);
}
