// Small signs of a campaign: victories, states, skills, units in store, the two scores.
import { markOf } from "../../art/marks.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { stateWord } from "./terms.js";

/** @import { Man, Scene } from "./scene.js" */

const MOST_MARKS = 18;
const MOST_UNITS = 14;

/** A victory: the marking of the one shot down; open: nobody saw it. @param {{ nation: string, year: number, open?: boolean, size?: number, x?: number, y?: number }} props */
export function Mark({ nation, year, open, size = 15, x, y }) {
  const layers = markOf(nation, year);
  return html`<svg class=${open ? "mark open" : "mark"} x=${x} y=${y} width=${size} height=${size} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
    ${open ? html`<path d=${layers[0]?.[1]} />` : layers.map(([fill, d]) => html`<path d=${d} fill=${fill} />`)}
  </svg>`;
}

/** @param {{ scene: Scene, side: number, count: number, open?: number, size?: number }} props */
export function Tally({ scene, side, count, open = 0, size = 15 }) {
  const told = say("wings-camp-victories", { count });
  if (count + open === 0) return html`<span class="second">${told}</span>`;
  const [nation, { year }] = [scene.nationOf(1 - side), scene];
  const shown = Math.min(count, MOST_MARKS);
  return html`<span class="tally" role="img" aria-label=${told}>
    ${Array.from({ length: shown }, () => html`<${Mark} nation=${nation} year=${year} size=${size} />`)}
    ${Array.from({ length: open }, () => html`<${Mark} nation=${nation} year=${year} size=${size} open />`)}
    ${count > 5 && html`<b aria-hidden="true">${count}</b>`}</span>`;
}

/** His state as a square, never by colour alone. @param {{ state: string }} props */
export const State = ({ state }) => html`<span class="state"><i class=${`swatch ${state}`} aria-hidden="true"></i>${stateWord(state)}</span>`;

/** Skills by field: owned solid, the last of a field a diamond. @param {{ scene: Scene, man: Man }} props */
export function Pips({ scene, man }) {
  /** @type {[string, string[]][]} */
  const fields = scene.view.careers.fields;
  return html`<svg class="pips" width="168" height="13" viewBox="-1 -3 168 13" aria-hidden="true">
    ${fields.map(([, skills], column) => skills.map((skill, place) => {
      const x = column * 44 + place * 9 + (place === 3 ? 2 : 0);
      const kind = man.skills.includes(skill) ? "pip own" : "pip";
      return html`<path class=${kind} d=${place === skills.length - 1 ? `M${x + 3.5} -1.2L${x + 8.2} 3.5L${x + 3.5} 8.2L${x - 1.2} 3.5Z` : `M${x} 0h7v7h-7Z`} />`;
    }))}
  </svg>`;
}

/** @param {{ count: number }} props */
export const Units = ({ count }) => html`<span class="units" aria-hidden="true">
  ${count <= MOST_UNITS && Array.from({ length: count }, () => html`<i></i>`)}</span>`;

/** The scores after every mission: ours solid, theirs dashed. @param {{ scene: Scene }} props */
export function Scores({ scene }) {
  const [width, height, left, right, top, bottom] = [300, 130, 24, 40, 10, 20];
  const last = scene.view.missions;
  /** @param {number} side */
  const course = (side) => scene.log.reduce((sums, { points }) => [...sums, (sums.at(-1) ?? 0) + (points[side] ?? 0)], [0]);
  const [ours, theirs] = [course(scene.side), course(1 - scene.side)];
  const high = Math.max(10, Math.ceil(Math.max(...ours, ...theirs) / 10) * 10);
  /** @param {number} mission */
  const x = (mission) => left + (mission / last) * (width - left - right);
  /** @param {number} points */
  const y = (points) => top + ((high - points) / high) * (height - top - bottom);
  /** @param {number[]} points */
  const line = (points) => `M${points.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`;
  const [mine, other] = [ours.at(-1) ?? 0, theirs.at(-1) ?? 0];
  return html`<svg class="score-plot" viewBox=${`0 0 ${width} ${height}`} role="img"
    aria-label=${say("wings-camp-score-told", { ours: mine, theirs: other })}>
    ${[0, high / 2, high].map((value) => html`<path class="grid" d=${`M${left} ${y(value)}H${width - right}`} />
      <text class="fig" x=${left - 6} y=${y(value) + 4}>${value}</text>`)}
    ${Array.from({ length: last }, (_, at) => html`<path class="tick" d=${`M${x(at + 1)} ${height - bottom}v4`} />`)}
    ${[0, last].map((mission) => html`<text class="step" x=${x(mission)} y=${height - 4}>${mission}</text>`)}
    <path class="foe" d=${line(theirs)} />${theirs.map((value, at) => html`<circle class="foe-dot" cx=${x(at)} cy=${y(value)} r="2.4" />`)}
    <path class="own" d=${line(ours)} />${ours.map((value, at) => html`<circle class="own-dot" cx=${x(at)} cy=${y(value)} r="2.6" />`)}
    <text class="end" x=${x(ours.length - 1) + 7} y=${y(mine) + (mine >= other ? -1 : 9)}>▲ ${mine}</text>
    <text class="end foe-end" x=${x(theirs.length - 1) + 7} y=${y(other) + (mine >= other ? 11 : -1)}>▽ ${other}</text>
  </svg>`;
}
