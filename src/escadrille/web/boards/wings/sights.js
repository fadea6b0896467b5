// Who stands how to whom: the ruler from a centre to the nearest point of a base, arcs, blind spots. What it tells a
// reader beforehand; the engine's own list (`view.guns`) decides once there is fire.
import { DEGREE, bearing, clock, corners, off } from "./flight.js";
import { isThere } from "./scene.js";

/** @import { Point, Pose, Size } from "./flight.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/**
 * @typedef {{ arc: "front" | "rear", letter: string, half: number, above: boolean }} Mount an arc, in degrees
 * @typedef {{ to: Flyer | Piece, length: number, place: Point, clock: number, apart: number | null, isShort: boolean,
 *   isLong: boolean, overlaps: boolean, gun: Mount | null, isBlind: boolean, blocker: Flyer | Piece | null,
 *   cards: number }} Sight `apart`: levels that the target is higher; `gun`: the one in whose arc it is
 */

const PLACES = 24; // of a side of a base that a ruler is laid to

/** @param {Scene} scene @param {Flyer | Piece} thing @returns {Size} */
export const sizeOf = (scene, thing) => ("size" in thing ? thing.size : scene.view.base);

/** The guns of an aircraft, as the packs mount them. @param {Scene} scene @param {Flyer} flyer @returns {Mount[]} */
export const mounts = (scene, flyer) => scene.type(flyer)?.guns ?? [];

/** Do two convex shapes have an inside in common? @param {Point[]} one @param {Point[]} other */
const meet = (one, other) => !parted(one, other) && !parted(other, one);

/** Does a side of the one keep the other out? @param {Point[]} one @param {Point[]} other */
const parted = (one, other) =>
  one.some(([ax, ay], place) => {
    const [bx, by] = one[(place + 1) % one.length] ?? [0, 0];
    /** @param {Point} point */
    const side = ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const [ours, theirs] = [one.map(side), other.map(side)];
    return Math.max(...ours) > 1
      ? Math.max(...theirs) <= 0
      : Math.min(...theirs) >= 0;
  });

/** Points all along the sides of a shape, its corners included. @param {Point[]} shape @returns {Point[]} */
const rim = (shape) =>
  shape.flatMap(([ax, ay], place) => {
    const [bx, by] = shape[(place + 1) % shape.length] ?? [0, 0];
    return Array.from({ length: PLACES }, (_, step) => {
      const t = step / PLACES;
      return /** @type {Point} */ ([ax + (bx - ax) * t, ay + (by - ay) * t]);
    });
  });

/**
 * The point of a segment nearest to another.
 * @param {Point} point @param {Point} from @param {Point} to @returns {Point}
 */
function nearestOn([x, y], [ax, ay], [bx, by]) {
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2));
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** @param {number[]} from @param {Point} to */
const gap = ([x = 0, y = 0], [toX, toY]) => Math.hypot(toX - x, toY - y);

/**
 * Is a point within so many degrees of where an arc looks?
 * @param {Pose} pose @param {Mount} mount @param {Point} point
 */
function isIn(pose, { arc, half }, point) {
  const facing = pose[2] + (arc === "rear" ? 180 * DEGREE : 0);
  const turn = Math.abs(((bearing(pose, point) - facing) % 36000 + 54000) % 36000 - 18000);
  return turn <= half * DEGREE + 1;
}

/** The sector behind a base that its observer cannot see. @param {Pose} pose @param {Size} base @param {Point} point */
function isBehind(pose, [width, length], point) {
  const half = (Math.atan2(width, length) * 18000) / Math.PI;
  const turn = Math.abs(((bearing(pose, point) - pose[2] - 18000) % 36000 + 54000) % 36000 - 18000);
  return turn < half;
}

/** Half the angle of the blind spot, in degrees. @param {Size} base */
export const blindHalf = ([width, length]) => (Math.atan2(width, length) * 180) / Math.PI;

/**
 * How one stands to another; nothing where one of them is not seen on the table.
 * @param {Scene} scene @param {Flyer | Piece} from @param {Flyer | Piece} to @returns {Sight | null}
 */
