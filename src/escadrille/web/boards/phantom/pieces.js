// What stands on the tactical display: Sites, Bandits, and the aircraft of the flight.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { isCramped } from "../../lib/narrow.js";
import { AltitudeSign, letters, limitsOf } from "./terms.js";
import { inward } from "./zones.js";

/** @import { Pilot, Scene, Threat } from "./scene.js" */
/** @import { Spot } from "./zones.js" */

/**
 * What a piece is drawn with; `state` is "", "open" (may be chosen), "fires" or "aimed".
 * @typedef {{ scene: Scene, spot: Spot, state: string, press: (() => void) | undefined, told: string }} Drawn
 */

const GUN = "M-9 6H9M-5 6L-1 0H4L6 6M2 -1L9 -9M-1 0A4 4 0 0 1 4 0";
const MISSILE = "M-9 7H9M-4 7L4 -4M0 1L7.5 -9.5L8.5 -3.5L3 4";
const SQUARE = "M-29 -28H29V28H-29Z";
const OCTAGON = "M-23 -28H23L29 -20V20L23 28H-23L-29 20V-20Z";

/** A place on the display. @param {Spot} spot */
const placed = ({ x, y, scale }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;

/** How far it reaches, in zones. @param {{ x: number, y: number, range: number }} props */
const Range = ({ x, y, range }) => html`<g class="range" transform=${`translate(${x} ${y})`}>
  <circle r="7.5" /><text y="4">${range}</text>
</g>`;

/** Letters keep their size, however small the piece. @param {Spot} spot */
const unscaled = ({ scale }) => `scale(${(1 / scale).toFixed(3)})`;

/** Too small for figures. @param {Spot} spot */
const isCoarse = ({ scale }) => isCramped.value || scale < 0.7;

/**
 * A small counter has its number and, where there is room, what altitudes it reaches; a table tells the rest.
 * @param {{ threat: Threat, spot: Spot }} props
 */
const Coarse = ({ threat: { face, threat, altitudes, radar }, spot }) => html`
  <path class="plate" d=${face === "bandit" ? "M0 -36L34 28H-34Z" : radar ? OCTAGON : SQUARE} />
  <g transform=${unscaled(spot)}>
    <text class="name" y=${spot.scale < 0.7 ? 6 : face === "bandit" ? 17 : -4}>${threat}</text>
    ${face === "site" && spot.scale >= 0.7 && html`<text y="20">${letters(altitudes, "")}</text>`}
  </g>`;

/** Sites are squares, radar Sites octagons. @param {{ scene: Scene, site: Threat }} props */
const Site = ({ scene, site }) => html`
  <path class="plate" d=${site.radar ? OCTAGON : SQUARE} />
  <text class="limits" y="-14">${limitsOf(site.attack)}</text>
  <path class="glyph" d=${site.radar ? MISSILE : GUN} transform="translate(1 1) scale(.84)" />
  <text class="reach" x="-20" y="5">${letters(site.altitudes, "")}</text>
  <${Range} x=${18} y=${1} range=${site.range} />
  <text class="name" y="22">${scene.kindOf(site)}</text>`;

/** Bandits are triangles. @param {{ scene: Scene, bandit: Threat, heading: number }} props */
const Bandit = ({ scene, bandit, heading }) => html`
  <path class="plate" d="M0 -42L29 2H-29Z" />
  <g transform="translate(0 -14)"><${Aircraft}
    type=${bandit.type} nation="vietnam" year=${scene.view.year} px=${33} heading=${heading} /></g>
  <path class="plate" d="M-29 2H29V32H-29Z" />
  <text class="name" y="14">${scene.kindOf(bandit)}</text>
  <text class="limits" y="28">${limitsOf(bandit.attack)}</text>
  <${Range} x=${23} y=${-12} range=${bandit.range} />`;

/** @param {Drawn & { threat: Threat }} props */
export const ThreatPiece = ({ scene, threat, spot, state, press, told }) => html`<g
  class=${`threat ${threat.face} ${state}`} transform=${placed(spot)} data-threat=${threat.threat} onClick=${press}
>
  <title>${told}</title>
  ${state && html`<rect class="ring" x="-34" y=${threat.face === "site" ? -33 : -46} width="68"
    height=${threat.face === "site" ? 66 : 84} rx="4" />`}
  ${isCoarse(spot)
    ? html`<${Coarse} threat=${threat} spot=${spot} />`
    : threat.face === "site"
      ? html`<${Site} scene=${scene} site=${threat} />`
      : html`<${Bandit} scene=${scene} bandit=${threat} heading=${inward(spot)} />`}
  ${!isCoarse(spot) && html`<text class="number" x=${threat.face === "site" ? -29 : -35}
      y=${threat.face === "site" ? -31 : -14}>${threat.threat}</text>`}
</g>`;

/** How letters are set on a name, its height, and how large the sign of the altitude. */
const set = () => (isCramped.value ? { letter: 13, tall: 30, sign: 1.35 } : { letter: 7.8, tall: 20, sign: 0.9 });

/** Where the name of an aircraft may stand. @typedef {"below" | "above" | "lower"} TagPlace */
/** A name on the display. @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @param {Pilot} pilot @param {Spot} spot @param {TagPlace} place @returns {Box} */
export function tagOf({ name }, { x, y, scale }, place) {
  const { letter, tall, sign } = set();
  const width = name.length * letter + 30 * Math.max(1, sign);
  const below = y + 17 * scale + (place === "lower" ? tall + 1 : 0);
  return { x: x - width / 2, y: place === "above" ? y - 32 * scale - tall : below, width, height: tall };
}

/** What a Site or Bandit covers. @param {Spot} spot @returns {Box} */
export const plateOf = ({ x, y, scale }) =>
  ({ x: x - 29 * scale, y: y - 28 * scale, width: 58 * scale, height: 56 * scale });

/** Altitude and name; in a crowd the altitude alone. @param {{ pilot: Pilot, spot: Spot, tag: Box | null }} props */
function Tag({ pilot: { name, high }, spot, tag }) {
  const { tall, sign } = set();
  if (!tag)
    return html`<g class="mark" transform=${`translate(0 ${spot.above ? -32 : 17}) ${unscaled(spot)}
      translate(0 ${spot.above ? -8 : 8}) scale(.7)`}><${AltitudeSign} high=${high} /></g>`;
  return html`<g transform=${`${unscaled(spot)} translate(${tag.x - spot.x} ${tag.y - spot.y})`}>
    <rect class="tag" width=${tag.width} height=${tall} rx="3" />
    <g transform=${`translate(${3 + 10 * sign} ${tall / 2}) scale(${sign})`}><${AltitudeSign} high=${high} /></g>
    <text class="callsign" x=${6 + 20 * sign} y=${tall * 0.73}>${name}</text>
  </g>`;
}

/** @param {Drawn & { pilot: Pilot, tag: Box | null }} props */
export function Jet({ scene, pilot, spot, tag, state, press, told }) {
  const flown = { ...scene.drawn(pilot.aircraft), px: 54, heading: inward(spot) };
  return html`<g class=${`jet ${state}`} transform=${placed(spot)} data-pilot=${pilot.pilot} onClick=${press}>
    <title>${told}</title>
    ${state && html`<circle class="ring" cy="-8" r="34" />`}
    <g transform=${pilot.high ? "translate(6 0)" : "translate(2 -6)"}><${Aircraft} ...${flown} mode="shadow" /></g>
    <g transform="translate(0 -8)"><${Aircraft} ...${flown} damaged=${pilot.damaged} /></g>
    <${Tag} pilot=${pilot} spot=${spot} tag=${tag} />
  </g>`;
}
