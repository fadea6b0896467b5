// The chart under the fight: strait, islands or plain, always the same for a scenario. It tells nothing of the game.
import { relief } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { yearOf } from "../../lib/scenarios.js";
import { lang } from "../../lib/settings.js";
import { Coast } from "../../parts/chart.js";
import { useMemo } from "../../vendor/hooks.js";

const [WIDTH, HEIGHT] = [1200, 760];
const SHEET = { width: WIDTH, height: HEIGHT, step: 11 };

/** @typedef {(x: number, y: number) => number} Height */

/** A number from a text, the same on every machine. @param {string} text */
const seedOf = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** Two coasts with water between them. @param {number} seed @returns {Height} */
function strait(seed) {
  const ground = relief(seed, 5);
  const [across, down] = seed % 2 ? [1, 0.8] : [-1, 0.8];
  return (x, y) => {
    const slant = (across > 0 ? x : WIDTH - x) / WIDTH + (y / HEIGHT) * down;
    return Math.max(0.3 - slant * 1.3, slant * 1.2 - 1.5) + (ground(x / 190, y / 190) - 0.5) * 0.62;
  };
}

/** @param {number} seed @returns {Height} */
function islands(seed) {
  const ground = relief(seed);
  return (x, y) => (ground(x / 270, y / 220) - 0.64) * 1.6;
}

/** Land, with a lake or two. @param {number} seed @returns {Height} */
function plain(seed) {
  const ground = relief(seed);
  return (x, y) => (ground(x / 300, y / 260) - 0.3) * 1.5;
}

const GROUND = { europe: strait, pacific: islands, none: plain };

/** @param {{ scenario: any, theatre: string | undefined }} props */
export function Chart({ scenario, theatre }) {
  const drawn = useMemo(() => {
    const kind = /** @type {keyof typeof GROUND} */ (theatre ?? "none");
    const height = (GROUND[kind] ?? plain)(seedOf(scenario?.id ?? ""));
    return html`<${Coast} height=${height} sheet=${SHEET} />`;
  }, [scenario?.id]);
  const title = scenario?.title?.[lang.value] ?? "";
  const year = `${yearOf(scenario) ?? ""}`;
  return html`<svg class="ground"
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">
      ${drawn}
      <path class="graticule" d=${graticule()} />
  </svg>
    <p class="sheet-name names" aria-hidden="true">${title.includes(year) ? title : `${title}, ${year}`}</p>
    <div class="scale-border" aria-hidden="true"></div>`;
}

function graticule() {
  const lines = [];
  for (let x = 59; x < WIDTH; x += 118) lines.push(`M${x} 0V${HEIGHT}`);
  for (let y = 59; y < HEIGHT; y += 118) lines.push(`M0 ${y}H${WIDTH}`);
  return lines.join("");
}
