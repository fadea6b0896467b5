// Flights on the measured table: poses, cards, arcs and the ruler, in plain figures. The engine alone decides.
// Lengths are hundredths of a millimetre, angles hundredths of a degree; x runs east, y north, heading 0 is north.

/** @import { Face } from "./deck.js" */

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {[x: number, y: number, heading: number]} Pose
 * @typedef {[width: number, length: number]} Size across and along the heading
 * @typedef {{ face: Face | null, from: Pose, to: Pose }} Leg one card flown; no face: it stays
 */

export const MM = 100;
export const CM = 10 * MM;
export const DEGREE = 100;
const ROUND = 360 * DEGREE;

/** @param {number} heading */
const radians = (heading) => (heading * Math.PI) / (180 * DEGREE);

/**
 * The point so far right and ahead of a pose.
 * @param {Pose} pose @param {number} right @param {number} ahead @returns {Point}
 */
export function off([x, y, heading], right, ahead) {
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))];
  return [x + right * cos + ahead * sin, y + ahead * cos - right * sin];
}

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

/**
 * Share `t` of the way from one pose to the other, along the path that `grid.flight` draws.
 * @param {Pose} from @param {Pose} to @param {number} t @returns {Pose}
 */
export function along(from, to, t) {
  const reach = 0.375 * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const handles = [from, off(from, 0, reach), off(to, 0, -reach), to];
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  /** @param {0 | 1} axis */
  const on = (axis) => handles.reduce((sum, point, place) => sum + point[axis] * (weights[place] ?? 0), 0);
  return [on(0), on(1), from[2] + t * turnBetween(from[2], to[2])];
}

/** The turn from one heading to another, to the right positive. @param {number} heading @param {number} other */
export const turnBetween = (heading, other) => ((other - heading + 1.5 * ROUND) % ROUND) - ROUND / 2;

/** @param {Pose} pose @param {Size} size @returns {Point[]} front left, front right, rear right, rear left */
export function corners(pose, [width, length]) {
  const [w, l] = [width / 2, length / 2];
  return [off(pose, -w, l), off(pose, w, l), off(pose, w, -l), off(pose, -w, -l)];
}

/** The heading that leads from one point to another. @param {number[]} from @param {number[]} to */
export const bearing = ([x = 0, y = 0], [toX = 0, toY = 0]) =>
  (Math.atan2(toX - x, toY - y) * 180 * DEGREE / Math.PI + ROUND) % ROUND;

/** From 12 ahead by 3 on the right. @param {Pose} pose @param {number[]} point */
export const clock = (pose, point) =>
  Math.round(turnBetween(0, bearing(pose, point) - pose[2] + ROUND) / 3000 + 12) % 12 || 12;
