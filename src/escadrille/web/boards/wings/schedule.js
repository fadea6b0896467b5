// The events of wings, put on a film.

/** @import { Pose } from "../plane/geometry.js" */
/** @import { Film } from "../plane/film.js" */
/** @import { Scene } from "./scene.js" */

/** @param {Scene} scene @param {Film} film @param {any[]} news */
export function cut(scene, film, news) {
  for (const { event, aircraft, start } of news)
    if (event === "Flew" && !film.poses.has(aircraft)) film.poses.set(aircraft, start);
  /** @param {string | null} label */
  const poseOf = (label) => film.poses.get(label ?? "") ?? scene.thing(label)?.pose ?? null;
  /** @param {"shot" | "rocket"} kind @param {Pose | null} from @param {Pose | null} to @param {boolean} short */
  const fire = (kind, from, to, short) => {
    if (from && to) film.effects.push({ at: film.during("fire"), kind, from, to, short });
  };
  /** @param {"burst" | "bomb"} kind @param {Pose | null} place */
  const blast = (kind, place) => {
    if (place) film.effects.push({ at: film.during("fall"), kind, place });
  };
  /** @param {string} label @param {boolean} burns */
  const leave = (label, burns) => {
    const pose = poseOf(label);
    if (pose) film.gone.set(label, { at: film.during("fall"), pose, burns });
  };
  /** @type {Record<string, (event: any) => void>} */
  const SHOWN = {
    Flew: ({ aircraft, start, end }) => film.fly(aircraft, start, end),
    Declared: ({ shooter, target, short }) => fire("shot", poseOf(shooter), poseOf(target), short),
    RocketsFired: ({ aircraft, target }) => fire("rocket", poseOf(aircraft), poseOf(target), true),
    FlakBurst: ({ place }) => film.effects.push({ at: film.during("fire"), kind: "flak", place }),
    BombHit: ({ piece }) => blast("bomb", poseOf(piece)),
    Exploded: ({ piece }) => blast("burst", poseOf(piece)),
    Collided: ({ aircraft }) => blast("burst", poseOf(aircraft)),
    Drew: ({ piece, count, cards }) => {
      const place = poseOf(piece);
      if (place && count) film.effects.push({ at: film.during("draw"), kind: "draw", place, count, cards });
    },
    Down: ({ piece }) => leave(piece, true),
    Left: ({ aircraft }) => leave(aircraft, false),
  };
  for (const event of news) SHOWN[event.event]?.(event);
}
