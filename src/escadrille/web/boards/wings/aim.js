// Where a flak counter may go: bearings from its battery, then distances; and where one comes out of the sun.
// All of them are clicked on the table.
import { html } from "../../lib/html.js";
import { Burst } from "./air.js";
import { placed } from "../plane/geometry.js";
import { heldAim } from "./looks.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Scene } from "./scene.js" */

const FINGER = 22; // pixels that a finger needs about a place

/** @typedef {{ at: string, place: Point, heading: number | null, order: any, said: string }} Spot */

/**
 * From where one aims: the battery, or the enemy on whom one dives.
 * @param {Scene} scene @returns {Pose | null}
 */
function origin(scene) {
  const { subject } = scene;
  return subject && "tails" in subject ? (scene.flyer(subject.tails)?.pose ?? null) : (subject?.pose ?? null);
}

/** The places that answer. @param {Scene} scene @returns {Spot[]} */
export const spots = (scene) =>
  [...scene.legal.values()].flatMap(({ order, facts, say: said }) =>
    facts?.kind === "aim" ? [{ ...facts, at: order.at, order, said }] : [],
  );

/**
 * What would be there: a burst, or the aircraft on its base.
 * @param {{ scene: Scene, camera: Camera, spot: Spot }} props
 */
function Held({ scene, camera, spot: { place, heading } }) {
  const { aim, measures } = scene.view;
  if (heading === null)
    return html`<${Burst} camera=${camera} radius=${measures.flak} place=${place} level=${aim.level} kind="held" />`;
  const [w, h] = measures.base.map((/** @type {number} */ side) => camera.px(side));
  const transform = placed(camera, [...place, heading]);
  return html`<g class="ghost" style=${{ transform }}><rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
    <path d="M0 -9L6 4L0 1L-6 4Z" /></g>`;
}

/** How far a place is from the next one, in pixels. @param {Spot[]} found @param {Camera} camera */
function roomOf([one, other], camera) {
  if (!one || !other) return FINGER;
  const [[x, y], [toX, toY]] = [camera.at(one.place), camera.at(other.place)];
  return Math.hypot(toX - x, toY - y) || 1;
}

/** @param {{ scene: Scene, camera: Camera, choose: (order: any) => void }} props */
export function Aim({ scene, camera, choose }) {
  const [found, from] = [spots(scene), origin(scene)];
  if (found.length === 0 || !from) return null;
  const [x, y] = camera.at(from);
  const room = roomOf(found, camera);
  const isFine = room < FINGER; // then what one pointed at last stays: the dial shows it
  const fan = scene.decision === "bearing" && isFine;
  return html`<g class=${isFine ? "aim fine" : "aim"}>
    ${found.map((spot) => {
      const { at, order, said } = spot;
      const [toX, toY] = camera.at(spot.place);
      const isHeld = heldAim.value === at;
      return html`<g key=${at} class=${isHeld ? "spot held" : "spot"} data-aim=${at}
        onPointerEnter=${() => (heldAim.value = at)} onPointerLeave=${() => isFine || (heldAim.value = null)}
        onClick=${() => choose(order)}>
        <title>${said}</title>
        <path class="ray" d=${`M${x} ${y}L${toX} ${toY}`} />
        ${isHeld
          ? html`<${Held} scene=${scene} camera=${camera} spot=${spot} />`
          : html`<circle class="finger" cx=${toX} cy=${toY} r=${Math.min(FINGER, room)} />
            <circle class="dot" cx=${toX} cy=${toY} r=${Math.min(8, room / 3)} />`}
        ${fan && html`<path class="wedge" stroke-width=${2 * room} d=${`M${x} ${y}L${2 * toX - x} ${2 * toY - y}`} />`}
      </g>`;
    })}
  </g>`;
}
