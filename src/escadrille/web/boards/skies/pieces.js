// What stands on the table: aircraft on their bases, clouds and ships. Bases have no size in the rules, and none that grows.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Model } from "../plane/pieces.js";
import { placed } from "../plane/geometry.js";
import { BoomAt } from "./glyphs.js";
import { heightOf } from "./scene.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose, Size } from "../plane/geometry.js" */
/** @import { Flyer, Scene, Seen } from "./scene.js" */

const RING = 4.6; // pixels between contours
const LIFTS = [2.5, 5.5, 9]; // pixels of a shadow, by level

/** The radius of a base, in pixels. @param {Flyer} flyer */
export const radiusOf = ({ engines }) => (engines > 1 ? 23 : 18);

/** What a piece takes of the table as it is drawn now, in the table's unit. @param {Camera} camera @param {Flyer} flyer @returns {Size} */
export function sizeOf(camera, flyer) {
  const side = (200 * (radiusOf(flyer) + 2 * RING)) / camera.zoom.value;
  return [side, side];
}

/** Rings are contours: two Advantaged, one Neutral; none and a hatched disc Disadvantaged. @param {{ scene: Scene, camera: Camera, flyer: Seen }} props */
export function StandBase({ scene, camera, flyer }) {
  const r = radiusOf(flyer);
  const height = heightOf(flyer);
  const isAsked = scene.about === flyer.label && scene.isMine(flyer);
  const state = [scene.sideOf(flyer), flyer.zoom && "flown", isAsked && "chosen"].filter(Boolean).join(" ");
  return html`<g class=${`stand-base ${state}`} data-pose=${flyer.label} style=${{ transform: placed(camera, flyer.pose) }}>
    ${Array.from({ length: height }, (_, ring) => html`<circle class="ring" r=${r + RING * (ring + 1)} />`)}
    <circle class="disc" r=${r} />
    ${height === 0 && html`<circle class="hatch" r=${r} />`}
    <path class="nose" d=${`M0 ${-r}v5`} />
  </g>`;
}

/** @param {{ scene: Scene, camera: Camera, flyer: Seen }} props */
export const StandModel = ({ scene, camera, flyer }) => html`<${Model} camera=${camera} label=${flyer.label} pose=${flyer.pose}
    drawn=${{ ...scene.drawn(flyer), px: flyer.engines > 1 ? 74 : 47 }} lift=${LIFTS[heightOf(flyer)] ?? 0}
    damaged=${flyer.damage > 0} />
  ${flyer.damage > 0 && html`<g data-pose=${flyer.label} style=${{ transform: placed(camera, [flyer.pose[0], flyer.pose[1], 0]) }}>
    ${Array.from({ length: flyer.damage }, (_, place) => html`<${BoomAt} x=${15 - 12 * place} y=${-15} k=${0.9} />`)}</g>`}`;

/** Its lobes, in shares of the radius. */
const LOBES = [
  [-0.5, 0.2, 0.36], [-0.26, -0.28, 0.4], [0.2, -0.34, 0.44], [0.54, 0.02, 0.38], [0.3, 0.38, 0.4], [-0.16, 0.4, 0.42],
  [0, 0, 0.5],
];

/** The dotted circle is the rule, the puffs are drawing. @param {{ scene: Scene, camera: Camera }} props */
export const Clouds = ({ scene, camera }) => {
  const r = camera.px(scene.view.measures.cloud);
  return scene.view.clouds.map((/** @type {Point} */ place, /** @type {number} */ number) => {
    const [x, y] = camera.at(place);
    return html`<g key=${number} class="cumulus" role="img" aria-label=${say("skies-cloud", { number: number + 1 })}
      transform=${`translate(${x} ${y})`}>
      <circle class="limit" r=${r} />
      ${["rim", "puffs"].map((kind) => html`<g class=${kind}>${LOBES.map(([u = 0, v = 0, q = 0]) => html`<circle cx=${u * r}
        cy=${v * r} r=${q * r + (kind === "rim" ? 1.3 : 0)} />`)}</g>`)}
      <text y="5">${number + 1}</text>
    </g>`;
  });
};

/** @param {{ scene: Scene, camera: Camera }} props */
export const Ships = ({ scene, camera }) =>
  scene.view.ships.map((/** @type {{ place: Point, hits: number, sunk: boolean }} */ { place, hits, sunk }, /** @type {number} */ number) => {
    const [x, y] = camera.at(place);
    return html`<g key=${number} class=${sunk ? "ship sunk" : "ship"} role="img"
      aria-label=${say("skies-ship", { ship: number + 1, hits, sunk: sunk ? "yes" : "no" })} transform=${`translate(${x} ${y})`}>
      <path class="hull" d="M0 -26C7 -18 9 -8 9 6L7 24H-7L-9 6C-9 -8 -7 -18 0 -26Z" />
      <path class="deck" d="M-4 -4H4V10H-4ZM-3 14H3V20H-3Z" />
      ${Array.from({ length: hits }, (_, hit) => html`<${BoomAt} x=${0} y=${-8 + 16 * hit} k=${0.8} />`)}
      <text y="40">${number + 1}</text>
    </g>`;
  });

/** Where it would stand. @param {{ scene: Scene, camera: Camera, flyer: Flyer, pose: Pose, isOff?: boolean }} props */
export const Ghost = ({ scene, camera, flyer, pose, isOff = false }) => html`<g class=${isOff ? "sky-ghost lost" : "sky-ghost"}
  style=${{ transform: placed(camera, pose) }}>
  <circle class="disc" r=${radiusOf(flyer)} />
  <${Model} camera=${STILL} label="" pose=${[0, 0, 0]} lift=${0}
    drawn=${{ ...scene.drawn(flyer), px: flyer.engines > 1 ? 74 : 47 }} />
</g>`;

/** A camera that draws about 0,0: the ghost is placed already. @type {any} */
const STILL = { at: () => [0, 0] };
