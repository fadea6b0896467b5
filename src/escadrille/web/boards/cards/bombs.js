// Bombs against the two values of a target.
import { html } from "../../lib/html.js";

const BANDS = /** @type {const} */ ([
  ["intact", "var(--card)"], ["damaged", "var(--fire-tint)"], ["destroyed", "color-mix(in srgb, var(--fire) 35%, var(--card))"],
]);

/**
 * @param {object} props
 * @param {{ damaged: number, destroyed: number }} props.target
 * @param {[count: number, word: string][]} props.marks
 * @param {(status: string) => string} props.statusWord
 * @param {string} props.told the same in words
 */
export function BombScale({ target: { damaged, destroyed }, marks, statusWord, told }) {
  const most = Math.max(destroyed * 1.2, ...marks.map(([count]) => count * 1.05));
  const edges = [0, damaged, destroyed, most];
  /** @param {number} count */
  const x = (count) => 10 + (count / most) * 300;
  return html`<svg class="bomb-scale" viewBox="0 0 320 66" width="100%" overflow="visible" role="img" aria-label=${told}
    font-family="var(--plot)" font-size="11" text-anchor="middle" fill="var(--ink)">
    ${BANDS.map(([name, fill], place) => {
      const [from, to] = [x(edges[place] ?? 0), x(edges[place + 1] ?? 0)];
      return html`<rect x=${from} y="24" width=${to - from} height="18" fill=${fill} stroke="var(--ink)" />
        <text x=${(from + to) / 2} y="37">${to - from > 54 ? statusWord(name) : ""}</text>`;
    })}
    ${[damaged, destroyed].map((value) => html`<text x=${x(value)} y="58">${value}</text>`)}
    ${marks.map(([count, word]) => html`<g transform=${`translate(${x(count)} 0)`}>
      <path d="M-5 14H5L0 23Z" /><text y="11">${word}</text></g>`)}
  </svg>`;
}
