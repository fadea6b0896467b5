// A planform: an aircraft seen from above, nose up, compiled from a few figures into paths.
import { between, body, both, loop, oval, pairs, rect, rows, whole } from "./path.js";

/**
 * A wing or tailplane: points of the leading and of the trailing edge (x, y …) from root to tip;
 * tip: x, y, then how square its leading and its trailing corner are (0 a point, 0.55 an ellipse, 1 a square).
 * hinge: where the flap begins, the aileron begins and ends, in x; empty where the whole surface warps or turns.
 * @typedef {{ le: number[], te: number[], tip?: number[], hinge?: number[] }} Surface
 */
/**
 * A nacelle, boom, float or spat: its body's stations (y, half width …) count from its own nose.
 * @typedef {{ x: number, y: number, body: number[], spinner?: number[], prop?: number }} Pod
 */
/**
 * @typedef {object} Shape
 * @property {import("./paint.js").PaintName} paint what most of them wore
 * @property {number[]} body stations of the fuselage: y, half width …
 * @property {number[]} [spinner] length, half width
 * @property {number} [prop] radius of the propeller
 * @property {boolean} [wood] a wooden propeller
 * @property {number} [cowl] y where the cowling ends
 * @property {Surface} wing
 * @property {boolean} [high] the wing lies above the fuselage
 * @property {Surface[]} [lower] further wings, the lowest first
 * @property {number} [gull] x where the wing bends
 * @property {Surface} [tail]
 * @property {Surface[]} [tails] further tailplanes, below it
 * @property {boolean} [tee] the tailplane lies above the fuselage
 * @property {number[][]} [booms] spars that carry the tail: x, y …
 * @property {Pod[]} [under] floats and wheels
 * @property {Pod[]} [pods] engines and booms on the wing
 * @property {Pod[]} [over] engines on the back
 * @property {number[]} [hood] stations of the glass
 * @property {number[]} [frames] y of its frames
 * @property {number[]} [cockpit] an open one: y, half width, half length
 * @property {number[]} [gunner] his ring, behind the pilot: y, radius, guns
 * @property {number[]} [turrets] y, radius …
 * @property {number[][]} [windows] stations of more glass
 * @property {number[]} [guns] x of guns in the leading edge
 * @property {number[]} [cannon] x of cannon that stand out of it
 * @property {number[]} [barrels] x, y, length … of other guns
 * @property {number[]} [exhaust] y where the stubs begin and end
 * @property {number[]} [vents] dark openings: x, y, half width, half length …
 * @property {number[]} [fin] y where it begins and ends
 * @property {number[]} [fins] of twin fins: x, beginning, end, half width
 * @property {number[][]} [lines] more lines, x, y …, on both sides; for linen, its ribs
 * @property {number[]} [mark] where the marking sits: x, y, radius, turn
 */
/**
 * @typedef {{ d: string, kind: "wing" | "tail" | "body" | "pod" | "cowl" | "spinner" | "fin" }} Part
 * @typedef {{ x: number, y: number, radius: number }} Propeller
 */

/** @param {number[]} flat x, y … @param {number} dy @param {number} [until] */
const lowered = (flat, dy, until = flat.length) =>
  flat.map((value, at) => (at % 2 && at < until ? value + dy : value));

/** A surface further aft. @param {Surface} surface @param {number} dy @returns {Surface} */
export const aft = ({ le, te, tip, ...rest }, dy) => ({
  ...rest,
  le: lowered(le, dy),
  te: lowered(te, dy),
  tip: tip && lowered(tip, dy, 2),
});

/** The same in another paint. @param {Shape} shape @param {Shape["paint"]} paint @returns {Shape} */
export const painted = (shape, paint) => ({ ...shape, paint });

/** Stations further aft. @param {number[]} stations @param {number} dy */
export const back = (stations, dy) => stations.map((value, at) => (at % 2 ? value : value + dy));

/**
 * The curve from the end of an edge round to the tip: it follows the edge, then bends at the corner.
 * @param {number[][]} points @param {number[]} tip @param {number} square
 */
function corner(points, [tipX, tipY], square) {
  const [x, y] = points[points.length - 1];
  const [x0, y0] = points.length > 1 ? points[points.length - 2] : [x - 1, y];
  const cornerY = y + ((y - y0) / (x - x0)) * (tipX - x);
  return [x + (tipX - x) * square, y + (cornerY - y) * square, tipX, tipY + (cornerY - tipY) * square];
}

