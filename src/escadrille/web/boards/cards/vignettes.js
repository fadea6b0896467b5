// The flight paths of the action cards, in a frame of 136 × 58.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";

const [FIRE, REACT, MAN, SOFT, INK] = ["var(--fire)", "var(--react)", "var(--man)", "var(--line)", "var(--ink)"];

/** Who flies in the pictures, and against whom: types of the fleet. @typedef {[own: string, foe: string]} Planes */

/** @type {Planes} */
const USUAL = ["spitfire-1", "bf-109e"];

/**
 * @param {{ x: number, y: number, heading: number, px: number, of: Planes, foe?: boolean, soft?: boolean }} props
 */
const Flown = ({ x, y, heading, px, of, foe = false, soft = false }) => html`<g
  transform=${`translate(${x} ${y})`}
  opacity=${soft ? 0.5 : 1}
>
  <${Aircraft} type=${of[foe ? 1 : 0]} nation="" year=${1940} px=${px} heading=${heading} mode="solid" />
</g>`;

/** @param {{ d: string, ink: string, width?: number }} props */
const Path = ({ d, ink, width = 7 }) => html`<g fill="none" stroke=${ink}>
  <path d=${d} stroke-opacity=".2" stroke-width=${width} stroke-linecap="round" />
  <path d=${d} stroke-width="1.5" stroke-dasharray="5 3" />
</g>`;

/** @param {{ x: number, y: number, r: number }} props */
const Reticle = ({ x, y, r }) => html`<g fill="none" stroke=${FIRE} stroke-width="1.5">
  <circle cx=${x} cy=${y} r=${r} />
  <path d=${`M${x - r - 6} ${y}h13M${x + r + 6} ${y}h-13M${x} ${y - r - 4}v10M${x} ${y + r + 4}v-10`} />
  <circle cx=${x} cy=${y} r="1.6" fill=${FIRE} stroke="none" />
</g>`;

/** @param {{ d: string }} props */
const Tracer = ({ d }) =>
  html`<path d=${d} fill="none" stroke=${FIRE} stroke-width="1.8" stroke-dasharray="7 5" stroke-linecap="round" />`;

