// Where manoeuvre cards lead, in the figures of the table. The engine alone decides.
import { DEGREE, MM, ROUND, off } from "../plane/geometry.js";

/** @import { Point, Pose, Size } from "../plane/geometry.js" */
/** @import { Face } from "./deck.js" */

/** @typedef {{ face: Face | null, from: Pose, to: Pose }} Leg one card flown; no face: it stays */

/**
 * A card is laid against the front of the base, and the arrow at the rear of the base put on its tip.
 * @param {Pose} pose @param {Face | null} face @param {Size} base @param {number} arrow @returns {Pose}
 */
export function moved(pose, face, base, arrow) {
  if (!face) return pose;
  const tip = tipOf(pose, face, base);
  const heading = (pose[2] + face.turn * DEGREE + ROUND) % ROUND;
  return [...off([...tip, heading], 0, base[1] / 2 - arrow), heading];
}


/** @param {Pose} pose @param {Face} face @param {Size} base */
const tipOf = (pose, face, base) => off(pose, face.tip[0] * MM, base[1] / 2 + face.tip[1] * MM);

/**
 * Where a row of cards leads.
 * @param {Pose} pose @param {(Face | null)[]} faces @param {Size} base @param {number} arrow @returns {Leg[]}
 */
export function legsOf(pose, faces, base, arrow) {
  /** @type {Leg[]} */
  const flown = [];
  for (const face of faces) {
    const from = flown.at(-1)?.to ?? pose;
    flown.push({ face, from, to: moved(from, face, base, arrow) });
  }
  return flown;
}

/**
 * The line on a card: from the front of the base to the tip of its arrow, start, handles and end of a cubic curve.
 * @param {Leg} leg @param {Size} base @returns {[Point, Point, Point, Point]}
 */
export function lineOf({ face, from, to }, base) {
  const start = off(from, 0, base[1] / 2);
  const end = face ? tipOf(from, face, base) : start;
  const reach = 0.42 * Math.hypot(end[0] - start[0], end[1] - start[1]);
  return [start, off([...start, from[2]], 0, reach), off([...end, to[2]], 0, -reach), end];
}
