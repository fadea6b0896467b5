// A system's panel: its chart with two of its aircraft, or an unsurveyed sheet while it is on the drawing board.
import { Aircraft } from "../art/aircraft.js";
import { html } from "../lib/html.js";
import { GROUND, HEIGHT, Unsurveyed, WIDTH } from "./chart.js";

/**
 * An aircraft above a chart: where (in hundredths of the sheet), how large, and how far off its shadow falls.
 * @typedef {{ type: string, nation: string, year: number, px: number, heading: number }} Drawn
 * @typedef {Drawn & { x: number, y: number, shadow: number }} Painted
 */

/** The nearer aircraft first. @type {Record<string, [Painted, Painted]>} */
const AIRCRAFT = {
  wings: [
    { type: "sopwith-camel", nation: "britain", year: 1917, px: 112, heading: 38, x: 56, y: 36, shadow: 20 },
    { type: "fokker-dr1", nation: "germany", year: 1917, px: 95, heading: 24, x: 33, y: 72, shadow: 14 },
  ],
  flames: [
    { type: "spitfire-1", nation: "uk", year: 1940, px: 120, heading: 28, x: 40, y: 68, shadow: 27 },
    { type: "bf-109e", nation: "germany", year: 1940, px: 106, heading: 20, x: 60, y: 30, shadow: 27 },
  ],
  zero: [
    { type: "a6m2", nation: "japan", year: 1942, px: 123, heading: 28, x: 40, y: 70, shadow: 30 },
    { type: "f4f-3", nation: "usa", year: 1942, px: 118, heading: 48, x: 60, y: 30, shadow: 30 },
  ],
  skies: [
    { type: "p-51d", nation: "usa", year: 1944, px: 118, heading: 36, x: 42, y: 68, shadow: 34 },
    { type: "fw-190a", nation: "germany", year: 1943, px: 109, heading: 20, x: 60, y: 30, shadow: 34 },
  ],
  phantom: [
    { type: "f-4", nation: "usa", year: 1967, px: 138, heading: 36, x: 60, y: 34, shadow: 34 },
    { type: "f-4", nation: "usa", year: 1967, px: 124, heading: 36, x: 30, y: 70, shadow: 34 },
  ],
};

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

/** @param {{ system: string, flies: boolean, narrow: boolean }} props */
export function Panel({ system, flies, narrow }) {
  const Ground = GROUND[system];
  const painted = AIRCRAFT[system] ?? AIRCRAFT.flames;
  const [near] = painted;
  const alone = { ...near, px: Math.min(near.px * 0.72, 96), x: 50, y: 50, shadow: 17 };
  const isCharted = flies && Ground;
  return html`<svg
    class="chart"
    viewBox=${narrow ? `${CUT.x} ${CUT.y} ${CUT.width} ${CUT.height}` : `0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${isCharted ? html`<${Ground} />` : html`<${Unsurveyed} seed=${seedOf(system)} />`}
    ${isCharted
      ? (narrow ? [alone] : [...painted].reverse()).map((one) => html`<${Flying} ...${one} />`)
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
