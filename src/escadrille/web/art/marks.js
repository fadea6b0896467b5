// National markings as dated facts: layers of [colour, path] about 0,0, a radius of 1.
import { oval, rect } from "./path.js";

/** @typedef {[colour: string, path: string]} Layer */

const [WHITE, BLACK, RED, BLUE, INSIGNIA, GOLD] = ["#f2efe4", "#16191c", "#a92b2b", "#23386b", "#24365a", "#e0b341"];

/** @param {number} radius */
function star(radius) {
  const corners = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at * 36 - 90) * (Math.PI / 180), at % 2 ? radius * 0.382 : radius];
    return `${(reach * Math.cos(angle)).toFixed(3)} ${(reach * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Discs, the outermost first. @param {[string, number][]} rings @returns {Layer[]} */
const roundel = (...rings) => rings.map(([colour, radius]) => [colour, oval(0, 0, radius)]);

/** @param {number} arm half its width @param {number} [reach] */
const cross = (arm, reach = 1) => rect(-arm, -reach, 2 * arm, 2 * reach) + rect(-reach, -arm, 2 * reach, 2 * arm);

/** The four corners that edge a straight cross. @param {number} arm @param {number} edge */
const corners = (arm, edge) =>
  [[1, 1], [1, -1], [-1, 1], [-1, -1]]
    .map(([x, y]) => {
      const [a, b] = [arm, edge];
      return `M${x * a} ${y}H${x * b}V${y * b}H${x}V${y * a}H${x * a}Z`;
    })
    .join("");

/** A cross pattée: four flared arms. @param {number} grow */
const pattee = (grow) =>
  [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]]
    .map(([a, b, c, d]) => {
      /** @param {number} x @param {number} y */
      const at = (x, y) => `${(a * x + c * y).toFixed(3)} ${(b * x + d * y).toFixed(3)}`;
      const [root, tip, end] = [0.2 + grow, 0.62 + grow, -1 - grow];
      return `M${at(-root, 0)}Q${at(-root, -0.6)} ${at(-tip, end)}L${at(tip, end)}Q${at(root, -0.6)} ${at(root, 0)}Z`;
    })
    .join("");

/** @param {number} year @returns {Layer[]} */
function american(year) {
  if (year < 1919) return roundel([RED, 1], [BLUE, 0.68], [WHITE, 0.36]);
  /** @type {Layer[]} */
  const bars = year < 1943 ? [] : [[INSIGNIA, rect(-2.08, -0.36, 4.16, 0.72)], [WHITE, rect(-1.98, -0.26, 3.96, 0.52)]];
  /** @type {Layer[]} */
  const stripe = year < 1947 ? [] : [[RED, rect(-1.98, -0.08, 3.96, 0.16)]];
  /** @type {Layer[]} */
  const disc = year < 1942 ? [[RED, oval(0, 0, 0.3)]] : [];
  return [...bars, ...stripe, [INSIGNIA, oval(0, 0, 1.04)], [WHITE, star(0.98)], ...disc];
}

/** The straight cross was ordered in April 1918. @param {number} year @returns {Layer[]} */
function german(year) {
  if (year < 1918 || (year > 1918 && year < 1918.25)) return [[WHITE, pattee(0.1)], [BLACK, pattee(0)]];
  if (year < 1935) return [[WHITE, cross(0.34)], [BLACK, cross(0.19)]];
  if (year >= 1944) return [[WHITE, corners(0.2, 0.33)]];
  return [[BLACK, cross(0.21)], [WHITE, corners(0.21, 0.33)]];
}

/** @param {number} year @returns {Layer[]} */
const british = (year) =>
  year < 1919 ? roundel([WHITE, 1.08], [BLUE, 1], [WHITE, 0.66], [RED, 0.34]) : roundel([BLUE, 1], [RED, 0.45]);

/** Quarters, red in the upper left, each edged in the other colour. @type {Layer[]} */
export const checkerboard = [
  [WHITE, rect(-1, -1, 2, 2)],
  [RED, rect(0, -1, 1, 1) + rect(-1, 0, 1, 1)],
  [WHITE, rect(0, -0.8, 0.8, 0.8) + rect(-0.8, 0, 0.8, 0.8)],
  [RED, rect(-0.8, -0.8, 0.8, 0.8) + rect(0, 0, 0.8, 0.8)],
];

/** @param {number} year @returns {Layer[]} */
function italian(year) {
  if (year < 1919 || year > 1943) return roundel(["#a92b2b", 1], [WHITE, 0.68], ["#3d7148", 0.36]);
  return [...roundel([BLACK, 1], [WHITE, 0.9]), [BLACK, [-0.46, 0, 0.46].map((x) => rect(x - 0.1, -0.6, 0.2, 1.2)).join("")]];
}

const belgian = () => roundel([RED, 1], [GOLD, 0.68], [BLACK, 0.36]);

/** @param {number} year @returns {Layer[]} */
const russian = (year) => (year < 1918 ? roundel([RED, 1], ["#2d5c96", 0.78], [WHITE, 0.56]) : soviet(year));

/** @param {number} year @returns {Layer[]} */
const soviet = (year) =>
  year < 1943 ? [[BLACK, star(1.12)], [RED, star(1)]] : [[RED, star(1.28)], [WHITE, star(1.14)], [RED, star(0.9)]];

/** @param {number} year */
const japanese = (year) => roundel([WHITE, year < 1942 ? 0 : 1.1], ["#b5261f", 1]);

/** @param {number} year */
const french = (year) => roundel([GOLD, year < 1938 ? 0 : 1.1], [RED, 1], [WHITE, 0.7], ["#2d5c96", 0.38]);

/** @returns {Layer[]} */
const vietnamese = () => [
  [GOLD, rect(-2.08, -0.34, 4.16, 0.68)],
  ["#b5261f", rect(-2, -0.26, 4, 0.52)],
  ...roundel([GOLD, 1.08], ["#b5261f", 0.96]),
  [GOLD, star(0.8)],
];

/** An orange triangle, point ahead, until the Indies fell. @returns {Layer[]} */
const dutch = () => [[BLACK, "M0 -1.1L1.1 0.85H-1.1Z"], ["#d9772b", "M0 -0.72L0.8 0.68H-0.8Z"]];

/** Polish squadrons of the Royal Air Force wore its roundel. @param {number} year */
const polish = (year) => (year < 1940 ? checkerboard : british(year));

/** As after 1945, for a white disc with a blue ring. */
const finnish = () => roundel([WHITE, 1], ["#2d5c96", 0.72], [WHITE, 0.44]);

/** @type {Record<string, (year: number) => Layer[]>} */
const NATIONS = {
  "austria-hungary": german, belgium: belgian, britain: british, finland: finnish, france: french, germany: german,
  italy: italian, japan: japanese, luftwaffe: german, raf: british, netherlands: dutch, poland: polish, russia: russian, uk: british, usa: american,
  ussr: soviet, vietnam: vietnamese,
};

/** A month ("1918-04") as a year and its fraction, for what changed within a year. @param {string} month */
export function yearOf(month) {
  const date = new Date(month);
  return date.getUTCFullYear() + (date.getUTCMonth() + 0.5) / 12;
}

/** The marking of a nation in a year; nothing for a nation unknown. @param {string} nation @param {number} year */
export const markOf = (nation, year) => (Object.hasOwn(NATIONS, nation) ? NATIONS[nation](year) : []);

/** From 1941 Americans wore the star on one upper wing alone. @param {string} nation @param {number} year */
export const portOnly = (nation, year) => nation === "usa" && year > 1940;

/** Does the marking reach out to twice its radius? @param {string} nation @param {number} year */
export const hasBars = (nation, year) => nation === "vietnam" || (nation === "usa" && year >= 1943);
