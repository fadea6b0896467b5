// The ground below: fields, woods, a river, roads, villages, always the same for a seed. It tells nothing of the game.
// Drawn in millimetres, north up.
import { contour, course, dice, relief } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { useMemo } from "../../vendor/hooks.js";

/** @import { Point } from "../../lib/contours.js" */

/**
 * What a countryside is like: do its fields run wide and its woods stand thick, what are its places called, and what
 * else was dug into it.
 * @typedef {{ isWide: boolean, names: string[], dug?: (sheet: Sheet) => any }} Country
 * @typedef {{ width: number, depth: number, roll: () => number, seed: number, isWide: boolean }} Sheet
 */

const TINTS = ["var(--f1)", "var(--f2)", "var(--f3)", "var(--f4)"];
const [PARCEL, LARGER] = [46, 74];

/** A number from a text, the same on every machine. @param {string} text */
const seedOf = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 11);

/** @param {number} figure */
export const short = (figure) => figure.toFixed(1);

/**
 * Parcels: a large slanted rectangle cut and cut again; hatches on some of them.
 * @param {Sheet} sheet
 */
function fields({ width, depth, roll, isWide }) {
  const least = isWide ? LARGER : PARCEL;
  const slant = -6 - roll() * 14;
  const reach = Math.hypot(width, depth);
  const tints = TINTS.map(() => "");
  let hatches = "";
  const [sin, cos] = [Math.sin((slant * Math.PI) / 180), Math.cos((slant * Math.PI) / 180)];
  /** Does it touch the table at all? @param {number} x @param {number} y @param {number} a @param {number} b */
  const isSeen = (x, y, a, b) => {
    const [dx, dy, far] = [x + a / 2 - width / 2, y + b / 2 - depth / 2, Math.hypot(a, b) / 2];
    const [east, south] = [dx * cos - dy * sin, dx * sin + dy * cos];
    return Math.abs(east) < width / 2 + far && Math.abs(south) < depth / 2 + far;
  };
  /** @param {number} x @param {number} y @param {number} a @param {number} b */
  const parcel = (x, y, a, b) => {
    const [wide, high] = [short(a - 1.6), short(b - 1.6)];
    tints[Math.floor(roll() * TINTS.length)] += `M${short(x + 0.8)} ${short(y + 0.8)}h${wide}v${high}h-${wide}Z`;
    if (roll() > 0.3) return;
    for (let furrow = 4; furrow < Math.max(a, b) - 3; furrow += 4)
      hatches +=
        a > b
          ? `M${short(x + furrow)} ${short(y + 2.4)}v${short(b - 4.8)}`
          : `M${short(x + 2.4)} ${short(y + furrow)}h${short(a - 4.8)}`;
  };
  /** @param {number} x @param {number} y @param {number} a @param {number} b */
  const cut = (x, y, a, b) => {
    if (!isSeen(x, y, a, b)) return;
    const larger = Math.max(a, b);
    const isLarge = larger > least * 1.9 || (larger > least && roll() < 0.6);
    if (!isLarge) return parcel(x, y, a, b);
    const at = 0.36 + roll() * 0.28;
    if (a > b) {
      cut(x, y, a * at, b);
      cut(x + a * at, y, a * (1 - at), b);
    } else {
      cut(x, y, a, b * at);
      cut(x, y + b * at, a, b * (1 - at));
    }
  };
  cut((width - reach * 1.1) / 2, (depth - reach * 1.1) / 2, reach * 1.1, reach * 1.1);
  return html`<g transform=${`rotate(${short(slant)} ${width / 2} ${depth / 2})`}>
    ${tints.map((d, place) => html`<path d=${d} fill=${TINTS[place]} />`)}
    <path class="furrows" d=${hatches} />
  </g>`;
}

/**
 * A course from edge to edge.
 * @param {Sheet} sheet @param {boolean} isAcross @param {number} at @param {number} sway @returns {Point[]}
 */
export function meander({ width, depth, roll }, isAcross, at, sway) {
  const [length, other] = isAcross ? [width, depth] : [depth, width];
  const count = Math.max(4, Math.round(length / 110));
  return Array.from({ length: count + 3 }, (_, step) => {
    const [on, beside] = [((step - 1) / count) * length, at * other + (roll() - 0.5) * sway];
    return isAcross ? [on, beside] : [beside, on];
  });
}

/** @param {Point[]} points @param {number} width */
const Road = (points, width) => html`<path class="road-edge" d=${course(points)} stroke-width=${width + 0.9} />
  <path class="road" d=${course(points)} stroke-width=${width} />`;

