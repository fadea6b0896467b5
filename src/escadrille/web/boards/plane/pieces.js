// Aircraft on their bases, at their true size.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { placed } from "./geometry.js";

/** @import { Camera } from "./camera.js" */
/** @import { Pose, Size } from "./geometry.js" */

/** How far the shadow of a thing at that height is off. @param {Camera} camera @param {number | null} level */
export const liftOf = (camera, level) => (2.4 + 3 * (level ?? 1)) * camera.zoom.value;

/**
 * A base: ours has one edge, mine a thick one, an enemy's two. `tail`: how far from its rear the arrow stands.
 * @param {{ camera: Camera, label: string, pose: Pose, size: Size, side: string, tail: number }} props
 */
export function Base({ camera, label, pose, size, side, tail }) {
  const [w, h] = size.map((length) => camera.px(length));
  return html`<g class=${`base ${side}`} data-pose=${label} style=${{ transform: placed(camera, pose) }}>
    <rect class="board" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${0.05 * w} />
    ${side === "enemy" &&
    html`<rect class="inner" x=${-w / 2 + 3} y=${-h / 2 + 3} width=${w - 6} height=${h - 6} rx=${0.03 * w} />`}
    <path class="nose" d=${`M0 ${-h / 2}v${0.06 * h}`} />
    <path class="arrow" transform=${`translate(0 ${h / 2 - camera.px(tail)}) scale(${Math.max(4, 0.07 * h)})`}
      d="M0 -1L0.6 0L0 -0.25L-0.6 0Z" />
  </g>`;
}

/**
 * The model above it, its shadow further off with height: `lift`, in pixels. `drawn`: as the art draws it.
 * @param {{ camera: Camera, label: string, pose: Pose, lift: number, damaged?: boolean, burns?: boolean,
 *   clouded?: boolean, drawn: { type: string, nation: string, year: number, px: number } }} props
 */
export const Model = ({ camera, label, pose, drawn, lift, damaged, burns, clouded }) => html`
  <g data-pose=${label} data-lift=${lift} style=${{ transform: placed(camera, pose, lift, 1.25 * lift) }}>
    <${Aircraft} ...${drawn} by="span" mode="shadow" />
  </g>
  <g class="model" data-pose=${label} style=${{ transform: placed(camera, pose) }}>
    <${Aircraft} ...${drawn} by="span" smallest=${0} damaged=${damaged} />
    ${burns && html`<${Flames} px=${drawn.px} />`}
  </g>
  ${clouded &&
  html`<g data-pose=${label} style=${{ transform: placed(camera, [pose[0], pose[1], 0]) }}><${Puff}
    px=${1.5 * drawn.px} /></g>`}`;

/** @param {{ px: number }} props */
export const Flames = ({ px }) => html`<g class="flames" transform=${`scale(${px / 60})`}>
  <path d="M-7 4C-12 16 -5 22 -8 32C-1 28 -2 24 0 20C2 26 0 32 5 36C4 28 11 20 7 4Z" />
  <path class="heart" d="M-3 5C-5 13 -1 16 -2 23C2 19 4 13 3 5Z" />
</g>`;

const CLOUD =
  "M-38 14C-54 14 -54 -8 -38 -9C-37 -26 -15 -31 -6 -20C4 -34 29 -29 30 -13C48 -15 55 10 38 14" +
  "C33 25 10 26 4 18C-5 27 -29 26 -38 14Z";

/** A cloud about a thing that is in it. @param {{ px: number }} props */
export const Puff = ({ px }) => html`<path class="puff" transform=${`scale(${px / 100})`} d=${CLOUD} />`;
