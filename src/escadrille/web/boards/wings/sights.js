// Who stands how to whom: the ruler from a centre to the nearest point of a base, arcs, blind spots. What it tells a
// reader beforehand; the engine's own list (`view.guns`) decides once there is fire.
import { DEGREE, clock, corners, gap, meet, nearestOf, nearestOn, offBow, rim } from "../plane/geometry.js";
import { isThere } from "./scene.js";

/** @import { Point, Pose, Size } from "../plane/geometry.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/**
 * @typedef {{ arc: "front" | "rear", letter: string, half: number, above: boolean }} Mount an arc, in degrees
 * @typedef {{ to: Flyer | Piece, length: number, place: Point, clock: number, apart: number | null, isShort: boolean,
 *   isLong: boolean, overlaps: boolean, gun: Mount | null, isBlind: boolean, blocker: Flyer | Piece | null,
 *   cards: number }} Sight `apart`: levels that the target is higher; `gun`: the one in whose arc it is
 */

/** @param {Scene} scene @param {Flyer | Piece} thing @returns {Size} */
export const sizeOf = (scene, thing) => ("size" in thing ? thing.size : scene.view.base);

/** The guns of an aircraft, as the packs mount them. @param {Scene} scene @param {Flyer} flyer @returns {Mount[]} */
export const mounts = (scene, flyer) => scene.type(flyer)?.guns ?? [];

/** Where a gun looks, in degrees off the bow. @param {Mount} mount */
export const arcOf = ({ arc, half }) => ({ facing: arc === "rear" ? 180 : 0, half });

/** Half the angle behind a base that its observer cannot see, in degrees. @param {Size} base */
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
  const nearest = nearestOn(centre, shape);
  const seen = "guns" in from ? inArc(scene, from, pose, [nearest, ...rim(shape)], isHigher) : null;
  const place = seen?.place ?? nearest;
  const length = gap(centre, place);
  const isBehind = offBow(pose, 180 * DEGREE, [aim[0], aim[1]]) < blindHalf(scene.view.base) * DEGREE;
  const isBlind = seen?.gun.arc === "rear" && !isHigher && isBehind && length <= ruler / 2;
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
    const { facing, half } = arcOf(gun);
    const isIn = (/** @type {Point} */ point) => offBow(pose, facing * DEGREE, point) <= half * DEGREE + 1;
    const inside = gun.above && isHigher ? points : points.filter(isIn);
    if (inside.length > 0) return { gun, place: nearestOf(pose, inside) };
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
