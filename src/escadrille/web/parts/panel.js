// A system's panel: its chart with two of its aircraft, or an unsurveyed sheet while it is on the drawing board.
import { Aircraft } from "../art/aircraft.js";
import { html } from "../lib/html.js";
import { HEIGHT, Unsurveyed, WIDTH } from "./chart.js";

/**
 * An aircraft above a chart: where (in hundredths of the sheet), how large, and how far off its shadow falls.
 * @typedef {{ type: string, nation: string, year: number, px: number, heading: number }} Drawn
 * @typedef {Drawn & { x: number, y: number, shadow: number }} Painted
 */

/**
 * What a system shows of itself on the first screen: its ground, and two aircraft above it, the nearer first.
 * @typedef {{ Ground: () => any, aircraft: [Painted, Painted] }} Shown
 */

/** Of a system that shows nothing of itself. @type {Painted} */
const UNKNOWN = { type: "spitfire-1", nation: "uk", year: 1940, px: 120, heading: 28, x: 40, y: 68, shadow: 27 };

/** On a phone the sheet is cut around its middle, and one aircraft flies there. */
const CUT = { x: 70, y: 112, width: 140, height: 118 };

/** @param {Painted & { mode?: "full" | "ghost" }} props */
function Flying({ x, y, shadow, mode = "full", ...drawn }) {
  const [place, fall] = [`${(x * WIDTH) / 100} ${(y * HEIGHT) / 100}`, `${shadow * 0.58} ${shadow * 0.8}`];
  return html`<g transform=${`translate(${place})`}>
    ${mode === "full" && html`<g transform=${`translate(${fall})`}><${Aircraft} ...${drawn} mode="shadow" /></g>`}
    <${Aircraft} ...${drawn} mode=${mode} />
  </g>`;
}

/** Every unsurveyed sheet is another one. @param {string} system */
const seedOf = (system) => [...system].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** @param {{ system: string, panel: Shown | undefined, flies: boolean, narrow: boolean }} props */
export function Panel({ system, panel, flies, narrow }) {
  const { Ground = null, aircraft = [UNKNOWN] } = panel ?? {};
  const [near] = aircraft;
  const alone = { ...near, px: Math.min(near.px * 0.72, 96), x: 50, y: 50, shadow: 17 };
  const isCharted = flies && Ground;
  return html`<svg class="chart"
    viewBox=${narrow ? `${CUT.x} ${CUT.y} ${CUT.width} ${CUT.height}` : `0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${isCharted ? html`<${Ground} />` : html`<${Unsurveyed} seed=${seedOf(system)} />`}
    ${isCharted
      ? (narrow ? [alone] : [...aircraft].reverse()).map((one) => html`<${Flying} ...${one} />`)
      : html`<${Flying} ...${narrow ? alone : { ...near, x: 50, y: 44 }} mode="ghost" />`}
  </svg>`;
}

/** @type {Painted} */
const GHOST = { type: "spitfire-1", nation: "uk", year: 1940, px: 84, heading: 34, x: 50, y: 46.4, shadow: 0 };

/** A sheet with nothing on it yet. @param {{ title: string, text: string, children?: any }} props */
export const EmptySheet = ({ title, text, children }) => html`<section class="empty sheet">
  <svg class="chart" viewBox=${`0 110 ${WIDTH} 100`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <${Unsurveyed} seed=${21} />
    <${Flying} ...${GHOST} mode="ghost" />
  </svg>
  <div class="text"><h2>${title}</h2><p class="second">${text}</p><div class="row wrap">${children}</div></div>
</section>`;
