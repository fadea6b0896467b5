// Surfaces of doped linen on straight spars: a few figures make each.
/** @typedef {import("../planform.js").Surface} Surface */

/**
 * How a tip is cut: how far before it the leading and the trailing edge end and how far back it lies, in chords;
 * how square its corners are.
 * @typedef {number[]} Cut
 */

export const ROUND = [0.5, 0.5, 0.45, 0.6, 0.6];
export const BLUNT = [0.26, 0.3, 0.45, 0.8, 0.75];
export const RAKED = [0.5, 0.16, 0.84, 0.22, 0.7]; // the trailing edge is the longer one
export const BROAD = [0.95, 0.95, 0.5, 0.62, 0.62];

/**
 * sweep: how far aft the tip lies; taper: how much shorter its chord is; gap: half width and depth of a cut-out behind
 * the centre; aileron: where it begins and ends; root: where the wing leaves the fuselage.
 * @typedef {{ sweep?: number, taper?: number, gap?: [number, number], aileron?: [number, number], root?: number }} Trim
 */

/**
 * A surface of a half span, its leading edge's y, its chord and its tips.
 * @param {number} half @param {number} front @param {number} chord @param {Cut} cut @param {Trim} [trim]
 * @returns {Surface}
 */
export function linen(half, front, chord, cut, { sweep = 0, taper = 0, gap, aileron, root = 3 } = {}) {
  const [short, shortRear, back, square, squareRear] = cut;
  const [x, rearX] = [half - short * chord, half - shortRear * chord];
  const rear = front + chord;
  /** @param {number} at */
  const lead = (at) => front + (sweep * at) / half;
  /** @param {number} at */
  const trail = (at) => rear + ((sweep - taper) * at) / half;
  const centre = gap ? [gap[0] * 0.7, rear - gap[1], gap[0] * 1.3, trail(gap[0])] : [root, rear];
  return {
    le: [root, front, x, lead(x)],
    te: [...centre, rearX, trail(rearX)],
    tip: [half, lead(half) + back * (trail(half) - lead(half)), square, squareRear],
    ...(aileron && { hinge: [aileron[0], ...aileron] }),
  };
}
