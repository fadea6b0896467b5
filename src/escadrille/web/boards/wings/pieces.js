// Aircraft on their bases, balloons and what stands on the ground, at their true size.
import { Balloon as Gasbag } from "../../art/balloon.js";
import { Ground as Site } from "../../art/ground.js";
import { html } from "../../lib/html.js";
import { placed } from "../plane/geometry.js";
import { Base, Flames, Model, liftOf } from "../plane/pieces.js";
import { sizeOf } from "./sights.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Pose } from "../plane/geometry.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/**
 * @typedef {{ scene: Scene, camera: Camera, flyer: Flyer & { pose: Pose } }} Drawn
 * @typedef {{ scene: Scene, camera: Camera, piece: Piece }} Laid
 */

/** @param {Drawn} props */
export const FlyerBase = ({ scene, camera, flyer }) => html`<${Base} camera=${camera} label=${flyer.label}
  pose=${flyer.pose} size=${scene.view.measures.base} side=${scene.sideOf(flyer)} tail=${scene.view.measures.arrow} />`;

/** @param {Drawn} props */
export function FlyerModel({ scene, camera, flyer }) {
  const px = camera.px(scene.view.measures.base[0]) * (flyer.two_seater ? 1.22 : 1.08);
  return html`<${Model} camera=${camera} label=${flyer.label} pose=${flyer.pose}
    drawn=${{ type: flyer.type ?? "", nation: scene.type(flyer)?.nation ?? "", year: scene.year, px }}
    lift=${flyer.status === "ground" ? 0 : liftOf(camera, flyer.level)}
    damaged=${flyer.smoke !== 0 || flyer.flames !== 0} burns=${flyer.flames !== 0} clouded=${flyer.in_clouds} />`;
}

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
