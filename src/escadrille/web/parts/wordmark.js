// The name in single-stroke chart lettering, its A a solid dart; the mark is three darts in a vic.
import { html } from "../lib/html.js";

const DART = "M8 -1.4L16 21.3L8 16.6L0 21.3Z";
/** @type {Record<string, [path: string, width: number]>} */
const LETTERS = {
  E: ["M11 0H0V20H11M0 10H9", 18],
  S: ["M11 3.4C9.8 1.2 8 0 5.8 0C2.6 0 .6 1.9 .6 4.8C.6 7.8 3 8.9 5.8 9.8C9 10.8 11.4 12 11.4 15C11.4 18 9 20 5.8 20C3.2 20 1.2 18.8 0 16.4", 18.4],
  C: ["M12.6 3.8C11.4 1.4 9.4 0 7 0C2.8 0 0 4 0 10C0 16 2.8 20 7 20C9.4 20 11.4 18.6 12.6 16.2", 19.6],
  A: [DART, 21.4],
  D: ["M0 0V20H4.6C10.2 20 13 16 13 10C13 4 10.2 0 4.6 0Z", 20],
  R: ["M0 20V0H6.6C10 0 12 2 12 5.2C12 8.4 10 10.4 6.6 10.4H0M6.6 10.4L12.6 20", 19.6],
  I: ["M0 0V20", 7.4],
  L: ["M0 0V20H10", 17],
};

/** @param {{ height?: number }} props */
export function Wordmark({ height = 20 }) {
  let x = 0;
  const letters = [..."ESCADRILLE"].map((letter) => {
    const [path, width] = LETTERS[letter] ?? ["", 0];
    const drawn = html`<path class=${letter === "A" ? "dart" : "stroke"} transform=${`translate(${x})`} d=${path} />`;
    x += width;
    return drawn;
  });
  const width = x - 3;
  return html`<svg class="wordmark" width=${(width * height) / 24} height=${height} viewBox=${`-2 -2 ${width} 24`}
    role="img" aria-label="Escadrille">${letters}</svg>`;
}

/** @param {{ size?: number }} props */
export const Vic = ({ size = 26 }) => html`<svg class="vic" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
  <path fill="currentColor" d="M12 1L16 12L12 9.8L8 12ZM5 11L9 22L5 19.8L1 22ZM19 11L23 22L19 19.8L15 22Z" />
</svg>`;
