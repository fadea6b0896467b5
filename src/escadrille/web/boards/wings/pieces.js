// Aircraft on their bases, balloons and what stands on the ground, at their true size.
import { Aircraft } from "../../art/aircraft.js";
import { Balloon as Gasbag } from "../../art/balloon.js";
import { Ground as Site } from "../../art/ground.js";
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

/**
 * Where a thing lies on the sheet.
 * @param {Camera} camera @param {Pose} pose @param {number} [right] @param {number} [down] px
 */
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
  return html`<g class=${`base ${scene.sideOf(flyer)}`} data-pose=${flyer.label}
    style=${{ transform: placed(camera, flyer.pose) }}>
    <rect class="board" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${0.05 * w} />
    ${scene.sideOf(flyer) === "enemy" &&
    html`<rect class="inner" x=${-w / 2 + 3} y=${-h / 2 + 3} width=${w - 6} height=${h - 6} rx=${0.03 * w} />`}
    <path class="nose" d=${`M0 ${-h / 2}v${0.06 * h}`} />
    <path class="arrow" transform=${`translate(0 ${tail}) scale(${size})`} d="M0 -1L0.6 0L0 -0.25L-0.6 0Z" />
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
    html`<g data-pose=${label} style=${{ transform: placed(camera, [pose[0], pose[1], 0]) }}><${Puff}
      px=${1.5 * px} /></g>`}`;
}

/** @param {{ px: number }} props */
const Flames = ({ px }) => html`<g class="flames" transform=${`scale(${px / 60})`}>
  <path d="M-7 4C-12 16 -5 22 -8 32C-1 28 -2 24 0 20C2 26 0 32 5 36C4 28 11 20 7 4Z" />
  <path class="heart" d="M-3 5C-5 13 -1 16 -2 23C2 19 4 13 3 5Z" />
</g>`;

const CLOUD =
  "M-38 14C-54 14 -54 -8 -38 -9C-37 -26 -15 -31 -6 -20C4 -34 29 -29 30 -13C48 -15 55 10 38 14" +
  "C33 25 10 26 4 18C-5 27 -29 26 -38 14Z";

/** A cloud about a thing that is in it. @param {{ px: number }} props */
export const Puff = ({ px }) => html`<path class="puff" transform=${`scale(${px / 100})`}
  d=${CLOUD} />`;

/**
 * The nation that a thing without crew belongs to: that of the aircraft beside it.
 * @param {Scene} scene @param {Piece} piece
 */
const nationOf = (scene, piece) => {
  const friend = scene.flyers.find((flyer) => flyer.side === piece.side && flyer.type !== null);
  return friend ? scene.type(friend)?.nation : "";
};

/** A captive balloon on its card. @param {Laid} props */
export function Balloon({ scene, camera, piece }) {
  const [w, h] = sizeOf(scene, piece).map((side) => camera.px(side));
  const lift = liftOf(camera, piece.level);
  const drawn = { type: piece.id, px: 0.94 * h, nation: nationOf(scene, piece), year: scene.year };
  return html`<g class=${`balloon ${scene.sideOf(piece)}`}>
    <g style=${{ transform: placed(camera, piece.pose) }}>
      <rect class="card" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
    </g>
    <g style=${{ transform: placed(camera, piece.pose, lift, 1.25 * lift) }}><${Gasbag} ...${drawn} mode="shadow" /></g>
    <g style=${{ transform: placed(camera, piece.pose) }}>
      <${Gasbag} ...${drawn} />
      ${piece.flames > 0 && html`<${Flames} px=${w * 1.2} />`}
    </g>
  </g>`;
}

/** A card on the ground; a flag on what is an objective. @param {Laid} props */
export function GroundCard({ scene, camera, piece }) {
  const [w = 0, h = 0] = sizeOf(scene, piece).map((side) => camera.px(side));
  const [across, along] = piece.size.map((side) => side / 100);
  const turn = -piece.pose[2] / 100;
  const camp = scene.scenario?.side?.[piece.side ?? -1]?.camp;
  return html`<g class=${`ground-card ${scene.sideOf(piece)}`} style=${{ transform: placed(camera, piece.pose) }}>
    <${Site} type=${piece.id} kind=${piece.kind} size=${[across, along]} px=${h} camp=${camp}
      destroyed=${piece.status === "down"} />
    <rect class="edge" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="2" />
    ${scene.sideOf(piece) === "enemy" && html`<rect class="inner" x=${3 - w / 2} y=${3 - h / 2} width=${w - 6}
      height=${h - 6} rx="1.500" />`}
    ${piece.task && html`<g transform=${`rotate(${turn}) translate(0 ${-0.5 * Math.min(w, h)})`}>
      ${piece.done ? html`<path class="done" d="M-9 -6L-3 1L10 -13" />` : html`<path class="task"
        d="M0 4V-18L15 -13L0 -8" />`}
    </g>`}
    ${piece.flames > 0 && html`<g transform=${`rotate(${turn})`}><${Flames} px=${Math.min(w, h)} /></g>`}
  </g>`;
}
