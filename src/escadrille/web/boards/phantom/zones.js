// The thirteen zones as a disc: centre, four quadrants, eight octants; and where pieces stand in each.

export const SIZE = 640;
const MIDDLE = SIZE / 2;
const RINGS = /** @type {const} */ ([124, 220, 298]);
const NEEDED = 74; // what a piece takes of a ring
const APPROACH = ["a-n", "a-e", "a-s", "a-w"];
const OUTER = ["p-n", "p-ne", "p-e", "p-se", "p-s", "p-sw", "p-w", "p-nw"];
export const ZONES = ["c", ...APPROACH, ...OUTER];
/** @type {Record<string, [east: number, south: number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @typedef {{ x: number, y: number }} Point */
/**
 * Where a piece stands, of what size; beside others in a row its name stands above it or below, by turns.
 * @typedef {Point & { scale: number, above: boolean }} Spot
 */

/** @param {number} radius @param {number} degrees from north, clockwise @returns {Point} */
export function at(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.sin(angle), y: MIDDLE - radius * Math.cos(angle) };
}

/** @param {number} radius @param {number} degrees */
const told = (radius, degrees) => {
  const { x, y } = at(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** The ring of a zone, and the angles between which it lies. @param {string} zone */
function sector(zone) {
  const [ring, places] = APPROACH.includes(zone) ? [1, APPROACH] : [2, OUTER];
  const wide = 360 / places.length;
  const middle = places.indexOf(zone) * wide;
  return { inner: RINGS[ring - 1] ?? 0, outer: RINGS[ring] ?? 0, middle, wide };
}

/** The outline of a zone. @param {string} zone */
export function outline(zone) {
  const [core] = RINGS;
  const half = `A${core} ${core} 0 1 1 `;
  if (zone === "c") return `M${told(core, 0)}${half}${told(core, 180)}${half}${told(core, 0)}Z`;
  const { inner, outer, middle, wide } = sector(zone);
  const [from, to] = [middle - wide / 2, middle + wide / 2];
  return (
    `M${told(inner, from)}A${inner} ${inner} 0 0 1 ${told(inner, to)}` +
    `L${told(outer, to)}A${outer} ${outer} 0 0 0 ${told(outer, from)}Z`
  );
}

/** Where the name of a zone stands: in a corner that pieces leave free. @param {string} zone @returns {Point} */
export function nameplace(zone) {
  if (zone === "c") return { x: MIDDLE, y: MIDDLE + RINGS[0] - 8 };
  const { outer, middle, wide } = sector(zone);
  const degrees = middle + wide * (APPROACH.includes(zone) ? 0.4 : 0.34);
  return at(outer - 13 - 10 * Math.abs(Math.sin((degrees * Math.PI) / 180)), degrees);
}

/**
 * The zone that lies in the direction of an arrow, nearest to straight; none beyond the edge.
 * @param {string} zone @param {string} key @returns {string | undefined}
 */
export function toward(zone, key) {
  const [east, south] = ARROWS[key] ?? [0, 0];
  const from = middleOf(zone);
  const ahead = ZONES.filter((other) => other !== zone).flatMap((other) => {
    const to = middleOf(other);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * east + y * south;
    const aside = Math.abs(x * south - y * east);
    return along > 1 && aside <= along * 1.2 ? [{ other, cost: along + 2 * aside }] : [];
  });
  return ahead.sort((one, next) => one.cost - next.cost)[0]?.other;
}

/** The middle of a zone. @param {string} zone @returns {Point} */
export function middleOf(zone) {
  if (zone === "c") return { x: MIDDLE, y: MIDDLE };
  const { inner, outer, middle } = sector(zone);
  return at((inner + outer) / 2, middle);
}

/** The degrees in which an aircraft points from a place to the Target. @param {Point} place */
export function inward({ x, y }) {
  const [east, north] = [MIDDLE - x, y - MIDDLE];
  return Math.hypot(east, north) < 8 ? 0 : (Math.atan2(east, north) * 180) / Math.PI;
}

/** Where so many pieces stand in a zone. @param {string} zone @param {number} count @returns {Spot[]} */
export const spots = (zone, count) => (zone === "c" ? inCentre(count) : inSector(zone, count));

/** In a square, rows of one length. @param {number} count @returns {Spot[]} */
function inCentre(count) {
  const side = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / side);
  const scale = Math.min(1, (RINGS[0] * 1.7) / (side * 78));
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / side);
    const inRow = Math.min(side, count - row * side);
    return {
      x: MIDDLE + ((number % side) - (inRow - 1) / 2) * 78 * scale,
      y: MIDDLE + (row - (rows - 1) / 2) * 76 * scale - 4,
      scale,
      above: false,
    };
  });
}

/** Along one or two arcs, on which they are larger. @param {string} zone @param {number} count @returns {Spot[]} */
function inSector(zone, count) {
  const { inner, outer, middle, wide } = sector(zone);
  const radius = (inner + outer) / 2;
  const room = (radius * wide * Math.PI) / 180 / NEEDED;
  const [one = 1, two = 1] = [1, 2].map((arcs) =>
    Math.min(1, room / Math.ceil(count / arcs), (outer - inner) / (arcs * NEEDED)));
  const [arcs, scale] = two > one ? [2, two] : [1, one];
  const each = Math.ceil(count / arcs);
  return Array.from({ length: count }, (_, number) => {
    const arc = Math.floor(number / each);
    const inArc = Math.min(each, count - arc * each);
    const along = arcs > 1 ? inner + (outer - inner) * (arc ? 0.26 : 0.74) : radius;
    const step = Math.min(((NEEDED * scale) / along) * (180 / Math.PI), (wide - 6) / inArc);
    const above = scale < 1 && middle % 180 === 0 && number % 2 === 1;
    return { ...at(along, middle + ((number % each) - (inArc - 1) / 2) * step), scale, above };
  });
}

/** The marks on the border, by their length: long, middle, short. */
export const TICKS = Array.from({ length: 72 }, (_, number) => {
  const degrees = number * 5;
  const length = degrees % 30 ? (degrees % 10 ? 5 : 8) : 12;
  const radius = RINGS[2] + 3;
  return { d: `M${told(radius, degrees)}L${told(radius + length, degrees)}`, isLong: degrees % 30 === 0 };
});

export const RADIUS = RINGS[2];
