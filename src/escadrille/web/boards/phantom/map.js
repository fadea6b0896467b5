// The campaign map: regions with what they cost, every Target of the campaign, and the cards to choose from.
import { html } from "../../lib/html.js";
import { isCramped } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { LANDS, REGIONS, at } from "./land.js";
import { Land } from "./locator.js";
import { pointed, points } from "./pointed.js";

/** @import { Scene } from "./scene.js" */

/** @typedef {"open" | "barred" | "chosen" | "destroyed" | "idle"} PinState */
/** @typedef {{ id: string, card: any, x: number, y: number, state: PinState }} Pin */

const PLATE = { width: 150, height: 36, step: 42, letters: 21 };
/** @type {PinState[]} */
const PLATED = ["open", "barred", "chosen"];
const STRAY = { gap: 34, left: 66, top: 30, most: 8 }; // of regions that the map does not know

/** Where the name of a region stands; one of another's pack has the margin. @param {Scene} scene @param {string} id */
function nameplaceOf({ frame, regions }, id) {
  const row = Object.keys(regions).filter((one) => !REGIONS[one]).indexOf(id);
  return REGIONS[id] ? at(REGIONS[id].name) : [frame.left + STRAY.left, frame.top + STRAY.top + row * STRAY.gap];
}

/** The places for its Targets. @param {Scene} scene @param {string} id */
function placesOf(scene, id) {
  const [x = 0, y = 0] = nameplaceOf(scene, id);
  return REGIONS[id]?.places.map(at) ?? Array.from({ length: STRAY.most }, (_, place) => [x + 70 + place * 30, y]);
}

/** What a Target is now. @param {Scene} scene @param {string} id @returns {PinState} */
function stateOf({ view, legal, decision }, id) {
  if (view.target?.target === id) return "chosen";
  if (view.destroyed.includes(id)) return "destroyed";
  if (decision !== "target" || !view.drawn.includes(id)) return "idle";
  return legal.has(`target:${id}`) ? "open" : "barred";
}

