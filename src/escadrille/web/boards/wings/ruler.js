// Arcs of fire, blind spots, the ruler and what it reads, in words.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { outline } from "./air.js";
import { CM } from "./flight.js";
import { measureOf } from "./measures.js";
import { blindHalf, fan, mounts } from "./sights.js";
import { callSign } from "./terms.js";

/** @import { Camera } from "./camera.js" */
/** @import { Pose } from "./flight.js" */
/** @import { Flyer, Scene } from "./scene.js" */
/** @import { Sight } from "./sights.js" */

/**
 * Solid to half a ruler, dashed beyond; crossed out where the observer cannot see.
 * @param {{ scene: Scene, camera: Camera, flyer: Flyer & { pose: Pose }, kind: string }} props
 */
export function Arcs({ scene, camera, flyer, kind }) {
  const { base, ruler } = measureOf(scene);
  const { pose } = flyer;
  /** @param {number} facing @param {number} half @param {number} length */
  const sector = (facing, half, length) =>
    `M${outline(camera, [[pose[0], pose[1]], ...fan(pose, facing, half, length)])}Z`;
  return html`<g class=${`arcs ${kind}`} aria-hidden="true">
    ${mounts(scene, flyer).map(({ arc, half }) => {
      const facing = arc === "rear" ? 180 : 0;
      return html`<g key=${arc}>
        <path class="far" d=${sector(facing, half, ruler)} />
        <path class="near" d=${sector(facing, half, ruler / 2)} />
        ${arc === "rear" && html`<path class="blind" d=${sector(180, blindHalf(base), ruler / 2)} />`}
      </g>`;
    })}
  </g>`;
}

/** @param {{ scene: Scene, camera: Camera, from: Pose, sight: Sight }} props */
export function Ruler({ scene, camera, from, sight }) {
  const { ruler } = measureOf(scene);
  const [[x, y], [toX, toY]] = [camera.at(from), camera.at(sight.place)];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const long = camera.px(ruler);
  const end = Math.hypot(toX - x, toY - y);
  const cm = camera.px(CM);
  const count = Math.floor(long / cm);
  const ticks = Array.from({ length: count }, (_, n) => `M${((n + 1) * cm).toFixed(1)} -8v${(n + 1) % 5 ? 4 : 7}`);
  const every = cm * 5 < 16 ? 10 : 5;
  const isUpside = Math.abs(turn) > 90;
  return html`<g class="ruler" aria-hidden="true" transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect class="strip" y="-8" width=${long} height="16" />
    <rect class="short" y="-8" width=${long / 2} height="16" />
    <path class="ticks" d=${ticks.join("")} />
    <path class="half" d=${`M${long / 2} -8V8`} />
    ${Array.from({ length: Math.floor(count / every) }, (_, n) => (n + 1) * every).map(
      (mark) => html`<text transform=${`translate(${mark * cm} ${isUpside ? -1 : 5.5}) rotate(${isUpside ? 180 : 0})`}
        x=${isUpside ? 10 : -9}>${mark}</text>`,
    )}
    ${end > long && html`<path class="beyond" d=${`M${long} 0H${end}`} />`}
    <circle r="4" /><circle cx=${end} r="3.500" class="end" />
  </g>`;
}

/** @param {number} length */
export const cmOf = (length) => Math.ceil(length / 100) / 10;

/**
 * Distance and range, bold; then why there is fire or not.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function readings(scene, from, sight) {
  const range = sight.isShort ? "short" : sight.isLong ? "long" : "out";
  const levels = say("wings-map-levels", { apart: sight.apart ?? "none" });
  return {
    title: say("wings-map-distance", { cm: cmOf(sight.length), range }),
    text: `${levels} ${verdict(scene, from, sight)}`,
  };
}

/** @param {Scene} scene @param {Flyer} from @param {Sight} sight */
function verdict(scene, from, sight) {
  const { gun, cards } = sight;
  if (sight.overlaps) return say("wings-map-overlap");
  if (!mounts(scene, from).length) return say("wings-map-unarmed");
  if (!gun) return say("wings-map-no-arc");
  if (sight.isBlind) return say("wings-map-blind");
  if (sight.blocker) return say("wings-map-blocked", { by: callSign(scene, sight.blocker) });
  if (!cards) return say("wings-map-no-range");
  return say("wings-map-cards", { cards, letter: gun.letter, arc: gun.arc });
}

/**
 * All of it in one sentence, as a screen reader says it.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function sightSentence(scene, from, sight) {
  const { title, text } = readings(scene, from, sight);
  return say("wings-map-sight", { from: callSign(scene, from), clock: sight.clock, distance: title, text });
}
