// The sector clock: triangles are turns, the ring is the phases of this turn, yellow is now.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @param {number} centre @param {number} radius @param {number} angle */
const point = (centre, radius, angle) =>
  `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;

/** @param {number} number @param {number} now */
const state = (number, now) => (number < now ? "past" : number === now ? "now" : "next");

/**
 * Turns and phases count from 1; phase 0 is none; no turns: nobody knows which is the last. Where something else is
 * counted than turns, `word` names it and `label` says it.
 * @param {{ size?: number, turn: number, turns: number, phase: number, phases: number, word?: string,
 *   label?: string }} props
 */
export function Clock({ size = 118, turn, turns, phase, phases, word, label }) {
  const centre = size / 2;
  const sector = (2 * Math.PI) / turns;
  const width = Math.min(0.5, 1.7 / turns);
  const triangles = Array.from({ length: turns }, (_, index) => {
    const middle = (index + 0.5) * sector;
    const corners = [
      point(centre, centre - 2, middle - width / 2),
      point(centre, centre - 2, middle + width / 2),
      point(centre, centre * (phases ? 0.8 : 0.66), middle),
    ];
    return html`<path class=${`turn ${state(index + 1, turn)}`} d=${`M${corners.join("L")}Z`} />`;
  });
  const [outer, inner, gap] = [centre * 0.74, centre * 0.6, 0.045];
  const arcs = Array.from({ length: phases }, (_, index) => {
    const from = (index / phases) * 2 * Math.PI + gap;
    const to = ((index + 1) / phases) * 2 * Math.PI - gap;
    const path =
      `M${point(centre, outer, from)}A${outer} ${outer} 0 0 1 ${point(centre, outer, to)}` +
      `L${point(centre, inner, to)}A${inner} ${inner} 0 0 0 ${point(centre, inner, from)}Z`;
    return html`<path class=${`phase ${state(index + 1, phase)}`} d=${path} />`;
  });
  return html`<svg class="clock" width=${size} height=${size} role="img" aria-label=${label ?? (turns ? say("page-clock", { turn, turns, phase, phases }) : say("page-clock-endless", { turn, phase, phases }))}>
    <circle class="face" cx=${centre} cy=${centre} r=${centre - 0.7} />
    ${triangles}${arcs}
    ${size > 80 && html`<text class="small" x=${centre} y=${centre - size * 0.175}>${word ?? say("page-clock-turn")}</text>`}
    <text class="figure" x=${centre} y=${centre + size * 0.09} font-size=${size * 0.26}>${turn}</text>
    ${size > 60 && turns > 0 && html`<text class="small" x=${centre} y=${centre + size * 0.21}>${say("page-clock-of", { turns })}</text>`}
  </svg>`;
}
