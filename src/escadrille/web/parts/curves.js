// A small plot of a book: figures after every turn, and the levels that matter.
import { html } from "../lib/html.js";

/**
 * @typedef {{ title: string, values: number[], dots: boolean[] }} Curve
 * @typedef {{ name: string, value: number }} Level
 * @typedef {{ title: string, levels: Level[], curves: Curve[] }} Panel
 */

const ROOM = { left: 26, right: 10, top: 16, bottom: 20 };

/** The scale of a panel. @param {Panel} panel @param {number[]} steps @param {number} width @param {number} height */
function scaled({ levels, curves }, steps, width, height) {
  const figures = [...curves.flatMap(({ values }) => values), ...levels.map(({ value }) => value)];
  const [low, high] = [Math.min(0, ...figures), Math.max(1, ...figures)];
  const last = Math.max(1, steps.length - 1);
  /** @param {number} place */
  const x = (place) => ROOM.left + (place / last) * (width - ROOM.left - ROOM.right);
  /** @param {number} value */
  const y = (value) => ROOM.top + ((high - value) / (high - low)) * (height - ROOM.top - ROOM.bottom);
  return { x, y, low, high };
}

/** @param {{ panel: Panel, steps: number[], width?: number, height?: number }} props */
export function Plot({ panel, steps, width = 236, height = 116 }) {
  const { x, y, low, high } = scaled(panel, steps, width, height);
  const every = Math.ceil(steps.length / 8);
  return html`<svg class="plot" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
    <path class="axis" d=${`M${x(0)} ${ROOM.top}V${y(low)}H${width - ROOM.right}`} />
    ${[low, high].map((value) => html`<text class="figure" x=${ROOM.left - 5} y=${y(value) + 4}>${`${value}`.replace("-", "−")}
      </text>`)}
    ${panel.levels.map(({ name, value }) => html`<path class="level"
        d=${`M${x(0)} ${y(value)}H${width - ROOM.right}`} />
      <text class="name" x=${x(0) + 4} y=${y(value) - 3}>${name}</text>`)}
    ${steps.map((step, place) => place % every === 0 && html`<text class="step" x=${x(place)} y=${height - 5}>${step}
      </text>`)}
    ${panel.curves.map(({ values, dots }, number) => html`<g class=${`curve c${number}`}>
      <path d=${`M${values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`} />
      ${values.map((value, place) => html`<circle class=${dots[place] ? "full" : ""} cx=${x(place)} cy=${y(value)}
          r="3" />`)}
    </g>`)}
  </svg>`;
}

/** What the lines are. @param {{ curves: Curve[], dot: string }} props */
export const Lines = ({ curves, dot }) => html`<p class="plot-lines second">
  ${curves.map(({ title }, number) => html`<span key=${title}><svg width="26" height="10" aria-hidden="true"><g
      class=${`curve c${number}`}>
    <path d="M1 5H25" /></g></svg>${title}</span>`)}
  <span><svg width="10" height="10" aria-hidden="true"><g class="curve c0"><circle class="full" cx="5" cy="5" r="3" />
    </g></svg>${dot}</span>
</p>`;
