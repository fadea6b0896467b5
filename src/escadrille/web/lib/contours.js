// The geometry of charts: noise, contour lines, smooth courses. The same seed always draws the same sheet.

/** @typedef {[x: number, y: number]} Point */

/** A small generator of numbers from 0 to 1. @param {number} seed */
export function dice(seed) {
  let word = seed >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rolling ground: heights from 0 to 1 over the plane. @param {number} seed @param {number} [octaves] */
export function relief(seed, octaves = 4) {
  const roll = dice(seed);
  const heights = Array.from({ length: 4096 }, roll);
  /** @param {number} x @param {number} y */
  const post = (x, y) => heights[((x * 73856093) ^ (y * 19349663)) & 4095] ?? 0;
  /** @param {number} t */
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  /** @param {number} x @param {number} y */
  const wave = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const near = post(i, j) * (1 - u) + post(i + 1, j) * u;
    const far = post(i, j + 1) * (1 - u) + post(i + 1, j + 1) * u;
    return near * (1 - v) + far * v;
  };
  /** @param {number} x @param {number} y */
  return (x, y) => {
    let [sum, total, weight] = [0, 0, 0.5];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * wave(x, y);
      total += weight;
      [x, y, weight] = [x * 2 + 17.3, y * 2 + 9.1, weight / 2];
    }
    return sum / total;
  };
}

/** @param {number} x @param {number} y */
const at = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;

// The sides of a square that a contour enters and leaves by, the high ground on its left; by which corners are high.
const CROSSINGS = [
  "", "LB", "BR", "LR", "RT", "LTRB", "BT", "LT", "TL", "TB", "TRBL", "TR", "RL", "RB", "BL", "",
];

/**
 * The closed lines that surround all ground above a level, as the data of an SVG path.
 * @param {(x: number, y: number) => number} height
 * @param {{ width: number, height: number, step: number }} sheet
 * @param {number} level
 */
export function contour(height, sheet, level) {
  const { step } = sheet;
  const [columns, rows] = [Math.ceil(sheet.width / step) + 3, Math.ceil(sheet.height / step) + 3];
  /** @param {number} i @param {number} j */
  const isEdge = (i, j) => i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
  const heights = Array.from({ length: columns * rows }, (_, place) => {
    const [i, j] = [place % columns, Math.floor(place / columns)];
    return isEdge(i, j) ? -Infinity : height((i - 1) * step, (j - 1) * step);
  });
  /** @param {number} i @param {number} j */
  const of = (i, j) => heights[j * columns + i] ?? 0;
  /** Where the level lies between two posts. @param {number} low @param {number} high */
  const share = (low, high) => (low === -Infinity ? 0.98 : high === -Infinity ? 0.02 : (level - low) / (high - low));
  /** @type {Map<string, Point>} */
  const points = new Map();
  /** @type {Map<string, string>} */
  const next = new Map();

  /** @param {string} side @param {number} i @param {number} j */
  const cross = (side, i, j) => {
    const isLevel = side === "T" || side === "B";
    const [x, y] = [side === "R" ? i + 1 : i, side === "B" ? j + 1 : j];
    const name = `${isLevel ? "h" : "v"}${x},${y}`;
    const along = share(of(x, y), isLevel ? of(x + 1, y) : of(x, y + 1));
    points.set(name, isLevel ? [(x - 1 + along) * step, (y - 1) * step] : [(x - 1) * step, (y - 1 + along) * step]);
    return name;
  };
  for (let j = 0; j < rows - 1; j += 1)
    for (let i = 0; i < columns - 1; i += 1) {
      const corners = [of(i, j), of(i + 1, j), of(i + 1, j + 1), of(i, j + 1)];
      const crossing = CROSSINGS[corners.reduce((sum, corner) => sum * 2 + Number(corner > level), 0)] ?? "";
      for (let pair = 0; pair < crossing.length; pair += 2)
        next.set(cross(crossing[pair] ?? "", i, j), cross(crossing[pair + 1] ?? "", i, j));
    }
  return loops(next, points).filter((loop) => loop.length >= 6).map(rounded).join("");
}

/** @param {Map<string, string>} next @param {Map<string, Point>} points */
function loops(next, points) {
  /** @type {Point[][]} */
  const found = [];
  const seen = new Set();
  for (const start of next.keys()) {
    /** @type {Point[]} */
    const loop = [];
    for (let name = /** @type {string | undefined} */ (start); name && !seen.has(name); name = next.get(name)) {
      seen.add(name);
      loop.push(points.get(name) ?? [0, 0]);
    }
    found.push(loop);
  }
  return found;
}

/** A closed loop through the middles of its sides. @param {Point[]} loop */
function rounded(loop) {
  /** @param {number} index @returns {Point} */
  const corner = (index) => loop[(index + loop.length) % loop.length] ?? [0, 0];
  /** @param {number} index */
  const middle = (index) => {
    const [from, to] = [corner(index), corner(index + 1)];
    return at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  };
  return `M${middle(-1)}${loop.map((point, index) => `Q${at(...point)} ${middle(index)}`).join("")}Z`;
}

/** The points of a course, which stands still at its ends. @param {Point[]} points @returns {(index: number) => Point} */
const nearest = (points) => (index) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];

/** A course through all its points: Catmull and Rom's, as Bézier curves. @param {Point[]} points */
export function course(points) {
  const near = nearest(points);
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [near(index - 1), near(index), near(index + 2)];
    const leave = at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const arrive = at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `C${leave} ${arrive} ${at(...to)}`;
  });
  return `M${at(...near(0))}${curves.join("")}`;
}

/** Points at equal steps along the same course. @param {Point[]} points @param {number} step */
export function along(points, step) {
  /** @type {Point[]} */
  const found = [];
  const near = nearest(points);
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const count = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    /** @param {0 | 1} axis @param {number} t */
    const on = (axis, t) =>
      0.5 * (2 * b[axis] + (c[axis] - a[axis]) * t + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    for (let part = 0; part < count; part += 1) found.push([on(0, part / count), on(1, part / count)]);
  }
  return [...found, near(points.length - 1)];
}

/**
 * Each step of a course with its beginning, its end and the unit vector to its right.
 * @param {Point[]} points @param {number} step
 */
const steps = (points, step) =>
  along(points, step).flatMap((from, index, all) => {
    const to = all[index + 1];
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [{ from, to, right: /** @type {Point} */ ([(from[1] - to[1]) / length, (to[0] - from[0]) / length]) }];
  });

/** A trench with its traverses. @param {Point[]} points @param {number} depth @param {number} period */
export function trench(points, depth, period) {
  const corners = steps(points, period / 2).flatMap(({ from, to, right }, index) =>
    [from, to].map(([x, y]) => at(x + right[0] * (index % 2) * depth, y + right[1] * (index % 2) * depth)),
  );
  return `M${corners.join("L")}`;
}

/** Barbed wire beside a trench. @param {Point[]} points @param {number} off @param {number} period */
export const wire = (points, off, period) =>
  steps(points, period)
    .map(({ from, right }) => {
      const [x, y] = [from[0] + right[0] * off, from[1] + right[1] * off];
      return `M${at(x - 2, y - 2)}l4 4m0 -4l-4 4`;
    })
    .join("");
