// Where a flak counter may go: bearings from its battery, then distances, to be clicked on the table.
import { html } from "../../lib/html.js";
import { Burst } from "./air.js";
import { off } from "./flight.js";
import { heldAim } from "./looks.js";
import { measureOf } from "./measures.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./flight.js" */
/** @import { Scene } from "./scene.js" */

const BEARING = 1500; // hundredths of a degree
const FARTHEST = 8; // quarters of a ruler

/**
 * @param {Scene} scene @param {Pose} battery @param {number} bearing in steps @param {number} quarters
 * @returns {Point}
 */
const spot = (scene, battery, bearing, quarters) =>
  off([battery[0], battery[1], bearing * BEARING], 0, (quarters * scene.view.ruler) / 4);

/**
 * The places that answer; those of a bearing are drawn half-way out.
 * @param {Scene} scene @param {Pose} battery @returns {{ at: string, place: Point, order: any, said: string }[]}
 */
export function spots(scene, battery) {
  if (!["bearing", "distance"].includes(scene.decision ?? "")) return [];
  const [, bearing = 0] = scene.view.composing;
  return [...scene.legal.values()].flatMap(({ order, say: said }) => {
    const [, kind, figure] = /^(bearing|distance)-(\d+)$/.exec(order.at ?? "") ?? [];
    if (!kind) return [];
    const place =
      kind === "bearing"
        ? spot(scene, battery, Number(figure) / 15, FARTHEST / 2)
        : spot(scene, battery, bearing, Number(figure));
    return [{ at: order.at, place, order, said }];
  });
}

/** @param {{ scene: Scene, camera: Camera, choose: (order: any) => void }} props */
export function Aim({ scene, camera, choose }) {
  const battery = scene.subject?.pose;
  if (!battery) return null;
  const [x, y] = camera.at(battery);
  const level = scene.view.composing[0] ?? 1;
  return html`<g class="aim">
    ${spots(scene, battery).map(({ at, place, order, said }) => {
      const [toX, toY] = camera.at(place);
      const isHeld = heldAim.value === at;
      return html`<g key=${at} class=${isHeld ? "spot held" : "spot"} data-aim=${at}
        onPointerEnter=${() => (heldAim.value = at)} onPointerLeave=${() => (heldAim.value = null)}
        onClick=${() => choose(order)}>
        <title>${said}</title>
        <path class="ray" d=${`M${x} ${y}L${toX} ${toY}`} />
        ${isHeld
          ? html`<${Burst} camera=${camera} radius=${measureOf(scene).flak} place=${place} level=${level}
            kind="held" />`
          : html`<circle class="finger" cx=${toX} cy=${toY} r="22" /><circle class="dot" cx=${toX} cy=${toY} r="8" />`}
      </g>`;
    })}
  </g>`;
}
