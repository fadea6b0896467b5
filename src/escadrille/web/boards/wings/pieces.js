// Aircraft on their bases, balloons and what stands on the ground, at their true size.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { measureOf } from "./measures.js";
import { sizeOf } from "./sights.js";

/** @import { Camera } from "./camera.js" */
/** @import { Pose } from "./flight.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/**
 * @typedef {{ scene: Scene, camera: Camera, flyer: Flyer & { pose: Pose } }} Drawn
 * @typedef {{ scene: Scene, camera: Camera, piece: Piece }} Laid
 */

/** Where a thing lies on the sheet. @param {Camera} camera @param {Pose} pose @param {number} [right] @param {number} [down] px */
export function placed(camera, pose, right = 0, down = 0) {
  const [x, y] = camera.at(pose);
  return `translate(${(x + right).toFixed(2)}px, ${(y + down).toFixed(2)}px) rotate(${pose[2] / 100}deg)`;
}

/** How far the shadow of a thing at that height is off. @param {Camera} camera @param {number | null} level */
export const liftOf = (camera, level) => (2.4 + 3 * (level ?? 1)) * camera.zoom.value;

/** A base: ours has one edge, mine a thick one, an enemy's two. @param {Drawn} props */
export function Base({ scene, camera, flyer }) {
  const [w, h] = measureOf(scene).base.map((side) => camera.px(side));
  const { arrow } = measureOf(scene);
  const tail = h / 2 - camera.px(arrow);
  const size = Math.max(4, 0.07 * h);
  return html`<g class=${`base ${scene.sideOf(flyer)}`} data-pose=${flyer.label} style=${{ transform: placed(camera, flyer.pose) }}>
    <rect class="board" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${0.05 * w} />
    ${scene.sideOf(flyer) === "enemy" &&
    html`<rect class="inner" x=${-w / 2 + 3} y=${-h / 2 + 3} width=${w - 6} height=${h - 6} rx=${0.03 * w} />`}
    <path class="nose" d=${`M0 ${-h / 2}v${0.06 * h}`} />
    <path class="arrow" d=${`M0 ${tail - size}l${0.6 * size} ${size}l${-0.6 * size} ${-0.25 * size}l${-0.6 * size} ${0.25 * size}Z`} />
  </g>`;
}

/** The model above it, its shadow further off with height. @param {Drawn} props */
export function Model({ scene, camera, flyer }) {
  const { pose, label } = flyer;
  const type = scene.type(flyer);
  const px = camera.px(measureOf(scene).base[0]) * (flyer.two_seater ? 1.22 : 1.08);
  const drawn = { type: flyer.type ?? "", nation: type?.nation ?? "", year: scene.year, px, by: "span" };
  const lift = flyer.status === "ground" ? 0 : liftOf(camera, flyer.level);
  return html`<g data-pose=${label} data-lift=${lift} style=${{ transform: placed(camera, pose, lift, 1.25 * lift) }}>
      <${Aircraft} ...${drawn} mode="shadow" />
    </g>
    <g class="model" data-pose=${label} style=${{ transform: placed(camera, pose) }}>
      <${Aircraft} ...${drawn} damaged=${flyer.smoke > 0 || flyer.flames > 0} />
      ${flyer.flames > 0 && html`<${Flames} px=${px} />`}
    </g>
    ${flyer.in_clouds &&
    html`<g data-pose=${label} style=${{ transform: placed(camera, [pose[0], pose[1], 0]) }}><${Puff} px=${1.5 * px} /></g>`}`;
}

/** @param {{ px: number }} props */
const Flames = ({ px }) => html`<g class="flames" transform=${`scale(${px / 60})`}>
  <path d="M-7 4C-12 16 -5 22 -8 32C-1 28 -2 24 0 20C2 26 0 32 5 36C4 28 11 20 7 4Z" />
  <path class="heart" d="M-3 5C-5 13 -1 16 -2 23C2 19 4 13 3 5Z" />
</g>`;

/** A cloud about a thing that is in it. @param {{ px: number }} props */
export const Puff = ({ px }) => html`<path class="puff" transform=${`scale(${px / 100})`}
  d="M-38 14C-54 14 -54 -8 -38 -9C-37 -26 -15 -31 -6 -20C4 -34 29 -29 30 -13C48 -15 55 10 38 14C33 25 10 26 4 18C-5 27 -29 26 -38 14Z" />`;

