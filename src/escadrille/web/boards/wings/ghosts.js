// Flights that are not yet flown: the programme as numbered ghosts, and where an enemy could be next.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { MM, gap, moved, off, placed } from "../plane/geometry.js";
import { cardWord } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** @typedef {{ base: import("../plane/geometry.js").Size, arrow: number }} Measures */

/** The tip of a card's arrow, on which the one at the rear of the base is put. @param {Pose} to @param {Measures} m */
const tipOf = (to, { base, arrow }) => off(to, 0, arrow - base[1] / 2);

/**
 * The line on a card: from the front of the base to the tip of its arrow.
 * @param {Camera} camera @param {{ from: Pose, to: Pose }} leg @param {Measures} measures
 */
function lineData(camera, { from, to }, measures) {
  const [start, end] = [off(from, 0, measures.base[1] / 2), tipOf(to, measures)];
  const reach = 0.42 * gap(start, end);
  /** @type {Point[]} */
  const points = [start, off([...start, from[2]], 0, reach), off([...end, to[2]], 0, -reach), end];
  const [first, ...rest] = points.map((point) => camera.at(point).map((n) => n.toFixed(1)).join(" "));
  return `M${first}C${rest.join(" ")}`;
}

/** Does an aircraft that is there lie on the sheet, with its centre? @param {Camera} camera @param {Pose} pose */
const isOnSheet = ({ width, depth }, [x, y]) => x >= 0 && y >= 0 && x <= width * MM && y <= depth * MM;

/** @param {{ scene: Scene, camera: Camera, flyer: Flyer }} props */
export function Programme({ scene, camera, flyer }) {
  const { first, legs } = scene.plan(flyer);
  const { measures } = scene.view;
  const [w, h] = measures.base.map((/** @type {number} */ side) => camera.px(side));
  const lines = legs.filter(({ from, to }) => gap(from, to) > 0);
  return html`<g class="programme" aria-hidden="true">
    ${lines.map((leg) => html`<path class="halo" d=${lineData(camera, leg, measures)} />`)}
    ${lines.map((leg) => html`<path class="line" d=${lineData(camera, leg, measures)} />`)}
    ${legs.map((leg) => html`<g class=${isOnSheet(camera, leg.to) ? "ghost" : "ghost lost"}
      style=${{ transform: placed(camera, leg.to) }}>
      <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${0.05 * w} />
      <${Aircraft} type=${flyer.type ?? ""} nation="" year=${scene.year} px=${w * 0.98} by="span" mode="ghost" />
    </g>`)}
    ${lines.map(({ to }) => html`<path class="tip" d="M0 -9L6 4L0 1L-6 4Z"
      style=${{ transform: placed(camera, [...tipOf(to, measures), to[2]]) }} />`)}
    ${legs.map(({ to }, place) => {
      const [x, y] = camera.at(to);
      return html`<g class="number" transform=${`translate(${x} ${y})`}><circle r="12" /><text
        y="5">${first + place + 1}</text></g>`;
    })}
  </g>`;
}

/**
 * Where an aircraft could be after its next card.
 * @param {{ scene: Scene, camera: Camera, flyer: Flyer & { pose: Pose } }} props
 */
export function Reach({ scene, camera, flyer }) {
  const { measures } = scene.view;
  const [w, h] = measures.base.map((/** @type {number} */ side) => camera.px(side));
  return html`<g class="reach" aria-hidden="true">
    ${scene.deck(flyer.deck).map((face) => {
      const to = moved(flyer.pose, face.move);
      return html`<g key=${face.name}>
        <path class="line" d=${lineData(camera, { from: flyer.pose, to }, measures)} />
        <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" style=${{ transform: placed(camera, to) }} />
      </g>`;
    })}
  </g>`;
}

/**
 * The same in words, for those who hear the table.
 * @param {Scene} scene @param {Camera} camera @param {Flyer} flyer
 */
export function planWords(scene, camera, flyer) {
  const { first, legs } = scene.plan(flyer);
  return legs
    .map(({ card, to }, place) => {
      const leg = { number: first + place + 1, heading: Math.round(to[2] / 100), off: !isOnSheet(camera, to) };
      return say("wings-map-leg", { ...leg, card: cardWord(scene, flyer, card) });
    })
    .join(" ");
}