/** @param {Point[]} points @param {number} width */
const River = (points, width) => html`<path class="bank" d=${course(points)} stroke-width=${width + 1.2} />
  <path class="river" d=${course(points)} stroke-width=${width} />`;

/** @param {Sheet} sheet @param {Point} centre @param {number} rx @param {number} ry */
function wood({ roll, seed }, [x, y], rx, ry) {
  const ground = relief(seed + Math.round(x + y), 3);
  const size = { width: rx * 2.4, height: ry * 2.4, step: 5 };
  /** @param {number} at @param {number} down */
  const height = (at, down) => {
    const off = Math.hypot((at - size.width / 2) / rx, (down - size.height / 2) / ry);
    return 1 - off + (ground(at / 16, down / 16) - 0.5) * 0.9;
  };
  let trees = "";
  for (let tree = 0; tree < (rx * ry) / 36; tree += 1) {
    const [at, down] = [roll() * size.width, roll() * size.height];
    if (height(at, down) > 0.3) trees += `M${short(at)} ${short(down - 1.8)}l1.6 2.8h-3.2Z`;
  }
  return html`<g transform=${`translate(${short(x - size.width / 2)} ${short(y - size.height / 2)})`}>
    <path class="wood" d=${contour(height, size, 0.15)} /><path class="trees" d=${trees} />
  </g>`;
}

/** @param {Sheet} sheet @param {Point} centre */
function village({ roll }, [x, y]) {
  let houses = "";
  for (let house = 0; house < 8 + roll() * 8; house += 1) {
    const [turn, far] = [roll() * 6.3, Math.sqrt(roll()) * 13];
    const [w, h] = [2.6 + roll() * 2.6, 2.2 + roll() * 1.4];
    const corner = `M${short(x + Math.cos(turn) * far * 1.3)} ${short(y + Math.sin(turn) * far * 0.8)}`;
    houses += `${corner}l${short(w)} ${short(w * 0.3)}l${short(-h * 0.3)} ${short(h)}l${short(-w)} ${short(-w * 0.3)}Z`;
  }
  return html`<path class="houses" d=${houses} />`;
}

/** @param {Sheet} sheet @param {number} count @returns {Point[]} places apart from one another, well inside */
function places({ width, depth, roll }, count) {
  /** @type {Point[]} */
  const found = [];
  for (let tries = 0; tries < 400 && found.length < count; tries += 1) {
    const [x, y] = [width * (0.07 + roll() * 0.86), depth * (0.08 + roll() * 0.84)];
    if (found.every(([ox, oy]) => Math.hypot(x - ox, y - oy) > 150)) found.push([x, y]);
  }
  return found;
}

/** @param {string} name @param {number} width @param {number} depth in millimetres @param {Country} country */
function survey(name, width, depth, { isWide, names, dug }) {
  const seed = seedOf(name);
  /** @type {Sheet} */
  const sheet = { width, depth, roll: dice(seed), seed, isWide };
  const { roll } = sheet;
  const settled = places(sheet, Math.round((width * depth) / 90000));
  const woods = places(sheet, Math.round((width * depth) / (isWide ? 60000 : 110000)));
  return html`<rect class="hedges" width=${width} height=${depth} />
    ${fields(sheet)}
    ${woods.map((centre) => wood(sheet, centre, 26 + roll() * 30, 18 + roll() * 20))}
    ${River(meander(sheet, true, 0.25 + roll() * 0.5, 120), 9)}
    ${Road(meander(sheet, true, 0.2 + roll() * 0.2, 70), 2)}
    ${Road(meander(sheet, true, 0.62 + roll() * 0.2, 70), 1.6)}
    ${Road(meander(sheet, false, 0.15 + roll() * 0.2, 80), 1.6)}
    ${Road(meander(sheet, false, 0.7 + roll() * 0.2, 80), 1.6)}
    ${dug?.(sheet)}
    ${settled.map((centre) => village(sheet, centre))}
    ${settled.slice(0, names.length).map(
      ([x, y], place) => html`<text class="place" x=${short(x + 16)}
        y=${short(y - 12)}>${names[(place + seed) % names.length]}</text>`,
    )}`;
}

/** @param {{ name: string, width: number, depth: number, country: Country }} props the same name, the same ground */
export const Ground = ({ name, width, depth, country }) =>
  useMemo(() => survey(name, width, depth, country), [name, width, depth]);
