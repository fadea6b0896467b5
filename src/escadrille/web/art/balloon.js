// Kite balloons seen from above, nose into the wind.
import { html } from "../lib/html.js";
import { useId } from "../vendor/hooks.js";
import { markOf } from "./marks.js";
import { body, both, oval, rect, whole } from "./path.js";

/** @typedef {import("./path.js").Step} Step */
/**
 * @typedef {object} Gasbag
 * @property {number} length of the envelope, in decimetres
 * @property {string} tone
 * @property {string[]} skins the lowest first, the envelope last
 * @property {string} seams
 * @property {number[]} drogues y of the cups that steady it
 * @property {[y: number, radius: number]} mark
 */

/** Seams from nose to stern: stations narrowed. @param {number[]} stations @param {number} share */
const gore = (stations, share) =>
  both(body(stations).slice(1, -1).map((step) => step.map((value, at) => (at % 2 ? value : value * share))));

/** A belt about the envelope. @param {number} half @param {number} y */
const belt = (half, y) => `M${-half} ${y}Q0 ${y + 7} ${half} ${y}`;

const SAUSAGE = [0, 5, 3, 15, 10, 24, 20, 29.6, 33, 32.6, 60, 33.4, 150, 33.4, 172, 31, 190, 26, 203, 18, 210, 5];
const TEARDROP = [0, 5, 4, 15, 14, 26, 34, 35, 66, 40.4, 100, 41, 150, 37, 200, 28, 245, 15, 272, 5, 280, 1];

/** @type {Step[]} one of the two side lobes, and its mirror image: the third hangs below */
const LOBES = [
  [0, 206], [14, 200], [36, 188, 64, 202, 67, 232], [69, 262, 52, 287, 34, 288], [22, 284, 12, 274, 0, 268],
];

/** @satisfies {Record<string, Gasbag>} */
const GASBAGS = {
  parseval: {
    length: 210, tone: "#c7b483", drogues: [256, 274, 292], mark: [72, 24],
    skins: [
      whole(body([146, 20, 156, 36, 176, 41, 200, 39, 218, 28, 229, 10, 232, 3])),
      whole([[0, 128], [30, 128], [52, 142], [53, 160], [30, 166], [0, 166]]),
      whole(body(SAUSAGE)),
    ],
    seams: gore(SAUSAGE, 0.36) + gore(SAUSAGE, 0.72) + [34, 110, 150, 182].map((y) => belt(32, y)).join(""),
  },
  caquot: {
    length: 280, tone: "#b2b599", drogues: [], mark: [96, 26],
    skins: [whole(body([226, 10, 246, 21, 272, 24, 292, 16, 303, 4])), whole(LOBES), whole(body(TEARDROP))],
    seams: gore(TEARDROP, 0.36) + gore(TEARDROP, 0.72) + belt(38, 52) + belt(38, 138) + belt(31, 184),
  },
};

/** @param {Gasbag} bag */
const tether = ({ length, drogues }) =>
  drogues.length ? `M0 ${length + 20}V${drogues[drogues.length - 1]}` : "";

/** @param {{ bag: Gasbag, nation?: string, year?: number }} props */
function Painted({ bag: { skins, tone, seams, mark }, nation = "", year = 1917 }) {
  const id = useId();
  return html`${skins.map((d) => html`<path class="rim" d=${d} />`)}
    ${skins.map((d, at) => html`<clipPath id=${`${id}-${at}`}><path d=${d} /></clipPath>
      <path d=${d} fill=${tone} />
      <path clip-path=${`url(#${id}-${at})`} d=${rect(0, -20, 100, 340)} fill="#0b1720" opacity=".13" />
      <path class="edge" d=${d} />`)}
    <path class="hinge" d=${seams} />
    <g transform=${`translate(0 ${mark[0]}) scale(${mark[1]})`}>
      ${markOf(nation, year).map(([fill, d]) => html`<path d=${d} fill=${fill} />`)}
    </g>`;
}

/**
 * A balloon about 0,0, its envelope px long: a "parseval" or, for any other type, a "caquot".
 * @param {{ type: string, px: number, nation?: string, year?: number, heading?: number,
 *   mode?: "full" | "solid" | "shadow" }} props
 */
export function Balloon({ type, px, nation, year, heading = 0, mode = "full" }) {
  const bag = type === "parseval" ? GASBAGS.parseval : GASBAGS.caquot;
  const cups = bag.drogues.map((y) => oval(0, y, 5, 3.4)).join("");
  return html`<g class=${`aircraft ${mode}`} transform=${`rotate(${heading})`}>
    <g transform=${`scale(${px / bag.length}) translate(0 ${-bag.length / 2})`}>
      ${mode === "full"
        ? html`<path class="blade" d=${tether(bag)} /><path d=${cups} fill=${bag.tone} /><path class="edge" d=${cups} />
            <${Painted} bag=${bag} nation=${nation} year=${year} />`
        : html`<g class="fill">${bag.skins.map((d) => html`<path d=${d} />`)}</g>`}
    </g>
  </g>`;
}
