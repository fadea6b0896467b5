// Points, poses and shapes on a measured table, in plain figures. What they tell is advice: the engine alone decides.
// Lengths are hundredths of a millimetre, angles hundredths of a degree; x runs east, y north, heading 0 is north.

/** @import { Camera } from "./camera.js" */

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {[x: number, y: number, heading: number]} Pose
 * @typedef {[width: number, length: number]} Size across and along the heading
 */

export const MM = 100;
export const CM = 10 * MM;
export const DEGREE = 100;
export const ROUND = 360 * DEGREE;

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
 * The pose after a manoeuvre: so far to the right and ahead, and so much about.
 * @param {Pose} pose @param {[right: number, ahead: number, turn: number]} manoeuvre @returns {Pose}
 */
export const moved = (pose, [right, ahead, turn]) => [...off(pose, right, ahead), (pose[2] + turn + ROUND) % ROUND];

/**
 * Share `t` of the way from one pose to the other, along a curve that begins and ends as they head.
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
export const turnBetween = (heading, other) => ((((other - heading) % ROUND) + 1.5 * ROUND) % ROUND) - ROUND / 2;

/** @param {Pose} pose @param {Size} size @returns {Point[]} front left, front right, rear right, rear left */
export function corners(pose, [width, length]) {
  const [w, l] = [width / 2, length / 2];
  return [off(pose, -w, l), off(pose, w, l), off(pose, w, -l), off(pose, -w, -l)];
}

/** The heading that leads from one point to another. @param {number[]} from @param {number[]} to */
export const bearing = ([x = 0, y = 0], [toX = 0, toY = 0]) =>
  ((Math.atan2(toX - x, toY - y) * 180 * DEGREE) / Math.PI + ROUND) % ROUND;

/** From 12 ahead by 3 on the right. @param {Pose} pose @param {number[]} point */
export const clock = (pose, point) => Math.round(turnBetween(pose[2], bearing(pose, point)) / 3000 + 12) % 12 || 12;

/** @param {number[]} from @param {number[]} to */
export const gap = ([x = 0, y = 0], [toX = 0, toY = 0]) => Math.hypot(toX - x, toY - y);

/** The point of a shape's sides nearest to another. @param {number[]} point @param {Point[]} shape @returns {Point} */
export function nearestOn([x = 0, y = 0], shape) {
  const points = shape.map(([ax, ay], place) => {
    const [bx, by] = shape[(place + 1) % shape.length] ?? [ax, ay];
    const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2));
    return /** @type {Point} */ ([ax + (bx - ax) * t, ay + (by - ay) * t]);
  });
  return points.reduce((best, point) => (gap([x, y], point) < gap([x, y], best) ? point : best));
}

/**
 * The outline of a sector out to a length; angles are degrees off the bow.
 * @param {Pose} pose @param {number} facing @param {number} half @param {number} length @returns {Point[]}
 */
export function fan(pose, facing, half, length) {
  const steps = Math.max(2, Math.ceil(half / 4));
  return Array.from({ length: 2 * steps + 1 }, (_, step) => {
    const heading = pose[2] + (facing + half * (step / steps - 1)) * DEGREE;
    return off([pose[0], pose[1], heading], 0, length);
  });
}

/** Points as the data of an SVG path, without its first letter. @param {Camera} camera @param {Point[]} points */
export const outline = (camera, points) =>
  points.map((point) => camera.at(point).map((n) => n.toFixed(1)).join(" ")).join("L");

/**
 * Where a thing lies on the sheet, and how it is turned.
 * @param {Camera} camera @param {Pose} pose @param {number} [right] @param {number} [down] px
 */
export function placed(camera, pose, right = 0, down = 0) {
  const [x, y] = camera.at(pose);
  return `translate(${(x + right).toFixed(2)}px, ${(y + down).toFixed(2)}px) rotate(${pose[2] / 100}deg)`;
}