/** @param {number} radius @param {number} degrees @param {number} x @param {number} y */
const round = (radius, degrees, x, y) =>
  `${(x + radius * Math.cos((degrees * Math.PI) / 180)).toFixed(
    1,
  )} ${(y + radius * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;

const RAYS = [100, 120, 140, 160, 180]
  .map((angle) => `M${round(24, angle, 112, 6)}L${round(38, angle, 112, 6)}`)
  .join("");
const TICKS = Array.from({ length: 9 }, (_, tick) => {
  const angle = -180 + tick * 22.5;
  return `M${round(36, angle, 68, 52)}L${round(tick % 2 ? 41 : 44, angle, 68, 52)}`;
}).join("");
const COILS = [14, 44, 74]
  .map((x) => `C${x} 6 ${x + 24} 6 ${x + 24} 30S${x + 8} 54 ${x + 8} 30S${x + 22} 10 ${x + 30} 28`)
  .join("");

/** @type {Record<string, (planes: Planes) => any>} */
const DRAWN = {
  "in-my-sights": (planes) => html`<${Flown} of=${planes} foe x=${68} y=${27} heading=${24} px=${40} />
    <${Reticle} x=${68} y=${28} r=${21} />
    <${Tracer} d="M14 56L54 36M122 56L82 36" />`,
  jinking: (planes) => html`<${Path} d="M10 48C26 48 24 12 42 12S58 46 76 46S90 16 104 16" ink=${MAN} />
    <${Flown} of=${planes} foe x=${108} y=${15} heading=${82} px=${26} />
    <${Reticle} x=${76} y=${30} r=${15} />`,
  "fuel-tank": (planes) => html`<${Flown} of=${planes} foe x=${68} y=${28} heading=${0} px=${44} />
    <${Reticle} x=${68} y=${28} r=${21} />
    <path fill=${FIRE}
      d="M82 24c3 6 8 8 6 15c-1.4 4.6-9 4.6-10 0c-.7-3 1.8-4 1.4-7.6c2 1 3 2.4 3 4c1.8-3 1-7-.4-11.4Z" />`,
  "out-of-the-sun": (planes) => html`
    <circle cx="112" cy="6" r="19" fill="var(--hill)" stroke=${INK} stroke-width="1.2" />
    <path d=${RAYS} stroke=${INK} stroke-width="1.3" />
    <${Path} d="M94 18C76 24 58 34 40 46" ink=${FIRE} />
    <${Flown} of=${planes} x=${34} y=${49} heading=${236} px=${28} />`,
  "ace-pilot": (planes) => html`<${Path} d="M8 50C22 50 30 40 40 28" ink=${REACT} />
    <${Flown} of=${planes} x=${44} y=${24} heading=${40} px=${42} />
    <path d="M86 22v15M94 22v15M102 22v15M110 22v15M118 22v15" stroke=${INK} stroke-width="4.2" />
    <path d="M80 41L124 18" stroke=${FIRE} stroke-width="2.4" stroke-linecap="round" />`,
  "barrel-roll": (planes) => html`<${Path} d=${`M8 30${COILS}`} ink=${REACT} width=${6} />
    <${Flown} of=${planes} x=${118} y=${27} heading=${84} px=${30} />`,
  evasive: (planes) => html`<${Tracer} d="M4 46L130 10M4 52L130 18" />
    <${Path} d="M14 20C30 6 40 40 58 40S82 46 96 50" ink=${REACT} />
    <${Flown} of=${planes} x=${104} y=${50} heading=${96} px=${30} />`,
  redline: () => html`<g fill="none">
      <path d=${`M${round(40, -180, 68, 52)}A40 40 0 0 1 ${round(40, -40, 68, 52)}`} stroke=${SOFT} stroke-width="3" />
      <path d=${`M${round(40, -40, 68, 52)}A40 40 0 0 1 ${round(40, 0, 68, 52)}`} stroke=${FIRE} stroke-width="7" />
      <path d=${TICKS} stroke=${INK} stroke-width="1.5" />
      <path d=${`M68 52L${round(34, -14, 68, 52)}`} stroke=${INK} stroke-width="2.6" stroke-linecap="round" />
  </g>
    <circle cx="68" cy="52" r="5" fill=${INK} />`,
  scissors: (planes) => html`<${Path} d="M8 16C30 16 34 44 56 44S84 16 100 16" ink=${MAN} width=${6} />
    <${Path} d="M8 44C30 44 34 16 56 16S84 44 100 44" ink=${SOFT} width=${6} />
    <${Flown} of=${planes} x=${110} y=${15} heading=${84} px=${26} />
    <${Flown} of=${planes} foe soft x=${110} y=${44} heading=${96} px=${24} />`,
  "tight-turn": (planes) => html`<${Path} d="M26 54C26 20 44 10 66 10C88 10 100 24 96 42" ink=${MAN} />
    <path d="M66 34V12M62.5 16L66 11.5L69.5 16" fill="none" stroke=${SOFT} stroke-width="1.2" />
    <circle cx="66" cy="34" r="1.8" fill=${SOFT} />
    <${Flown} of=${planes} x=${95} y=${46} heading=${192} px=${32} />`,
  "vertical-roll": (planes) => html`
    <${Path} d="M50 56C50 44 72 44 72 34S50 28 50 20S62 12 62 8" ink=${MAN} width=${6} />
    <${Flown} of=${planes} x=${62} y=${10} heading=${4} px=${30} />
    <path
      d="M100 10V54M100 10h18M100 21h10M100 32h18M100 43h10M100 54h18"
      fill="none" stroke=${SOFT} stroke-width="1.2" />
    <path d="M124 40V16M120.5 20.5L124 15.5L127.5 20.5" fill="none" stroke=${INK} stroke-width="1.5" />`,
  "yo-yo": (planes) => html`<${Path} d="M10 50C34 46 40 10 62 10S88 34 104 42" ink=${MAN} />
    <path d="M10 54H126M62 14V52" stroke=${SOFT} stroke-dasharray="2 3" />
    <${Flown} of=${planes} x=${108} y=${44} heading=${118} px=${30} />`,
  "half-loop": (planes) => html`<${Path} d="M8 52H58C92 52 92 10 62 10H44" ink=${MAN} />
    <path d="M44 52V14M40.5 18.5L44 13.5L47.5 18.5" fill="none" stroke=${SOFT} stroke-width="1.2" />
    <${Flown} of=${planes} x=${34} y=${10} heading=${270} px=${30} />`,
  "full-throttle": (planes) => html`<${Path} d="M8 46C40 46 60 30 92 28" ink=${MAN} />
    <path d="M14 22H44M22 30H50M10 14H34" stroke=${SOFT} stroke-width="1.4" stroke-linecap="round" />
    <${Flown} of=${planes} x=${104} y=${27} heading=${86} px=${38} />`,
  maneuver: (planes) => html`<${Path} d="M10 50C40 50 44 14 72 14H100" ink=${MAN} />
    <${Flown} of=${planes} x=${108} y=${14} heading=${90} px=${32} />`,
};

/**
 * The flight path of a card, by its version or its title.
 * @param {{ title: string, version?: string | null, planes?: Planes }} props
 */
export function Vignette({ title, version = null, planes = USUAL }) {
  const draw = DRAWN[version ?? title] ?? DRAWN[title] ?? DRAWN["maneuver"];
  return html`<svg
    class="vignette"
    viewBox="-3 -4 142 66"
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true">${draw?.(planes)}</svg>`;
}
