// The small signs of skies: tilt, pilot, aspect, dice, tokens.
import { html } from "../../lib/html.js";

/** @import { Level } from "./scene.js" */

const PROFILE =
  "M-9.6 .2C-9 -1.3 -4.4 -2 -1.6 -2.1C-.8 -3.4 1 -4 2.6 -3.4C3.6 -3 4.2 -2.4 4.6 -1.9C7 -1.7 9.2 -1 10.4 .3" +
  "C9.4 1.6 5.4 2.3 1 2.2C-3.4 2.1 -7.4 1.4 -9.6 .2ZM-9.8 .4L-11 -4.6H-8.6L-5.8 -1.4Z";
const TILTS = { advantaged: -25, neutral: 0, disadvantaged: 25 };
const ASPECTS = { tailing: 0, deflection: -90, "head-on": 180 };
const DART = "M0 -6L4.4 6L0 3.4L-4.4 6Z";
const BURST =
  "M0 -10L2.4 -4.6L7.1 -7.1L5.2 -2.1L10 0L5.2 2.1L7.1 7.1L2.4 4.6L0 10L-2.4 4.6L-7.1 7.1L-5.2 2.1L-10 0L-5.2 -2.1" +
  "L-7.1 -7.1L-2.4 -4.6Z";
const SPADE =
  "M0 -6.2C1.6 -3.4 5.6 -1.4 5.6 2.1C5.6 4.1 4.1 5.2 2.6 5.2C1.7 5.2 .9 4.8 .5 4.1C.7 5.4 1.3 6.3 2.2 6.9H-2.2" +
  "C-1.3 6.3 -.7 5.4 -.5 4.1C-.9 4.8 -1.7 5.2 -2.6 5.2C-4.1 5.2 -5.6 4.1 -5.6 2.1C-5.6 -1.4 -1.6 -3.4 0 -6.2Z";
/** Where the pips of each face are, from its middle. */
const PIPS = [
  [], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
];
const ACE = 6;

/** The stand seen from the side: nose up, level, nose down. @param {{ level: Level, x?: number, y?: number, k?: number }} props */
export const TiltAt = ({ level, x = 0, y = 0, k = 1 }) => html`<g class="tilt"
  transform=${`translate(${x} ${y}) scale(${k})`}>
  <path class="stand" d="M-6.5 8.4H6.5M0 8.4V1" />
  <path class="hull" transform=${`rotate(${TILTS[level]})`} d=${PROFILE} />
</g>`;

/** @param {{ level: Level, width?: number }} props */
export const Tilt = ({ level, width = 26 }) => html`<svg class="tilt-glyph" width=${width} height=${width * 0.76}
  viewBox="-13 -9.6 26 19.6" aria-hidden="true"><${TiltAt} level=${level} /></svg>`;

/** @param {{ skill: number, x?: number, y?: number }} props */
export const PilotAt = ({ skill, x = 0, y = 0 }) => html`<g class="pilot-disc" transform=${`translate(${x} ${y})`}>
  <circle r="8" /><text y="4">${skill}</text></g>`;

/** @param {{ skill: number, size?: number }} props */
export const Pilot = ({ skill, size = 18 }) => html`<svg class="pilot-sign" width=${size} height=${size}
  viewBox="-9 -9 18 18" aria-hidden="true"><${PilotAt} skill=${skill} /></svg>`;

/** The shooter below, the target above: tail, flank or nose towards him. @param {{ aspect: string, x?: number, y?: number, k?: number }} props */
export const AspectAt = ({ aspect, x = 0, y = 0, k = 1 }) => html`<g class="aspect"
  transform=${`translate(${x} ${y}) scale(${k})`}>
  <path class="them" d=${DART}
    transform=${`translate(0 -5.4) rotate(${ASPECTS[/** @type {keyof typeof ASPECTS} */ (aspect)] ?? 0}) scale(.78)`} />
  <path class="us" d=${DART} transform="translate(0 6) scale(.78)" />
</g>`;

/** @param {{ aspect: string, size?: number }} props */
export const Aspect = ({ aspect, size = 26 }) => html`<svg class="aspect-glyph" width=${size * 0.68} height=${size}
  viewBox="-7.5 -11 15 22" aria-hidden="true"><${AspectAt} aspect=${aspect} /></svg>`;

