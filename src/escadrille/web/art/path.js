// Outlines in decimetres: a half is drawn, the other half is its mirror image on the centre line.

/**
 * A step of an outline: two numbers end a line, six bend a cubic.
 * @typedef {number[]} Step
 */

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {Step} step @param {number} side 1 or -1: port or its mirror image @param {number} dx */
const write = (step, side, dx) =>
  step.map((value, index) => round(index % 2 ? value : side * value + dx)).join(" ");

/** @param {Step} step */
const letter = (step) => (step.length === 2 ? "L" : "C");

/**
 * Close a half outline, which starts and ends on the centre line, with its mirror image.
 * @param {Step[]} steps @param {number} [dx] where the centre line lies
 */
export function whole(steps, dx = 0) {
  const forth = steps.map((step, index) => (index ? letter(step) : "M") + write(step, 1, dx));
  const back = [];
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const [x1, y1, x2, y2] = steps[index];
    const end = steps[index - 1].slice(-2);
    const step = steps[index].length === 2 ? end : [x2, y2, x1, y1, ...end];
    back.push(letter(step) + write(step, -1, dx));
  }
  return `${forth.join("")}${back.join("")}Z`;
}

/** A closed outline on one side. @param {Step[]} steps */
export const loop = (steps) => `${steps.map((step, at) => (at ? letter(step) : "M") + write(step, 1, 0)).join("")}Z`;

/** Draw open lines on both sides. @param {Step[]} steps */
export const both = (steps) =>
  [1, -1]
    .map((side) => steps.map((step, at) => (at ? letter(step) : "M") + write(step, side, 0)).join(""))
    .join("");

/** @param {number} x @param {number} y @param {number} width @param {number} height */
export const rect = (x, y, width, height) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export const oval = (x, y, rx, ry = rx) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0` +
  `a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;

/** @param {number[]} flat @param {number} size of a row @returns {number[][]} */
export const rows = (flat, size) =>
  Array.from({ length: flat.length / size }, (_, at) => flat.slice(size * at, size * (at + 1)));

/** @param {number[]} flat x, y, x, y … */
export const pairs = (flat) => rows(flat, 2);

/** The second number of the pairs at a first number between them. @param {number[][]} points @param {number} x */
export function between(points, x) {
  const at = Math.max(1, points.findIndex(([end]) => end >= x));
  const [[x0, y0], [x1, y1]] = [points[at - 1], points[at]];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * Math.min(1, Math.max(0, (x - x0) / (x1 - x0))));
}

/** The slope between two pitches that never overshoots. @param {number} before @param {number} after */
const mean = (before, after) => (before * after <= 0 ? 0 : (2 * before * after) / (before + after));

/** The slope at an end, from the pitch next to it and the one beyond. @param {number} pitch @param {number} [beyond] */
const bow = (pitch, beyond) => (beyond === undefined ? pitch : 1.5 * pitch - 0.5 * mean(pitch, beyond));

/**
 * A body of revolution through its stations (y, half width), smooth, never wider than they say.
 * Two stations at one y make a step.
 * @param {number[]} flat @returns {Step[]}
 */
export function body(flat) {
  const stations = pairs(flat);
  /** @param {number} at */
  const pitch = (at) => {
    const [from, to] = [stations[at], stations[at + 1]];
    return from && to && to[0] > from[0] ? (to[1] - from[1]) / (to[0] - from[0]) : undefined;
  };
  /** The slope at a station that keeps the curve between its neighbours; at an end it bows. @param {number} at @returns {number} */
  const slope = (at) => {
    const [before, after] = [pitch(at - 1), pitch(at)];
    if (before === undefined && after === undefined) return 0;
    if (before === undefined) return bow(/** @type {number} */ (after), pitch(at + 1));
    if (after === undefined) return bow(before, pitch(at - 2));
    return mean(before, after);
  };
  const steps = stations.map(([y, width], at) => {
    if (!at || pitch(at - 1) === undefined) return [width, y];
    const [y0, width0] = stations[at - 1];
    const third = (y - y0) / 3;
    return [width0 + slope(at - 1) * third, y0 + third, width - slope(at) * third, y - third, width, y];
  });
  const [nose, tail] = [flat[0], flat[flat.length - 2]];
  return [[0, nose], ...steps, [0, tail]];
}
