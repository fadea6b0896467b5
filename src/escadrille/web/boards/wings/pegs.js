// Altitude as it stands on a base: a block for each level, a triangle for each climb counter.
import { html } from "../../lib/html.js";

const [STEP, USUAL] = [9, 4]; // levels that are always shown

/** The green peg of relief is hatched ground: what lies below it is earth.
 * @param {{ level: number | null, counters: number | null, ground?: number }} props
 */
export function Pegs({ level, counters, ground = 1 }) {
  if (level === null) return html`<span class="pegs second" aria-hidden="true">?</span>`;
  const blocks = Array.from({ length: Math.max(USUAL, level + 1) }, (_, place) => place);
  const width = blocks.length * STEP + 8 * (counters ?? 0) + 2;
  return html`<svg class="pegs" width=${width} height="12" viewBox=${`0 0 ${width} 12`} aria-hidden="true">
    ${blocks.map((place) => html`<rect class=${place < ground - 1 ? "earth" : place <= level ? "peg" : "free"}
      x=${place * STEP + 0.6} y="2" width="6.8" height="8" rx="1.5" />`)}
    ${Array.from({ length: counters ?? 0 }, (_, place) =>
      html`<path class="counter" d=${`M${blocks.length * STEP + 2 + 8 * place} 10l3.5-8l3.5 8Z`} />`)}
  </svg>`;
}
