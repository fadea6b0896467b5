// The events of skies, put on a film.

/** @import { Film } from "../plane/film.js" */
/** @import { Scene } from "./scene.js" */

/** @param {Scene} scene @param {Film} film @param {any[]} news */
export function cut(scene, film, news) {
  for (const { event, aircraft, start } of news)
    if (event === "Flew" && !film.poses.has(aircraft)) film.poses.set(aircraft, start);
  /** @param {string} label */
  const poseOf = (label) => film.poses.get(label) ?? scene.flyer(label)?.pose ?? null;
  /** @param {string} label @param {string} target */
  const fire = (label, target) => {
    const [from, to] = [poseOf(label), poseOf(target)];
    if (from && to) film.effects.push({ at: film.during("fire"), kind: "shot", from, to, short: true });
  };
  /** @param {string} label @param {boolean} burns */
  const leave = (label, burns) => {
    const pose = poseOf(label);
    if (pose) film.gone.set(label, { at: film.during("fall"), pose, burns });
  };
  /** @type {Record<string, (event: any) => void>} */
  const SHOWN = {
    Flew: ({ aircraft, start, end }) => film.fly(aircraft, start, end),
    Fired: ({ aircraft, target }) => fire(aircraft, target),
    FiredBack: ({ aircraft, target }) => fire(aircraft, target),
    ShotDown: ({ aircraft }) => leave(aircraft, true),
    LeftTable: ({ aircraft }) => leave(aircraft, false),
  };
  for (const event of news) SHOWN[event.event]?.(event);
}