/** An edge as points, its corner sampled. @param {number[]} flat @param {number[] | undefined} tip @param {number} square */
function edge(flat, tip, square) {
  const points = pairs(flat);
  if (!tip) return points;
  const [x0, y0] = points[points.length - 1];
  const [x1, y1, x2, y2] = corner(points, tip, square);
  /** @param {number} t @param {number[]} p */
  const bezier = (t, [a, b, c, d]) =>
    (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;
  const curve = [1, 2, 3, 4, 5, 6].map((at) => [
    bezier(at / 6, [x0, x1, x2, tip[0]]),
    bezier(at / 6, [y0, y1, y2, tip[1]]),
  ]);
  return [...points, ...curve];
}

/** @param {Surface} surface */
function edges({ le, te, tip }) {
  const [square, rear] = corners(tip);
  return { front: edge(le, tip, square), rear: edge(te, tip, rear) };
}

/** @param {number[] | undefined} tip */
const corners = (tip) => [tip?.[2] ?? 0.55, tip?.[3] ?? tip?.[2] ?? 0.55];

/** @param {Surface} surface */
function outline({ le, te, tip }) {
  const [front, rear] = [pairs(le), pairs(te)];
  const steps = [[0, le[1]], ...front];
  if (tip) {
    const [square, squareRear] = corners(tip);
    const [x1, y1, x2, y2] = corner(rear, tip, squareRear);
    const last = rear[rear.length - 1];
    steps.push([...corner(front, tip, square), tip[0], tip[1]], [x2, y2, x1, y1, ...last]);
    if (rear.length > 1) rear.pop();
  }
  const root = rear.shift() ?? [0, te[1]];
  return whole([...steps, ...rear.reverse(), fillet(rear.at(-1) ?? root, root), [0, te[1]]]);
}

/** The last leg home to the fuselage; a steep one is hollow. @param {number[]} from @param {number[]} root */
function fillet([x, y], [rootX, rootY]) {
  const [dx, dy] = [x - rootX, rootY - y];
  return dy > dx ? [x - dx * 0.6, y + dy * 0.08, rootX + dx * 0.2, y + dy * 0.4, rootX, rootY] : [rootX, rootY];
}

/** Flap and aileron, or elevator. @param {Surface} surface @param {number} share of the chord */
function hinges({ le, te, tip, hinge }, share) {
  if (hinge?.length === 0) return "";
  const { front, rear } = edges({ le, te, tip });
  const half = tip?.[0] ?? le[le.length - 2];
  const [inner, split, outer] = hinge ?? [te[0] + half * 0.06, half * 0.52, half * 0.93];
  /** @param {number} x */
  const line = (x) => between(rear, x) - share * (between(rear, x) - between(front, x));
  const knees = pairs(te).map(([x]) => x).filter((x) => x > inner && x < outer && x !== split);
  const along = [inner, ...knees, split, outer].sort((a, b) => a - b).map((x) => [x, line(x)]);
  const cuts = [split, outer].map((x) => both([[x, between(rear, x)], [x, line(x)]]));
  return both(along) + cuts.join("");
}

/** @param {number[]} spinner @param {number} [x] @param {number} [y] */
const cone = ([length, width], x = 0, y = 0) =>
  whole([[0, y], [width * 0.5, y, width, y + length * 0.42, width, y + length], [0, y + length]], x);

/** @param {number} x @returns {number[]} the centre lines of a thing's one or two copies */
const copies = (x) => (x ? [x, -x] : [0]);

/** @param {string} d @param {Part["kind"]} kind @returns {Part} */
const part = (d, kind) => ({ d, kind });

/** @param {Pod} pod @returns {Part[]} */
const podParts = (pod) =>
  copies(pod.x).flatMap((x) => [
    part(whole(body(back(pod.body, pod.y)), x), "pod"),
    ...(pod.spinner ? [part(cone(pod.spinner, x, pod.y), "spinner")] : []),
  ]);

/** A boom of a decimetre on each side. @param {number[]} line @returns {Part[]} */
function boomParts(line) {
  const outer = pairs(line).map(([x, y]) => [x + 0.6, y]);
  const inner = pairs(line).map(([x, y]) => [x - 0.6, y]).reverse();
  return [1, -1].map((side) => part(loop([...outer, ...inner].map(([x, y]) => [side * x, y])), "pod"));
}

/** @param {Shape} shape @returns {Part[]} every painted part, the lowest first */
function layers(shape) {
  /** @param {Surface} surface */
  const wing = (surface) => part(outline(surface), "wing");
  const tails = [...(shape.tails ?? []), ...(shape.tail ? [shape.tail] : [])];
  const tail = tails.map((one) => part(outline(one), "tail"));
  return [
    ...(shape.under ?? []).flatMap(podParts),
    ...(shape.booms ?? []).flatMap(boomParts),
    ...(shape.lower ?? []).map(wing),
    ...(shape.high ? [] : [wing(shape.wing)]),
    ...(shape.pods ?? []).flatMap(podParts),
    ...(shape.tee ? [] : tail),
    part(whole(body(shape.body)), "body"),
    ...(shape.cowl ? [part(cowling(shape.body, shape.cowl), "cowl")] : []),
    ...(shape.spinner ? [part(cone(shape.spinner), "spinner")] : []),
    ...(shape.tee ? tail : []),
    ...twinFins(shape),
    ...(shape.over ?? []).flatMap(podParts),
    ...(shape.high ? [wing(shape.wing)] : []),
  ];
}

/** The fuselage as far aft as its cowling goes. @param {number[]} stations @param {number} end */
function cowling(stations, end) {
  const before = pairs(stations).filter(([y]) => y < end).flat();
  return whole(body([...before, end, between(pairs(stations), end)]));
}

/** @param {Shape} shape @returns {Part[]} */
function twinFins({ fins }) {
  if (!fins) return [];
  const [x, from, to, width] = fins;
  return [x, -x].map((at) => part(oval(at, (from + to) / 2, width, (to - from) / 2), "fin"));
}

/** The ribs of a wing, about half a metre apart. @param {Surface} wing @returns {number[][]} */
export function ribs({ le, te, hinge }) {
  const [front, rear] = [pairs(le), pairs(te)];
  const end = Math.min(front[front.length - 1][0], rear[rear.length - 1][0]);
  const rows = Math.round((end - 6) / 5.4);
  return Array.from({ length: rows + 1 }, (_, at) => 6 + ((end - 6) * at) / rows)
    .filter((x) => !hinge?.some((cut) => Math.abs(cut - x) < 1.6))
    .map((x) => [x, between(front, x) + 0.5, x, between(rear, x) - 0.5]);
}

/** @param {Shape} shape */
function lines(shape) {
  const { wing, tail, body: stations, hood, cowl, fin } = shape;
  const width = pairs(stations);
  const drawn = shape.lines ?? (shape.wood ? ribs(wing) : []);
  const parts = [hinges(wing, 0.22), ...drawn.map((line) => both(pairs(line)))];
  if (tail) {
    const half = tail.tip?.[0] ?? tail.le[tail.le.length - 2];
    parts.push(hinges({ hinge: [tail.te[0], half * 0.9, half * 0.9], ...tail }, 0.42));
  }
  if (cowl) parts.push(both([[0, cowl], [between(width, cowl), cowl]]));
  if (hood && fin && !shape.tee) parts.push(both([[0, hood[hood.length - 2]], [0, fin[0]]]));
  if (shape.gull) {
    const { front, rear } = edges(wing);
    parts.push(both([[shape.gull, between(front, shape.gull)], [shape.gull, between(rear, shape.gull)]]));
  }
  return parts.join("");
}

/** Guns, exhausts, openings: all that is dark. @param {Shape} shape */
function dark(shape) {
  const { front } = edges(shape.wing);
  const parts = [];
  for (const [list, reach] of /** @type {const} */ ([[shape.guns, 1.4], [shape.cannon, 5]]))
    for (const x of list ?? [])
      for (const side of [x, -x]) parts.push(rect(side - 0.4, between(front, x) - reach, 0.8, reach + 0.6));
  for (const [x, y, length] of rows(shape.barrels ?? [], 3))
    for (const side of copies(x)) parts.push(rect(side - 0.45, y, 0.9, length));
  if (shape.exhaust) {
    const [from, to] = shape.exhaust;
    const width = between(pairs(shape.body), (from + to) / 2);
    parts.push(rect(width - 0.5, from, 1, to - from), rect(-width - 0.5, from, 1, to - from));
  }
  for (const [x, y, rx, ry] of rows(shape.vents ?? [], 4))
    for (const side of copies(x)) parts.push(oval(side, y, rx, ry));
  if (shape.gunner) {
    const [y, radius, guns] = shape.gunner;
    parts.push(oval(0, y, radius * 0.72));
    for (const x of guns === 2 ? [0.8, -0.8] : [0]) parts.push(rect(x - 0.4, y, 0.8, radius + 6));
  }
  if (shape.cockpit) parts.push(oval(0, ...(/** @type {[number, number, number]} */ (shape.cockpit))));
  return parts.join("");
}

/** @param {Shape} shape */
function glass(shape) {
  const panes = [shape.hood, ...(shape.windows ?? [])].flatMap((pane) => (pane ? [whole(body(pane))] : []));
  const domes = pairs(shape.turrets ?? []).map(([y, radius]) => oval(0, y, radius));
  return [...panes, ...domes].join("");
}

/** @param {Shape} shape */
function frames({ hood, frames: at = [], gunner }) {
  const width = pairs(hood ?? [0, 0, 1, 0]);
  const ring = gunner ? oval(0, gunner[0], gunner[1]) : "";
  return ring + at.map((y) => both([[0, y], [between(width, y), y]])).join("");
}

/** @param {Shape} shape @returns {Propeller[]} */
function propellers(shape) {
  const pods = [...(shape.pods ?? []), ...(shape.over ?? [])].filter((pod) => pod.prop);
  const own = shape.prop ? [{ x: 0, y: (shape.spinner?.[0] ?? 2) * 0.55, radius: shape.prop }] : [];
  const others = pods.flatMap((pod) =>
    copies(pod.x).map((x) => ({ x, y: pod.y + (pod.spinner?.[0] ?? 2) * 0.55, radius: pod.prop ?? 0 })),
  );
  return [...own, ...others];
}

/** How far forward and aft the drawing reaches. @param {Shape} shape */
function reach({ body: stations, under = [], pods = [], fin, fins, tail }) {
  const noses = [...under, ...pods].map((pod) => pod.y);
  const ends = [fin?.[1], fins?.[2], ...(tail ? pairs(tail.te).map(([, y]) => y) : [])];
  return {
    top: Math.min(0, stations[0], ...noses),
    bottom: Math.max(stations[stations.length - 2], ...ends.map((y) => y ?? 0)),
  };
}

/** Where the marking sits on each wing: out on the span, in the middle of the chord. @param {Shape} shape */
function markAt({ wing, mark, wood }) {
  if (mark) return { x: mark[0], y: mark[1], radius: mark[2], turn: mark[3] ?? 0 };
  const { front, rear } = edges(wing);
  const half = wing.tip?.[0] ?? wing.le[wing.le.length - 2];
  const x = half * (wood ? 0.73 : 0.68);
  const [from, to] = [between(front, x), between(rear, x)];
  const chord = to - from;
  const radius = Math.min(0.46 * chord, Math.max(0.38 * chord, 0.066 * half));
  return { x, y: from + chord * 0.46, radius, turn: 0 };
}

/** Compile a shape. @param {Shape} shape */
export function planform(shape) {
  const { front, rear } = edges(shape.wing);
  const half = front[front.length - 1][0];
  return {
    ...reach(shape),
    half: Math.max(half, rear[rear.length - 1][0]),
    parts: layers(shape),
    spine: whole(body(shape.body).map((step) => step.map((value, at) => (at % 2 ? value : value * 0.58)))),
    lines: lines(shape),
    dark: dark(shape),
    glass: glass(shape),
    frames: frames(shape),
    fin: shape.fin,
    props: propellers(shape),
    wood: shape.wood ?? false,
    mark: markAt(shape),
    front,
    rear,
    gull: shape.gull,
    hood: shape.hood?.[0] ?? 0,
    nose: shape.spinner?.[0] ?? 0,
    stations: pairs(shape.body),
  };
}

/** @typedef {ReturnType<typeof planform>} Planform */
