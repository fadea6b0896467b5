// Flights that are not yet flown: the programme as numbered ghosts, and where an enemy could be next.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { legsOf, lineOf, moved } from "./flight.js";

import { measureOf } from "./measures.js";
import { placed } from "../plane/geometry.js";
import { cardWord } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Pose } from "../plane/geometry.js" */
/** @import { Leg } from "./flight.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/**
 * The legs that an aircraft is going to fly, as far as they are known; their numbers begin after `first`.
 * @param {Scene} scene @param {Flyer} flyer @returns {{ first: number, legs: Leg[] }}
 */
export function planned(scene, flyer) {
  const { first, cards } = scene.plan(flyer);
  if (!flyer.pose) return { first, legs: [] };
  const { base, arrow } = measureOf(scene);
  return { first, legs: legsOf(flyer.pose, cards.map((card) => scene.face(flyer, card) ?? null), base, arrow) };
}

/** @param {Camera} camera @param {Leg} leg @param {import("../plane/geometry.js").Size} base */
export function lineData(camera, leg, base) {
  const [start, ...rest] = lineOf(leg, base).map((point) => camera.at(point).map((n) => n.toFixed(1)).join(" "));
  return `M${start}C${rest.join(" ")}`;
}

/** An aircraft leaves the table with its centre. @param {Scene} scene @param {Pose} pose */
const isOnTable = ({ view }, [x, y]) => x >= 0 && y >= 0 && x <= view.area[0] && y <= view.area[1];

/** @param {{ scene: Scene, camera: Camera, flyer: Flyer }} props */
export function Programme({ scene, camera, flyer }) {
  const { first, legs } = planned(scene, flyer);
  const { base } = measureOf(scene);
  const [w, h] = base.map((side) => camera.px(side));
  return html`<g class="programme" aria-hidden="true">
    ${legs.map((leg) => leg.face && html`<path class="halo" d=${lineData(camera, leg, base)} />`)}
    ${legs.map((leg) => leg.face && html`<path class="line" d=${lineData(camera, leg, base)} />`)}
    ${legs.map((leg) => html`<g class=${isOnTable(scene, leg.to) ? "ghost" : "ghost lost"}
      style=${{ transform: placed(camera, leg.to) }}>
      <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${0.05 * w} />
      <${Aircraft} type=${flyer.type ?? ""} nation="" year=${scene.year} px=${w * 0.98} by="span" mode="ghost" />
    </g>`)}
    ${legs.map((leg) => leg.face && html`<${Tip} camera=${camera} leg=${leg} base=${base} />`)}
    ${legs.map(({ to }, place) => {
      const [x, y] = camera.at(to);
      return html`<g class="number" transform=${`translate(${x} ${y})`}><circle r="12" /><text
        y="5">${first + place + 1}</text></g>`;
    })}
  </g>`;
}

/** @param {{ camera: Camera, leg: Leg, base: import("../plane/geometry.js").Size }} props */
function Tip({ camera, leg, base }) {
  const end = lineOf(leg, base)[3];
  return html`<path class="tip" d="M0 -9L6 4L0 1L-6 4Z"
    style=${{ transform: placed(camera, [end[0], end[1], leg.to[2]]) }} />`;
}

/**
 * Where an aircraft could be after its next card.
 * @param {{ scene: Scene, camera: Camera, flyer: Flyer & { pose: Pose } }} props
 */
export function Reach({ scene, camera, flyer }) {
  const { base, arrow } = measureOf(scene);
  const [w, h] = base.map((side) => camera.px(side));
  return html`<g class="reach" aria-hidden="true">
    ${scene.faces(flyer).map((face) => {
      const to = moved(flyer.pose, face, base, arrow);
      return html`<g key=${face.name}>
        <path class="line" d=${lineData(camera, { face, from: flyer.pose, to }, base)} />
        <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" style=${{ transform: placed(camera, to) }} />
      </g>`;
    })}
  </g>`;
}

/** The same in words, for those who hear the table. @param {Scene} scene @param {Flyer} flyer */
export function planWords(scene, flyer) {
  const { first, legs } = planned(scene, flyer);
  const { cards } = scene.plan(flyer);
  return legs
    .map(({ to }, place) => {
      const isOff = !isOnTable(scene, to);
      const [number, heading] = [first + place + 1, Math.round(to[2] / 100)];
      return say("wings-map-leg", { number, heading, card: cardWord(cards[place] ?? null), off: isOff });
    })
    .join(" ");
}