/** @param {{ x?: number, y?: number, k?: number }} props */
export const BoomAt = ({ x = 0, y = 0, k = 1 }) => html`<path class="boom"
  transform=${`translate(${x} ${y}) scale(${k})`} d=${BURST} />`;

/** @param {{ size?: number }} props */
export const Boom = ({ size = 18 }) => html`<svg class="token" width=${size} height=${size} viewBox="-11 -11 22 22"
  aria-hidden="true"><${BoomAt} /></svg>`;

/**
 * A die: pips, or the ace of spades, which alone counts. `state`: "out" where it was cancelled, "asked" where it may be
 * rolled again.
 * @param {{ face: number, tone?: string, state?: string, size?: number }} props
 */
export const Die = ({ face, tone = "ink", state = "", size = 30 }) => html`<svg
  class=${`spade-die ${face === ACE ? "ace" : ""} ${state} ${tone}`} width=${size} height=${size} viewBox="-14 -14 28 28"
  aria-hidden="true">
  <rect x="-12.6" y="-12.6" width="25.2" height="25.2" rx="5" />
  ${face === ACE
    ? html`<path d=${SPADE} transform="scale(1.25)" />`
    : PIPS[face]?.map(([x = 0, y = 0]) => html`<circle cx=${x * 5.6} cy=${y * 5.6} r="2.1" />`)}
  ${state === "out" && html`<path class="strike" d="M-13 13L13 -13" />`}
</svg>`;

/** How many of a roll are aces. @param {number[]} dice */
export const aces = (dice) => dice.filter((face) => face === ACE).length;

/**
 * A roll; the first `cancelled` of its aces are struck out.
 * @param {{ dice: number[], tone: string, cancelled?: number, size?: number, again?: boolean }} props
 */
export function Dice({ dice, tone, cancelled = 0, size = 30, again = false }) {
  const sorted = [...dice].sort((one, other) => other - one);
  return html`<span class="spade-dice">${sorted.map((face, place) => {
    const state = face === ACE ? (place < cancelled ? "out" : "") : again ? "asked" : "";
    return html`<${Die} key=${place} face=${face} tone=${tone} size=${size} state=${state} />`;
  })}</span>`;
}

const SIGNS = {
  auto: html`<rect x="8.6" y="2.6" width="6" height="10.8" rx="1" /><path d="M1.6 8H6.8M4.2 5.2L7 8L4.2 10.8" />`,
  discard: html`<path d="M8 2V9.4M4.8 6.4L8 9.6L11.2 6.4" /><path d="M3 13.4H13" />`,
  remove: html`<rect x="4.4" y="2.2" width="7.2" height="11.6" rx="1" /><path d="M1.8 14.2L14.2 1.8" />`,
  test: html`<rect x="2" y="2" width="12" height="12" rx="2.6" /><path transform="translate(8 7.8) scale(.62)" d=${SPADE}
    fill="currentColor" stroke="none" />`,
  trait: html`<path d="M8 1.6V14M1.6 7.2L8 5.8L14.4 7.2M5.4 13.4L8 12.6L10.6 13.4" />`,
  doctrine: html`<path d="M8 1.6L10 7L8 5.9L6 7ZM3.8 7.6L5.8 13L3.8 11.9L1.8 13ZM12.2 7.6L14.2 13L12.2 11.9L10.2 13Z"
    fill="currentColor" stroke-width=".6" />`,
  theatre: html`<path d="M1.6 11.6C4 11.6 4.6 4 8 4S12 11.6 14.4 11.6M5 11.6C6.2 11.6 6.6 8 8 8S9.8 11.6 11 11.6M1.6 14H14.4" />`,
  ace: html`<path d="M3 3V13M5.5 3V13M8 3V13M10.5 3V13M13 3V13M1.2 11.4L14.8 4.6" />`,
  end: html`<circle cx="8" cy="8" r="5.8" /><path d="M8 4.6V8L10.4 9.6" />`,
  dep: html`<path d="M4 14V2.5H12L9.8 5.5L12 8.5H4" />`,
};

/** @param {{ name: string, size?: number }} props */
export const Sign = ({ name, size = 15 }) => html`<svg class="icon" width=${size} height=${size} viewBox="0 0 16 16"
  fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"
  aria-hidden="true">${SIGNS[/** @type {keyof typeof SIGNS} */ (name)]}</svg>`;