/** A captive balloon: from above, with its cable. @param {Laid} props */
export function Balloon({ scene, camera, piece }) {
  const [w, h] = sizeOf(scene, piece).map((side) => camera.px(side));
  const lift = liftOf(camera, piece.level);
  const body = `M0 ${-h / 2}C${0.62 * w} ${-h / 2} ${0.56 * w} ${0.22 * h} 0 ${0.36 * h}C${-0.56 * w} ${0.22 * h} ${-0.62 * w} ${-h / 2} 0 ${-h / 2}Z`;
  const fins = `M${-0.1 * w} ${0.22 * h}L${-0.42 * w} ${0.46 * h}L${-0.06 * w} ${0.38 * h}ZM${0.1 * w} ${0.22 * h}L${0.42 * w} ${0.46 * h}L${0.06 * w} ${0.38 * h}ZM0 ${0.24 * h}V${h / 2}`;
  return html`<g class=${`balloon ${scene.sideOf(piece)} ${piece.status}`}>
    <g data-pose=${piece.label} data-lift=${lift} style=${{ transform: placed(camera, piece.pose, lift, 1.25 * lift) }}>
      <path class="shade" d=${body} />
    </g>
    <g data-pose=${piece.label} style=${{ transform: placed(camera, piece.pose) }}>
      <rect class="card" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
      <path class="skin" d=${body} /><path class="skin" d=${fins} />
      <path class="seam" d=${`M0 ${-h / 2}V${0.36 * h}M${-0.3 * w} ${-0.3 * h}Q0 ${-0.22 * h} ${0.3 * w} ${-0.3 * h}M${-0.36 * w} ${-0.02 * h}Q0 ${0.06 * h} ${0.36 * w} ${-0.02 * h}`} />
      <circle class="basket" r=${0.06 * h} />
      ${piece.flames > 0 && html`<${Flames} px=${w * 1.4} />`}
    </g>
  </g>`;
}

/** In a square of 40, upright. @type {Record<string, any>} */
const SIGNS = {
  trench: html`<path d="M-18 -12h7v8h8v-8h7v8h8v-8h6M-18 6h7v8h8v-8h7v8h8v-8h6" />`,
  "machine-gun": html`<path d="M0 2L-10 16M0 2L10 16M0 2V16M-13 -2H8M8 -2V-7M-13 -5V2M-4 -2V4" /><circle cx="0" cy="1" r="2.6" />`,
  flak: html`<path d="M-14 15H14M-9 15L0 3L9 15M-3 6L12 -15M0 8L15 -12" /><circle cx="0" cy="6" r="3.4" />`,
  target: html`<path d="M-16 14V-2L-6 -10L4 -2V14ZM4 14V2H16V14ZM-9 14V6H-3V14" />`,
};

/** A card on the ground. @param {Laid} props */
export function GroundCard({ scene, camera, piece }) {
  const [w, h] = sizeOf(scene, piece).map((side) => camera.px(side));
  const isStrip = piece.kind === "strip";
  const side = Math.min(w, h);
  const turn = -piece.pose[2] / 100;
  return html`<g class=${`ground-card ${piece.kind} ${scene.sideOf(piece)} ${piece.status}`} style=${{ transform: placed(camera, piece.pose) }}>
    <rect class="card" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
    ${scene.sideOf(piece) === "enemy" && html`<rect class="inner" x=${3 - w / 2} y=${3 - h / 2} width=${w - 6} height=${h - 6} rx="1.5" />`}
    ${isStrip
      ? html`<path class="runway" d=${`M0 ${-0.44 * h}V${0.44 * h}`} stroke-dasharray=${`${0.05 * h} ${0.04 * h}`} />
          <path class="ends" d=${`M${-0.3 * w} ${-0.46 * h}H${0.3 * w}M${-0.3 * w} ${0.46 * h}H${0.3 * w}`} />`
      : html`<g class="sign" transform=${`rotate(${turn}) scale(${side / 54})`}>${SIGNS[piece.kind]}</g>`}
    ${piece.task && !piece.done && html`<path class="task" transform=${`rotate(${turn}) translate(${0.3 * side} ${-0.62 * side})`}
      d="M0 12V0L11 3.500L0 7" />`}
    ${piece.done && html`<path class="done" transform=${`rotate(${turn}) scale(${side / 44})`} d="M-14 0L-4 11L15 -12" />`}
    ${piece.status === "down" && html`<path class="struck" d=${`M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M${w / 2} ${-h / 2}L${-w / 2} ${h / 2}`} />`}
    ${piece.flames > 0 && html`<g transform=${`rotate(${turn})`}><${Flames} px=${side * 1.2} /></g>`}
  </g>`;
}
