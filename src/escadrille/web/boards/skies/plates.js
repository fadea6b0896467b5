// The plates beside the aircraft: whose it is, its name, level and pilot, its engines; what a shot at it would be.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { HEIGHT, arrange, boxOf, widthOf } from "../plane/plates.js";
import { AspectAt, BoomAt, PilotAt, TiltAt } from "./glyphs.js";
import { sizeOf } from "./pieces.js";
import { levelLetter, percent, pools } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Pose } from "../plane/geometry.js" */
/** @import { Box } from "../plane/plates.js" */
/** @import { Scene, Seen, Shot } from "./scene.js" */

/** @typedef {{ flyer: Seen, core: number, disc: number, shot: Shot | undefined, words: string, width: number }} Words */

const [SIGN, TILT, LETTER, DISC, ENGINE] = [20, 30, 14, 22, 11];
const MANY = 6; // aircraft; of more, the plates of a phone tell no skill

/** @param {Scene} scene @param {Camera} camera @param {Seen} flyer @returns {Words} */
function wordsOn(scene, camera, flyer) {
  const shot = camera.isSmall ? undefined : scene.shots.get(flyer.label); // a phone has it in the list
  const name = widthOf(flyer.label, 12.5, true);
  const engines = flyer.engines > 1 ? ENGINE * flyer.engines + 4 : 0;
  const disc = camera.isSmall && scene.flyers.length > MANY ? 4 : DISC;
  const core = SIGN + name + TILT + LETTER + disc + engines;
  const words = shot ? `${say(`skies-aspect-${shot.aspect}`)} ${pools(shot)} ${percent(shot.odds)}` : "";
  return { flyer, core, disc, shot, words, width: core + (shot ? 30 + widthOf(words, 12) : 0) };
}

/**
 * The plates of all that fly, and where they go.
 * @param {Scene} scene @param {Camera} camera @param {Pose[]} ghosts what they should not hide
 */
export function platesOf(scene, camera, ghosts) {
  const words = scene.seen.map((flyer) => wordsOn(scene, camera, flyer));
  const plates = words.map(({ flyer, width }) =>
    ({ label: flyer.label, width, piece: boxOf(camera, sizeOf(camera, flyer), flyer.pose) }));
  const taken = ghosts.map((pose) => boxOf(camera, [6000 / camera.zoom.value, 6000 / camera.zoom.value], pose));
  const places = arrange(camera, plates, taken);
  return {
    words: new Map(words.map((one) => [one.flyer.label, one])), places,
    taken: [...places.values(), ...plates.map(({ piece }) => piece)],
  };
}

/** @param {{ scene: Scene, words: Words, at: Box }} props */
export function Plate({ scene, words: { flyer, core, disc, shot, words, width }, at: { x, y } }) {
  const side = scene.sideOf(flyer);
  const after = SIGN + widthOf(flyer.label, 12.5, true);
  const state = [side, flyer.zoom && "flown", scene.about === flyer.label && scene.isMine(flyer) && "now", flyer.active && "acting"];
  return html`<g class=${`tag ${state.filter(Boolean).join(" ")}`}
    transform=${`translate(${(x - width / 2).toFixed(1)} ${(y - HEIGHT / 2).toFixed(1)})`}>
    <rect class="tag-board" width=${width} height=${HEIGHT} rx="3" />
    ${side === "enemy"
      ? html`<path class="theirs" d="M5.5 8h10l-5 9Z" />`
      : html`<path class="ours" d="M10.5 5.5l4.2 12.4l-4.2 -2.800l-4.2 2.800Z" />`}
    <text class="name" x=${SIGN} y="16.500">${flyer.label}</text>
    <${TiltAt} level=${flyer.level} x=${after + 16} y=${12.4} k=${0.86} />
    <text class="level" x=${after + TILT - 1} y="16.500">${levelLetter(flyer.level)}</text>
    ${disc === DISC && html`<${PilotAt} skill=${flyer.ps} x=${after + TILT + LETTER + 10} y=${12} />`}
    ${flyer.engines > 1 && Array.from({ length: flyer.engines }, (_, engine) => html`<g
      transform=${`translate(${after + TILT + LETTER + disc + 6 + ENGINE * engine} 12)`}>
      <circle class="engine" r="4.200" />${engine < flyer.damage && html`<${BoomAt} k=${0.56} />`}</g>`)}
    ${flyer.zoom && html`<path class="tick" d=${`M${core - 4} -3l3.600 3.800l6 -7.600`} />`}
    ${shot && html`<g class="shot" transform=${`translate(${core} 0)`}>
      <path class="fill" d=${`M0.600 1H${width - core - 1}V${HEIGHT - 1}H0.600Z`} />
      <${AspectAt} aspect=${shot.aspect} x=${12} y=${12} k=${0.8} />
      <text x="23" y="16.500">${words}</text></g>`}
  </g>`;
}