export function sight(scene, from, to) {
  const [pose, aim] = [from.pose, to.pose];
  if (!pose || !aim || from === to) return null;
  const ruler = scene.view.ruler;
  const shape = corners(aim, sizeOf(scene, to));
  const overlaps = meet(corners(pose, sizeOf(scene, from)), shape);
  const apart = from.level === null || to.level === null ? null : to.level - from.level;
  const isHigher = apart !== null && (apart > 0 || (apart === 0 && (to.counters ?? 0) > (from.counters ?? 0)));
  const centre = /** @type {Point} */ ([pose[0], pose[1]]);
  const nearest = shape
    .map((corner, place) => nearestOn(centre, corner, shape[(place + 1) % shape.length] ?? corner))
    .reduce((best, point) => (gap(centre, point) < gap(centre, best) ? point : best));
  const seen = "guns" in from ? inArc(scene, from, pose, [nearest, ...rim(shape)], isHigher) : null;
  const place = seen?.place ?? nearest;
  const length = gap(centre, place);
  const isBlind =
    seen?.gun.arc === "rear" && !isHigher && isBehind(pose, scene.view.base, [aim[0], aim[1]]) && length <= ruler / 2;
  const blocker = seen ? inTheWay(scene, from, to, centre, place) : null;
  const isNear = length <= ruler / 2;
  const isShort = apart === 0 && isNear;
  const isLong = apart === 0 ? !isNear && length <= ruler : Math.abs(apart ?? 9) === 1 && isNear;
  const canFire = seen && !overlaps && !isBlind && !blocker;
  return {
    to, length, place, apart, isShort, isLong, overlaps, isBlind, blocker,
    clock: clock(pose, aim),
    gun: seen?.gun ?? null,
    cards: canFire ? (isShort ? 2 : isLong ? 1 : 0) : 0,
  };
}

/**
 * The first gun in whose arc a base is, and its nearest point there.
 * @param {Scene} scene @param {Flyer} from @param {Pose} pose @param {Point[]} points @param {boolean} isHigher
 */
function inArc(scene, from, pose, points, isHigher) {
  for (const gun of mounts(scene, from)) {
    const inside = gun.above && isHigher ? points : points.filter((point) => isIn(pose, gun, point));
    if (inside.length === 0) continue;
    return { gun, place: inside.reduce((best, point) => (gap(pose, point) < gap(pose, best) ? point : best)) };
  }
  return null;
}

/**
 * Whose base the ruler crosses.
 * @param {Scene} scene @param {Flyer | Piece} from @param {Flyer | Piece} to @param {Point} start @param {Point} end
 */
function inTheWay(scene, from, to, start, end) {
  const [low, high] = [Math.min(from.level ?? 0, to.level ?? 0), Math.max(from.level ?? 0, to.level ?? 0)];
  const others = [...scene.flyers, ...scene.pieces.filter(({ kind }) => kind === "balloon")].filter(
    (other) =>
      other !== from && other !== to && other.status === "flying" && other.level !== null &&
      !("in_clouds" in other && other.in_clouds) && other.level >= low && other.level <= high,
  );
  return others.find((other) => other.pose && meet(corners(other.pose, sizeOf(scene, other)), [start, end])) ?? null;
}

/** The enemies that are seen, the nearest first. @param {Scene} scene @param {Flyer | Piece} from */
export const enemiesOf = (scene, from) =>
  scene.flyers
    .filter((flyer) => flyer.side !== from.side && isThere(flyer) && flyer.pose !== null && !flyer.in_clouds)
    .flatMap((flyer) => sight(scene, from, flyer) ?? [])
    .sort((one, other) => one.length - other.length);

/**
 * The outline of an arc out to a length.
 * @param {Pose} pose @param {number} facing @param {number} half @param {number} length
 * @returns {Point[]} in degrees, grid units
 */
export function fan(pose, facing, half, length) {
  const steps = Math.max(2, Math.ceil(half / 4));
  return Array.from({ length: 2 * steps + 1 }, (_, step) => {
    const heading = pose[2] + (facing + half * (step / steps - 1)) * DEGREE;
    return off([pose[0], pose[1], heading], 0, length);
  });
}
