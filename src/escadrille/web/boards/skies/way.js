// The way ahead, drawn on the table: the strip of inches, the ghost and its fan, the places of a deployment.
import { html } from "../../lib/html.js";
import { DEGREE, bearing, moved, off, outline, placed, turnBetween } from "../plane/geometry.js";
import { Ghost } from "./pieces.js";
import {
  STEP, compose, course, inchesOf, isOff, moveOf, nearest, placeOf, poseOf, put, straightest, turns, wayOf, waysOf,
} from "./move.js";
import { lengthFigure, levelLetter } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Flyer, Scene, Seen } from "./scene.js" */

/** @typedef {{ scene: Scene, camera: Camera, flyer: Flyer }} Drawn */

const [WIDE, HANDLE] = [17, 52]; // pixels: of the strip, and from the ghost to what turns it

/**
 * What a pointer does that holds something: the camera stays where it is.
 * @param {Camera} camera @param {(place: Point) => void} follow
 */
function held(camera, follow) {
  /** @param {PointerEvent} event */
  const at = (event) => {
    const frame = /** @type {Element} */ (event.currentTarget).closest(".window")?.getBoundingClientRect();
    if (frame) follow(camera.place([event.clientX - frame.left, event.clientY - frame.top]));
  };
  return {
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      event.stopPropagation();
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      if (/** @type {Element} */ (event.currentTarget).hasPointerCapture(event.pointerId)) at(event);
    },
  };
}

/** The strip from the base: too short, fair, and the dive. @param {{ scene: Scene, camera: Camera, start: Pose, hard: number, chosen: number }} props */
function Strip({ scene, camera, start, hard, chosen }) {
  const { inch } = scene.view.measures;
  const { none, dive } = waysOf(scene);
  const [least, most] = [none?.least ?? 0, none?.most ?? 0];
  /** @param {number} from @param {number} to @param {string} kind */
  const part = (from, to, kind) => html`<rect class=${kind} x=${-WIDE / 2} y=${-camera.px(to * inch)} width=${WIDE}
    height=${camera.px((to - from) * inch)} />`;
  const far = dive && !hard ? dive.most : most;
  return html`<g class="sky-way" style=${{ transform: placed(camera, start) }}>
    ${part(0, least, "short")}${part(least, most, "fair")}
    ${far > most && part(most, far, "dive")}
  </g>
  ${inchesOf(scene, hard).map((inches) => {
    const isDive = inches > most;
    const [x, y] = camera.at(off(start, ((isDive ? 0 : 33) * 100) / camera.zoom.value, inches * inch));
    const kind = [isDive && "deep", inches === chosen && "on"].filter(Boolean).join(" ");
    return html`<g key=${inches} class=${`sky-inch ${kind}`} transform=${`translate(${x} ${y})`}
      onClick=${() => compose(scene, { inches })}>
      <circle r="9.500" /><text y="4">${lengthFigure(inches)}</text></g>`;
  })}
  ${dive && !hard && html`<${DiveTag} camera=${camera} at=${off(start, 0, dive.most * inch)} level=${dive.level} />`}`;
}

/** @param {{ camera: Camera, at: Point, level: any }} props */
function DiveTag({ camera, at, level }) {
  const [x, y] = camera.at(at);
  return html`<text class="dive-tag" x=${x + 14} y=${y + 4}>↓ ${levelLetter(level)}</text>`;
}

/**
 * Ticks about a ghost; the chosen one is an arrow, which turns it.
 * @param {{ camera: Camera, pose: Pose, headings: number[], chosen: number, pick: (heading: number) => void }} props
 */
