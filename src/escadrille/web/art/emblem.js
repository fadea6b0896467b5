// A pilot's emblem, as it is painted on a flank: the charge is his behaviour, ground and tones follow from his name.
import { dice } from "../lib/contours.js";
import { html } from "../lib/html.js";
import { useId } from "../vendor/hooks.js";

const PAINT = {
  ink: "#17232c", chalk: "#f2efe4", red: "#9c2f2c", blue: "#2f5d8c", green: "#3d6a4a", sky: "#a9cadb", plum: "#6a4c6b",
  stone: "#cbc3ab",
};

/** @typedef {keyof typeof PAINT} Tone */

/** Ground, the other half of it, charge: tones that stand off from each other. @type {[Tone, Tone, Tone][]} */
const TONES = [
  ["sky", "chalk", "ink"], ["red", "red", "chalk"], ["chalk", "sky", "red"], ["green", "green", "chalk"],
  ["sky", "chalk", "blue"], ["stone", "red", "ink"], ["plum", "plum", "chalk"], ["blue", "blue", "chalk"],
  ["chalk", "stone", "ink"], ["blue", "green", "chalk"], ["stone", "chalk", "green"], ["red", "plum", "chalk"],
];

const RAYS = Array.from({ length: 8 }, (_, at) => {
  /** @param {number} by */
  const rim = (by) => `${(60 * Math.cos((at * Math.PI) / 4 + by)).toFixed(1)} ${(60 * Math.sin((at * Math.PI) / 4 + by)).toFixed(1)}`;
  return `M0 0L${rim(-0.2)}L${rim(0.2)}Z`;
}).join("");

const GROUNDS = [
  "", "M0 -50H50V50H0Z", "M-50 -18L18 50H-50ZM-50 -50H-18L50 18V50H44L-50 -44Z", "M-50 -16H50V16H-50Z",
  "M-50 26L0 -14L50 26V52L0 12L-50 52Z", "M-50 -50H0V0H-50ZM0 0H50V50H0Z", "M-50 10H50V50H-50Z", RAYS,
];

/** @param {string} d */
const twice = (d) => html`<path d=${d} /><path d=${d} transform="scale(-1 1)" />`;

/** @type {Record<string, any>} */
const CHARGES = {
  guardian: html`${twice("M-4 22C-16 24 -27 18 -31 9C-27 10 -24 9 -23 7C-31 3 -36 -6 -36 -15C-32 -12 -29 -12 -26 -13C-32 -20 -34 -28 -32 -37C-20 -31 -9 -18 -4 0Z")}
    <ellipse cy="-26" rx="11" ry="4.6" fill="none" stroke-width="3.4" /><path d="M0 -14C4 -8 5 14 0 36C-5 14 -4 -8 0 -14Z" />`,
  knight: html`<path d="M-15 32H21C21 14 14 6 16 -7C17 -22 6 -31 -7 -30L-10 -37L-15 -28C-21 -24 -25 -14 -31 -3C-33 3 -28 9 -22 7L-12 1C-8 3 -4 1 -2 -4C-2 9 -17 15 -15 32Z" />`,
  hothead: html`<path d="M0 -38C6 -22 26 -14 24 10C23 26 12 36 0 36C-12 36 -24 26 -24 10C-24 0 -18 -6 -16 -14C-12 -8 -8 -6 -8 0C-4 -10 -8 -24 0 -38Z" />`,
  opportunist: html`<path d="M-36 -20C-22 -21 -11 -16 -3 -6C5 -19 18 -29 38 -31C29 -19 25 -7 14 4L10 17L21 26L5 24L-4 38L-6 22L-20 20L-10 12C-24 8 -33 -6 -36 -20Z" />`,
  rammer: html`${twice("M-6 -10C-20 -27 -40 -14 -35 6C-31 20 -12 19 -12 6C-12 -3 -23 -2 -22 6C-27 8 -29 -8 -18 -8C-6 -8 -6 8 -4 12Z")}
    <path d="M-7 -14H7L5 26C3 33 -3 33 -5 26Z" />`,
  soldier: twice("M-30 -32L16 22L22 14L28 20L22 26L30 34L26 38L17 30L11 35L5 29L12 25Z"),
  artist: html`<path d="M-38 20C-20 32 -3 22 0 0C3 -24 -23 -27 -19 -6C-15 14 14 18 28 -8" fill="none" stroke-width="6.5" />
    <path d="M36 -26L35 -2L28 -9L17 -10Z" />`,
  swallow: html`<path d="M-40 -8C-22 -13 -10 -10 0 -2C9 -18 26 -26 43 -25C29 -14 20 -2 14 8C22 14 27 22 29 36C20 26 12 20 4 18C0 27 -7 36 -18 41C-13 30 -11 24 -9 16C-19 12 -31 3 -40 -8Z" />`,
};

const DISC = "M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z";

/** A number that follows from a name. @param {string} name */
const numberOf = (name) => [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);

/** @param {string} name @returns {{ ground: string, tones: [Tone, Tone, Tone] }} */
export function paintedFor(name) {
  const roll = dice(numberOf(name));
  const [tones, ground] = [TONES, GROUNDS].map((all) => all[Math.floor(roll() * all.length)]);
  return { ground: /** @type {string} */ (ground), tones: /** @type {[Tone, Tone, Tone]} */ (tones) };
}

/** @param {{ name: string, behaviour: string | null, size: number, x?: number, y?: number }} props */
export function Emblem({ name, behaviour, size, x, y }) {
  const id = useId();
  const { ground, tones: [tone, second, charge] } = paintedFor(name);
  return html`<svg class="emblem" x=${x} y=${y} width=${size} height=${size} viewBox="-50 -50 100 100" aria-hidden="true">
    <clipPath id=${id}><path d=${DISC} /></clipPath>
    <g clip-path=${`url(#${id})`}><rect x="-50" y="-50" width="100" height="100" fill=${PAINT[tone]} />
      ${second !== tone && ground && html`<path d=${ground} fill=${PAINT[second]} />`}</g>
    <g fill=${PAINT[charge]} stroke=${PAINT[charge]} stroke-linejoin="round" stroke-linecap="round" transform="scale(.82)">
      ${CHARGES[behaviour ?? "swallow"] ?? CHARGES.swallow}</g>
    <path class="emblem-edge" d=${DISC} fill="none" stroke-width=${size < 34 ? 5 : 3} />
  </svg>`;
}
