// How one stands to another: the ruler from a centre to the nearest point of a base, and the shot that the rules allow.
import { knows, say } from "../../lib/words.js";
import { clock, corners, gap, nearestOn } from "../plane/geometry.js";
import { cmOf } from "../plane/ruler.js";
import { isThere } from "./scene.js";
import { callSign } from "./terms.js";

/** @import { Point, Size } from "../plane/geometry.js" */
/** @import { Flyer, Piece, Scene, Shot } from "./scene.js" */

/**
 * @typedef {{ to: Flyer | Piece, length: number, place: Point, clock: number, shot: Shot | undefined }} Sight
 *   `shot`: what the rules say, within a ruler
 */

/** @param {Scene} scene @param {Flyer | Piece} thing @returns {Size} */
export const sizeOf = (scene, thing) => ("size" in thing ? thing.size : scene.view.measures.base);

/**
 * How one stands to another; nothing where one of them is not seen on the table.
 * @param {Scene} scene @param {Flyer} from @param {Flyer | Piece} to @returns {Sight | null}
 */
export function sight(scene, from, to) {
  const [pose, aim] = [from.pose, to.pose];
  if (!pose || !aim || from === to) return null;
  const place = nearestOn(pose, corners(aim, sizeOf(scene, to)));
  const shot = from.sights.find((one) => one.to === to.label);
  return { to, place, shot, length: gap(pose, place), clock: clock(pose, aim) };
}

/** The enemies that are seen, the nearest first. @param {Scene} scene @param {Flyer} from */
export const enemiesOf = (scene, from) =>
  scene.flyers
    .filter((flyer) => flyer.side !== from.side && isThere(flyer) && flyer.pose !== null && !flyer.in_clouds)
    .flatMap((flyer) => sight(scene, from, flyer) ?? [])
    .sort((one, other) => one.length - other.length);

/**
 * Distance and range, bold; then why there is fire or not.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function readings(scene, from, { to, length, shot }) {
  const apart = from.level === null || to.level === null ? "none" : to.level - from.level;
  const range = shot?.range ?? (to.side === from.side ? "none" : "out");
  const levels = say("wings-map-levels", { apart });
  return {
    title: say("wings-map-distance", { cm: cmOf(length), range }),
    text: `${levels} ${verdict(scene, from, shot)}`,
  };
}

/** @param {Scene} scene @param {Flyer} from @param {Shot | undefined} shot */
function verdict(scene, from, shot) {
  if (!from.front && !from.rear) return say("wings-map-unarmed");
  if (shot?.arc) return say("wings-map-cards", { cards: shot.cards, letter: String(shot.letter), arc: shot.arc });
  const [rule, by] = [shot?.rule?.toLowerCase(), scene.thing(shot?.by)];
  const key = `${rule}-sight`;
  return knows(key) ? say(key, by ? { by: callSign(scene, by) } : {}) : say("wings-map-no-range");
}

/**
 * All of it in one sentence, as a screen reader says it.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function sightSentence(scene, from, sight) {
  const { title, text } = readings(scene, from, sight);
  return say("wings-map-sight", { from: callSign(scene, from), clock: sight.clock, distance: title, text });
}
