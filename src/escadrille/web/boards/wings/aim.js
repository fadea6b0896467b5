// Where a flak counter may go: bearings from its battery, then distances; and where one comes out of the sun.
// All of them are clicked on the table.
import { html } from "../../lib/html.js";
import { Burst } from "./air.js";
import { bearing, off } from "../plane/geometry.js";
import { heldAim } from "./looks.js";
import { measureOf } from "./measures.js";
import { placed } from "../plane/geometry.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Scene } from "./scene.js" */

const BEARING = 1500; // hundredths of a degree
const HOUR = 3000;
const FARTHEST = 8; // quarters of a ruler

/** @typedef {{ at: string, place: Point, order: any, said: string }} Spot */

/**
 * From where one aims: the battery, or the enemy on whom one dives.
 * @param {Scene} scene @returns {Pose | null}
 */
function origin(scene) {
  const { decision, subject } = scene;
  if (decision === "bearing" || decision === "distance") return subject?.pose ?? null;
  return decision === "clock" && subject && "tails" in subject ? (scene.flyer(subject.tails)?.pose ?? null) : null;
}

/**
 * The place that an order stands for; that of a bearing is half-way out.
 * @param {Scene} scene @param {Pose} from @param {string} at @returns {Point | null}
 */
function placeOf({ view }, [x, y, heading], at) {
  const [, kind, text] = /^(bearing|distance|clock)-(\d+)$/.exec(at) ?? [];
  const [figure, quarter] = [Number(text), view.ruler / 4];
  if (kind === "bearing") return off([x, y, (figure / 15) * BEARING], 0, (FARTHEST / 2) * quarter);
  if (kind === "distance") return off([x, y, (view.composing[1] ?? 0) * BEARING], 0, figure * quarter);
  return kind ? off([x, y, heading + figure * HOUR], 0, 2 * quarter + view.base[1]) : null;
}

/** The places that answer. @param {Scene} scene @returns {Spot[]} */
export function spots(scene) {
  const from = origin(scene);
  if (!from) return [];
  return [...scene.legal.values()].flatMap(({ order, say: said }) => {
    const place = placeOf(scene, from, order.at ?? "");
    return place ? [{ at: order.at, place, order, said }] : [];
  });
}

/**
 * What would be there: a burst, or the aircraft on its base.
 * @param {{ scene: Scene, camera: Camera, spot: Spot }} props
 */
function Held({ scene, camera, spot: { place } }) {
  const { base, flak } = measureOf(scene);
  const from = origin(scene);
  if (scene.decision !== "clock" || !from)
    return html`<${Burst} camera=${camera} radius=${flak} place=${place} level=${scene.view.composing[0] ?? 1}
      kind="held" />`;
  const [w, h] = base.map((side) => camera.px(side));
  const transform = placed(camera, [...place, bearing(place, from)]);
  return html`<g class="ghost" style=${{ transform }}><rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
    <path d="M0 -9L6 4L0 1L-6 4Z" /></g>`;
}

/** @param {{ scene: Scene, camera: Camera, choose: (order: any) => void }} props */
export function Aim({ scene, camera, choose }) {
  const from = origin(scene);
  if (!from) return null;
  const [x, y] = camera.at(from);
  return html`<g class="aim">
    ${spots(scene).map((spot) => {
      const { at, order, said } = spot;
      const [toX, toY] = camera.at(spot.place);
      const isHeld = heldAim.value === at;
      return html`<g key=${at} class=${isHeld ? "spot held" : "spot"} data-aim=${at}
        onPointerEnter=${() => (heldAim.value = at)} onPointerLeave=${() => (heldAim.value = null)}
        onClick=${() => choose(order)}>
        <title>${said}</title>
        <path class="ray" d=${`M${x} ${y}L${toX} ${toY}`} />
        ${isHeld
          ? html`<${Held} scene=${scene} camera=${camera} spot=${spot} />`
          : html`<circle class="finger" cx=${toX} cy=${toY} r="22" /><circle class="dot" cx=${toX} cy=${toY} r="8" />`}
      </g>`;
    })}
  </g>`;
}
