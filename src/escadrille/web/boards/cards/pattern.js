// The three patterns of flak and of bombs, as they are drawn.
import { html } from "../../lib/html.js";

/** How wide the dots of a pattern lie, out of 10. */
const SPREAD = /** @type {Record<string, number>} */ ({ dispersed: 8.4, normal: 4.8, tight: 1.7 });
export const PATTERNS = Object.keys(SPREAD);

/** Where shells burst or bombs fall. @param {{ pattern: string, px?: number }} props */
export const PatternPicture = ({ pattern, px = 26 }) => {
  const spread = SPREAD[pattern] ?? 0;
  const dots = Array.from({ length: 9 }, (_, place) => [place ? spread * (place % 2 ? 1 : 0.62) : 0, place * 137.5]);
  return html`<svg class="pattern" width=${px} height=${px} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="11" fill="none" stroke="currentColor" />
    ${dots.map(([far = 0, turn = 0]) => html`<circle r="1.7" fill="currentColor" transform=${`rotate(${turn}) translate(${far})`} />`)}
  </svg>`;
};
