// Burn, distance and turn as one answer: what is composed, where it leads, and the orders that it is.
import { DEGREE, ROUND, bearing, gap, moved, turnBetween } from "../plane/geometry.js";
import { dropped, heldMove, heldPlace } from "./looks.js";

/** @import { Pose } from "../plane/geometry.js" */
/** @import { Move, Place } from "./looks.js" */
/** @import { Scene, Way } from "./scene.js" */

export const STEP = 15; // degrees of the notation
/** @type {Move} */
const STILL = { inches: 0, degrees: 0, hard: 0, point: 0 };

/** @param {number} from @param {number} to @param {number} [step] */
export const range = (from, to, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, place) => from + place * step);

/** The turns up to some degrees, from the left. @param {number} most */
export const turns = (most) => range(-most, most, STEP);

/** How a turn is written. @param {number} degrees */
const turnName = (degrees) => (degrees ? `${degrees < 0 ? "l" : "r"}${Math.abs(degrees)}` : "straight");

/** A turn as an order. @param {number} degrees */
export const turnOrder = (degrees) => ({ order: "turn", turn: turnName(degrees) });

/** Is the table asked for a whole move? @param {Scene} scene */
export const isMoving = ({ decision, view }) => decision === "fly" && view.move?.ways.length > 0;

/** @param {Scene} scene @returns {Record<string, Way | undefined>} the ways to fly, by what they burn */
export const waysOf = ({ view }) =>
  Object.fromEntries(view.move.ways.map((/** @type {Way} */ way) => [way.burn, way]));

/** The way that a move takes. @param {Scene} scene @param {Move} move @returns {Way | undefined} */
export function wayOf(scene, { inches, hard }) {
  const ways = waysOf(scene);
  if (hard) return ways["hard-turn"];
  return inches > (ways.none?.most ?? 0) ? ways.dive : ways.none;
}

/** The inches that may be flown: whole ones, up to the dive unless a hard turn has burnt the level. @param {Scene} scene @param {number} hard */
export function inchesOf(scene, hard) {
  const { none, dive } = waysOf(scene);
  return range(none?.least ?? 0, Math.max(none?.most ?? 0, hard ? 0 : (dive?.most ?? 0)));
}

/** Where a move leads: to its bend, then to its end. @param {Scene} scene @param {Pose} start @param {Move} move @returns {[bend: Pose, end: Pose]} */
export function course({ view }, start, { inches, degrees, hard, point }) {
  const { inch } = view.measures;
  const from = moved(start, [0, 0, hard * DEGREE]);
  const bend = moved(from, [0, point * inch, degrees * DEGREE]);
  return [bend, moved(bend, [0, (inches - point) * inch, 0])];
}

/** @param {Scene} scene @param {Pose} pose */
export const isOff = ({ view: { area } }, [x, y]) => x < 0 || y < 0 || x > area[0] || y > area[1];

/** The move as it is composed now; at first the longest that stays on the table, as straight as can be. @param {Scene} scene @returns {Move} */
export function moveOf(scene) {
  const held = heldMove.at(scene.message);
  if (held) return held;
  const way = waysOf(scene).none;
  const start = scene.flyer(scene.about)?.pose;
  if (!way || !start) return STILL;
  const straightest = turns(way.turn).sort((one, other) => Math.abs(one) - Math.abs(other));
  const all = straightest.flatMap((degrees) =>
    range(way.least, way.most).reverse().map((inches) => ({ inches, degrees, hard: 0, point: inches })));
  const stays = (/** @type {Move} */ move) => !course(scene, start, move).some((pose) => isOff(scene, pose));
  return all.find((move) => stays(move) && !isOff(scene, ahead(scene, move, start))) ?? all.find(stays) ?? all[0] ?? STILL;
}

/** Where the next move would lead that goes straight on. @param {Scene} scene @param {Move} move @param {Pose} start */
function ahead(scene, move, start) {
  const [, end] = course(scene, start, move);
  return moved(end, [0, (waysOf(scene).none?.least ?? 0) * scene.view.measures.inch, 0]);
}