/** Every Target of the campaign on its place, the ones that matter last. @param {Scene} scene @returns {Pin[]} */
function pinsOf(scene) {
  const taken = /** @type {Record<string, number>} */ ({});
  const pins = scene.targets.map(({ id, card }) => {
    const places = placesOf(scene, card.region);
    const number = (taken[card.region] = (taken[card.region] ?? -1) + 1);
    const [x = 0, y = 0] = places[number % places.length] ?? [];
    return { id, card, x, y, state: stateOf(scene, id) };
  });
  const isShown = (/** @type {Pin} */ { state }) => Number(PLATED.includes(state));
  return pins.sort((one, other) => isShown(one) - isShown(other));
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function CampaignMap({ scene, choose }) {
  const { left, top, width, height } = scene.frame;
  const regions = Object.keys(scene.regions);
  const pins = pinsOf(scene);
  const plates = platesOf(scene, pins);
  return html`<figure class="ph-map">
    <svg viewBox=${`${left} ${top} ${width} ${height}`} role="img" aria-label=${say("phantom-map")}>
      <rect class="sea" x=${left - width} y=${top - height} width=${3 * width} height=${3 * height} />
      <${Land} name="ph" regions=${regions} now=${scene.view.target?.region} />
      ${Object.entries(LANDS).map(([name, place]) => {
        const [x, y] = at([...place]);
        return html`<text class=${`country ${name}`} x=${x} y=${y}>${say(`phantom-map-${name}`)}</text>`;
      })}
      ${regions.map((id) => html`<${RegionName} key=${id} scene=${scene} id=${id} />`)}
      ${plates.map(({ pin, x, y }) => html`<path key=${pin.id} class=${`leader ${pin.state}`}
        d=${`M${x} ${y + PLATE.height / 2}L${pin.x} ${pin.y}`} />`)}
      ${pins.map((pin) => html`<${PinMark} key=${pin.id} pin=${pin} />`)}
      ${plates.map((plate) => html`<${Plate} key=${plate.pin.id} scene=${scene} plate=${plate} choose=${choose} />`)}
    </svg>
    <figcaption class="hidden"><ul>${regions.map((id) => html`<li key=${id}>
      ${regionTold(scene, id, pins)}</li>`)}</ul></figcaption>
  </figure>`;
}

/** What stands in a region, in words. @param {Scene} scene @param {string} id @param {Pin[]} pins */
const regionTold = (scene, id, pins) =>
  say("phantom-map-region", {
    region: scene.nameOf("region", id), wp: scene.regions[id] ?? 0,
    targets: pins
      .filter(({ card }) => card.region === id)
      .map((pin) => `${scene.targetName(pin.id)} (${say(`phantom-map-state-${pin.state}`)})`)
      .join(", "),
  });

/** A region by name, and what its distance costs each aircraft. @param {{ scene: Scene, id: string }} props */
function RegionName({ scene, id }) {
  const [x, y] = nameplaceOf(scene, id);
  const wp = scene.regions[id] ?? 0;
  return html`<text class="region" x=${x} y=${y}>${REGIONS[id]?.short ?? scene.nameOf("region", id)}
    ${wp > 0 && (isCramped.value
      ? html`<tspan class="penalty">${` −${wp}`}</tspan>`
      : html`<tspan class="penalty" x=${x} dy="14">${say("phantom-note-penalty", { wp })}</tspan>`)}</text>`;
}

/** @param {{ pin: Pin }} props */
const PinMark = ({ pin: { id, card, x, y, state } }) => html`<g
  class=${`pin ${state} ${points(`target:${id}`) ? "pointed" : ""}`} transform=${`translate(${x} ${y})`}
><g class="grown">
  ${state === "chosen" && html`<path class="cross" d="M0 -20V20M-20 0H20" />`}
  <circle r=${state === "idle" || state === "destroyed" ? 9 : 12} />
  <text y="4">${card.number}</text>
  ${state === "destroyed" && html`<path class="struck" d="M-9 -9L9 9M9 -9L-9 9" />`}
</g></g>`;

/**
 * Plates stand in a column over the sea, each as near to the height of its pin as there is room.
 * @param {Scene} scene @param {Pin[]} pins
 */
function platesOf({ frame }, pins) {
  const shown = pins.filter(({ state }) => PLATED.includes(state)).sort((one, other) => one.y - other.y);
  const foot = frame.top + frame.height - shown.length * PLATE.step - 8;
  let top = frame.top + 8;
  return shown.map((pin, number) => {
    const y = Math.max(top, Math.min(pin.y - PLATE.height / 2, foot + number * PLATE.step));
    top = y + PLATE.step;
    return { pin, x: frame.left + frame.width - PLATE.width - 8, y };
  });
}

/**
 * A card that may be chosen, or not: what it is called and what it is worth.
 * @param {{ scene: Scene, plate: { pin: Pin, x: number, y: number }, choose: (order: any) => void }} props
 */
function Plate({ scene, plate: { pin, x, y }, choose }) {
  const { id, card, state } = pin;
  const name = scene.nameOf("target", id);
  return html`<g class=${`plate ${state} ${points(`target:${id}`) ? "pointed" : ""}`} data-target=${id}
    onClick=${state === "open" ? () => choose({ order: "target", target: id }) : undefined}
    onMouseEnter=${() => (pointed.value = `target:${id}`)} onMouseLeave=${() => (pointed.value = "")}
  >
    <title>${scene.may({ order: "target", target: id })?.say ?? name}</title>
    <g transform=${`translate(${x} ${y})`}>
      <rect width=${PLATE.width} height=${PLATE.height} rx="3" />
      <text class="title" x="9" y="15" textLength=${name.length > PLATE.letters ? PLATE.width - 16 : undefined}
        lengthAdjust="spacingAndGlyphs">${name}</text>
      <text x="9" y="29">${say("phantom-map-worth", { vp: card.vp, politics: card.politics })}</text>
      ${state === "barred" && html`<g transform=${`translate(${PLATE.width - 20} 18)`}><${Icon} name="locked"
          size=${13} /></g>`}
    </g>
  </g>`;
}
