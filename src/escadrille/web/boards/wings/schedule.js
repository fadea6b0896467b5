// What happened, as a film: phase by phase, all aircraft at once, then the fire, the draws, the falls. Milliseconds.

/** @import { Point, Pose } from "./flight.js" */
/** @import { Scene } from "./scene.js" */

/**
 * @typedef {{ at: number, from: Pose, to: Pose }} Stretch one card flown, MOVE long
 * @typedef {{ at: number, kind: "trail", from: Pose, to: Pose }} Trail
 * @typedef {{ at: number, kind: "shot" | "rocket", from: Pose, to: Pose, short: boolean }} Shot
 * @typedef {{ at: number, kind: "burst" | "flak" | "bomb", place: Point | Pose }} Blast
 * @typedef {{ at: number, kind: "draw", place: Pose, count: number, cards: string[] | null }} Draw
 * @typedef {Trail | Shot | Blast | Draw} Effect
 * @typedef {{ at: number, pose: Pose, burns: boolean }} Departure
 * @typedef {{ id: number, moves: Map<string, Stretch[]>, effects: Effect[], gone: Map<string, Departure>,
 *   total: number }} Schedule
 */

export const MOVE = 400;
const LENGTHS = { move: MOVE, fire: 300, draw: 380, fall: 400 };
const MOST = 120; // events; a whole game at once is no news

let films = 0;

/** @returns {Schedule} */
export const nothing = () => ({ id: (films += 1), moves: new Map(), effects: [], gone: new Map(), total: 0 });

/** @param {Scene} scene @param {any[]} news @returns {Schedule} */
export function scheduleOf(scene, news) {
  const film = nothing();
  if (news.length > MOST) return film;
  /** @type {Map<string, Pose>} */
  const poses = new Map();
  for (const { event, aircraft, start } of news) {
    const label = scene.numbered(aircraft)?.label;
    if (event === "Flew" && label && !poses.has(label)) poses.set(label, start);
  }
  let [step, now] = [/** @type {keyof typeof LENGTHS | ""} */ (""), 0];
  let flown = new Set();
  /** Events of one kind in a row are one step. @param {keyof typeof LENGTHS} kind @param {boolean} [isAgain] */
  const during = (kind, isAgain = false) => {
    if (kind !== step || isAgain) {
      [now, step, flown] = [film.total, kind, new Set()];
      film.total = now + LENGTHS[kind];
    }
    return now;
  };
  /** @param {number | null | undefined} number */
  const poseOf = (number) => {
    const thing = scene.numbered(number ?? -1);
    return thing ? (poses.get(thing.label) ?? thing.pose ?? null) : null;
  };

  /** @type {Record<string, (event: any) => void>} */
  const SHOWN = {
    Flew: ({ aircraft, start, end }) => {
      const label = scene.numbered(aircraft)?.label ?? "";
      const at = during("move", flown.has(label));
      flown.add(label);
      film.moves.set(label, [...(film.moves.get(label) ?? []), { at, from: start, to: end }]);
      film.effects.push({ at, kind: "trail", from: start, to: end });
      poses.set(label, end);
    },
    Declared: ({ shooter, target, short }) => {
      const [from, to] = [poseOf(shooter), poseOf(target)];
      if (from && to) film.effects.push({ at: during("fire"), kind: "shot", from, to, short });
    },
    RocketsFired: ({ aircraft, target }) => {
      const [from, to] = [poseOf(aircraft), poseOf(target)];
      if (from && to) film.effects.push({ at: during("fire"), kind: "rocket", from, to, short: true });
    },
    FlakBurst: ({ place }) => film.effects.push({ at: during("fire"), kind: "flak", place }),
    BombHit: ({ piece }) => blast("bomb", poseOf(piece)),
    Exploded: ({ piece }) => blast("burst", poseOf(piece)),
    Collided: ({ aircraft }) => blast("burst", poseOf(aircraft)),
    Drew: ({ piece, count, cards }) => {
      const place = poseOf(piece);
      if (place && count) film.effects.push({ at: during("draw"), kind: "draw", place, count, cards });
    },
    Down: ({ piece }) => leave(piece, true),
    Left: ({ aircraft }) => leave(aircraft, false),
  };
  /** @param {"burst" | "bomb"} kind @param {Pose | null} place */
  function blast(kind, place) {
    if (place) film.effects.push({ at: during("fall"), kind, place });
  }
  /** @param {number} number @param {boolean} burns */
  function leave(number, burns) {
    const [thing, pose] = [scene.numbered(number), poseOf(number)];
    if (thing && pose) film.gone.set(thing.label, { at: during("fall"), pose, burns });
  }
  for (const event of news) SHOWN[event.event]?.(event);
  return film;
}

/**
 * What is left of a film that has run so long, and then the next one.
 * @param {Schedule} old @param {number} elapsed @param {Schedule} next @returns {Schedule}
 */
export function joined(old, elapsed, next) {
  const left = old.total - elapsed;
  /** @template {{ at: number }} T @param {T[]} before @param {T[]} after @returns {T[]} */
  const both = (before, after) => [
    ...before.filter(({ at }) => at + MOVE > elapsed).map((one) => ({ ...one, at: one.at - elapsed })),
    ...after.map((one) => ({ ...one, at: one.at + left })),
  ];
  const labels = new Set([...old.moves.keys(), ...next.moves.keys()]);
  const gone = both(
    [...old.gone].map(([label, one]) => ({ label, ...one })),
    [...next.gone].map(([label, one]) => ({ label, ...one })),
  );
  return {
    ...nothing(),
    moves: new Map([...labels].map((label) => [label, both(old.moves.get(label) ?? [], next.moves.get(label) ?? [])])),
    effects: both(old.effects, next.effects),
    gone: new Map(gone.map(({ label, ...one }) => [label, one])),
    total: left + next.total,
  };
}