/** Change the move; it stays within what may be flown. @param {Scene} scene @param {Partial<Move>} change */
export function compose(scene, change) {
  const before = moveOf(scene);
  const wanted = { ...before, ...change };
  const inches = inchesOf(scene, wanted.hard);
  const [least = 0, most = 0] = [inches[0], inches.at(-1)];
  wanted.inches = Math.max(least, Math.min(most, wanted.inches));
  const way = wayOf(scene, wanted);
  const limit = way?.turn ?? 0;
  wanted.degrees = Math.max(-limit, Math.min(limit, wanted.degrees));
  const isLate = !way?.anywhere || (change.point === undefined && before.point === before.inches);
  wanted.point = isLate ? wanted.inches : Math.max(0, Math.min(wanted.inches, wanted.point));
  heldMove.set(scene.message, wanted);
}

/** The orders that a move is. @param {Scene} scene @param {Move} move */
export function ordersOf(scene, move) {
  const way = wayOf(scene, move);
  return [
    ...(way?.burn === "dive" ? [{ order: "do", word: "dive" }] : []),
    ...(move.hard ? [turnOrder(move.hard)] : []),
    { order: "fly", inches: move.inches },
    turnOrder(move.degrees),
    ...(way?.anywhere && move.degrees ? [{ order: "at", inches: move.point }] : []),
  ];
}

/** Is the table asked where an aircraft stands? @param {Scene} scene */
export const isPlacing = ({ decision, view }) => decision === "column" && Boolean(view.placing);

/** The place as it is composed now: where it was dropped, or in the middle. @param {Scene} scene @returns {Place} */
export function placeOf(scene) {
  const held = heldPlace.at(scene.message);
  if (held) return held;
  const { points, headings } = scene.view.placing;
  const { inch, area } = { ...scene.view.measures, area: scene.view.area };
  const drop = dropped.value?.label === scene.about ? dropped.value?.place : undefined;
  const wanted = drop ?? middle(points).map((side) => side * inch);
  const point = nearest(scene, wanted);
  const inward = bearing([point[0] * inch, point[1] * inch], [area[0] / 2, area[1] / 2]);
  return { point, heading: straightest(headings, inward) };
}

/** @param {[number, number][]} points */
const middle = (points) =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);

/** The free point nearest to a place on the table. @param {Scene} scene @param {number[]} place @returns {[number, number]} */
export function nearest({ view: { placing, measures } }, place) {
  const [x = 0, y = 0] = place.map((side) => side / measures.inch);
  return placing.points.reduce((/** @type {[number, number]} */ best, /** @type {[number, number]} */ point) =>
    gap(point, [x, y]) < gap(best, [x, y]) ? point : best);
}

/** @param {number[]} headings @param {number} wanted hundredths of a degree */
export const straightest = (headings, wanted) =>
  headings.reduce((best, heading) => {
    const [one, other] = [heading, best].map((degrees) => Math.abs(turnBetween(wanted, (degrees * DEGREE) % ROUND)));
    return (one ?? 0) < (other ?? 0) ? heading : best;
  });

/** @param {Scene} scene @param {Partial<Place>} change */
export const put = (scene, change) => heldPlace.set(scene.message, { ...placeOf(scene), ...change });

/** One inch along, or to the nearest free point that way. @param {Scene} scene @param {number} right @param {number} up */
export function nudge(scene, right, up) {
  const { point } = placeOf(scene);
  const beyond = scene.view.placing.points.filter((/** @type {[number, number]} */ [x, y]) =>
    (x - point[0]) * right + (y - point[1]) * up > 0);
  if (beyond.length === 0) return;
  const wanted = [point[0] + right, point[1] + up];
  put(scene, {
    point: beyond.reduce((/** @type {[number, number]} */ best, /** @type {[number, number]} */ one) =>
      gap(one, wanted) < gap(best, wanted) ? one : best),
  });
}

/** The orders that a place is: what leaves no choice is not asked. @param {Scene} scene @param {Place} place */
export function placingOrders({ view: { placing } }, { point: [column, row], heading }) {
  const rows = placing.points.filter((/** @type {[number, number]} */ [x]) => x === column);
  return [
    { order: "column", column },
    ...(rows.length > 1 ? [{ order: "row", row }] : []),
    ...(placing.headings.length > 1 ? [{ order: "heading", heading: headingName(heading) }] : []),
  ];
}

/** How a heading is written. @param {number} heading */
export const headingName = (heading) => String(heading).padStart(3, "0");

/** A place as a pose. @param {Scene} scene @param {Place} place @returns {Pose} */
export const poseOf = ({ view: { measures } }, { point: [x, y], heading }) =>
  [x * measures.inch, y * measures.inch, heading * DEGREE];