function Fan({ camera, pose, headings, chosen, pick }) {
  const [x, y] = camera.at(pose);
  const hold = held(camera, (place) => pick(straightest(headings, bearing(pose, place))));
  return html`<g class="sky-fan" transform=${`translate(${x} ${y})`}>
    ${headings.map((heading) => html`<g key=${heading} transform=${`rotate(${heading})`} onClick=${() => pick(heading)}>
      <path class="finger" d=${`M-7 -30H7L10 -62H-10Z`} />
      <path class=${heading === chosen ? "on" : ""} d=${heading === chosen ? "M0 -34V-50" : "M0 -37V-45"} /></g>`)}
    <g transform=${`rotate(${chosen})`} class="turner" ...${hold}>
      <path class="head" d="M0 -60L6 -46L0 -49L-6 -46Z" /><circle class="finger" cy=${-HANDLE} r="16" />
    </g>
  </g>`;
}

/** @param {number} heading hundredths @returns {number} whole degrees from 0 to 359 */
const degreesOf = (heading) => Math.round(heading / DEGREE + 360) % 360;

/** The move that is composed: its ghost follows the hand. @param {Drawn & { flyer: Seen }} props */
export function WayAhead({ scene, camera, flyer }) {
  const move = moveOf(scene);
  const start = moved(flyer.pose, [0, 0, move.hard * DEGREE]);
  const [bend, end] = course(scene, flyer.pose, move);
  const { inch } = scene.view.measures;
  const limit = wayOf(scene, move)?.turn ?? 0;
  const hold = held(camera, (place) => {
    const turn = (turnBetween(start[2], bearing(start, place)) * Math.PI) / (180 * DEGREE);
    const far = Math.hypot(place[0] - start[0], place[1] - start[1]) * Math.cos(turn);
    compose(scene, { inches: Math.round(far / inch) });
  });
  const straight = start[2] / DEGREE;
  const headings = turns(limit).map((degrees) => (straight + degrees + 360) % 360);
  /** @param {number} heading */
  const pick = (heading) =>
    compose(scene, { degrees: STEP * Math.round(turnBetween(start[2], heading * DEGREE) / (STEP * DEGREE)) });
  return html`<g class="programme way-ahead" aria-hidden="true">
    <path class="line" d=${`M${outline(camera, [[start[0], start[1]], [bend[0], bend[1]], [end[0], end[1]]])}`} />
    <${Strip} scene=${scene} camera=${camera} start=${start} hard=${move.hard} chosen=${move.inches} />
    <g class="carried" ...${hold}><${Ghost} scene=${scene} camera=${camera} flyer=${flyer} pose=${end}
      isOff=${isOff(scene, end)} /></g>
    <${Fan} camera=${camera} pose=${end} headings=${headings} chosen=${degreesOf(end[2])} pick=${pick} />
  </g>`;
}

/** Where an aircraft may be placed: dots on whole inches, and its ghost. @param {Drawn} props */
export function Placing({ scene, camera, flyer }) {
  const { placing, measures } = scene.view;
  const place = placeOf(scene);
  const pose = poseOf(scene, place);
  const hold = held(camera, (at) => put(scene, { point: nearest(scene, at) }));
  const dots = placing.points.map((/** @type {[number, number]} */ [x, y]) => {
    const [right, down] = camera.at([x * measures.inch, y * measures.inch]);
    return `M${right.toFixed(1)} ${down.toFixed(1)}h0`;
  }).join("");
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const frame = /** @type {Element} */ (event.currentTarget).closest(".window")?.getBoundingClientRect();
    if (frame) put(scene, { point: nearest(scene, camera.place([event.clientX - frame.left, event.clientY - frame.top])) });
  };
  return html`<g class="programme placing" aria-hidden="true">
    <path class="zone" d=${dots} onClick=${onClick} /><path class="dots" d=${dots} onClick=${onClick} />
    <g class="carried" ...${hold}><${Ghost} scene=${scene} camera=${camera} flyer=${flyer} pose=${pose} /></g>
    <${Fan} camera=${camera} pose=${pose} headings=${placing.headings} chosen=${place.heading}
      pick=${(/** @type {number} */ heading) => put(scene, { heading })} />
  </g>`;
}
