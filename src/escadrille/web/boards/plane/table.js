// A measured table: a window on a sheet that is drawn to scale, north up, to be zoomed and dragged.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { useEffect } from "../../vendor/hooks.js";
import { CENTIMETRES, STEP, useCamera } from "./camera.js";
import { EdgeFlags, Neatline, Panned, Tools } from "./frame.js";

/** @import { Camera, Unit } from "./camera.js" */
/** @import { Outside, Switched } from "./frame.js" */
/** @import { Point, Pose } from "./geometry.js" */

/**
 * See what matters, until the reader takes the camera into his own hands.
 * @param {Camera} camera
 * @param {() => (Point | Pose)[]} wanted what should be seen, the most urgent first
 * @param {any[]} moment what, when it changes, may want something else
 */
function useFollowing(camera, wanted, moment) {
  const [w, h] = camera.size.value;
  const whole = () => {
    camera.isHeld.value = true;
    camera.look(camera.least, [camera.width / 2, camera.depth / 2]);
  };
  const refit = () => {
    whole();
    camera.isHeld.value = false;
    camera.fit(wanted());
  };
  useEffect(() => {
    const places = wanted();
    if (places.length === 0) whole();
    else if (!camera.isHeld.peek()) camera.fit(places);
  }, [w, h, ...moment]);
  useShortcuts({
    "+": () => camera.closer(STEP),
    "=": () => camera.closer(STEP),
    "-": () => camera.closer(1 / STEP),
    0: () => (camera.isHeld.peek() ? refit() : whole()),
  });
  return camera.isHeld.value ? refit : whole;
}

/**
 * Where one looks at a table: its camera, and what its window needs.
 * @param {[width: number, depth: number]} area @param {() => (Point | Pose)[]} wanted @param {any[]} moment
 * @param {Unit} [unit] of its border
 */
export function useTable(area, wanted, moment, unit = CENTIMETRES) {
  const { camera, frame, hands } = useCamera(area);
  const { mm, name, every } = unit;
  useEffect(() => {
    camera.unit.value = unit;
  }, [camera, mm, name, every]);
  return { camera, frame, hands, refit: useFollowing(camera, wanted, moment) };
}

/** @type {Record<string, [right: number, down: number]>} */
const PANS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The table in its window; it fills what it stands in.
 * @param {object} props
 * @param {ReturnType<typeof useTable>} props.table
 * @param {any} props.svg a reference to the sheet, for motion
 * @param {Outside[]} props.things that have a flag on the edge when they are out of sight
 * @param {Switched[]} props.switches tools besides those of the camera
 * @param {(() => void) | null} props.again shows the last turn once more
 * @param {any} props.over what stands on the window, above the sheet
 * @param {string} props.told what is planned, for those who hear the table
 * @param {any} props.children what is drawn on the sheet, in `camera.at` pixels
 */
export function MeasuredTable(props) {
  const { table: { camera, frame, hands, refit }, svg, things, switches, again, over, told, children } = props;
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const [right, down] = PANS[event.key] ?? [];
    if (right === undefined || down === undefined || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a replay stay out of it
    camera.pan(-right * 80, -down * 80);
  };
  return html`<div class="measured" onKeyDown=${onKeyDown}>
    <div class="window" ref=${frame} ...${hands}>
      <svg class="world" role="group" aria-label=${say("plane-title")} ref=${svg}>
        <${Panned} camera=${camera}>${children}<//>
      </svg>
      <${EdgeFlags} camera=${camera} things=${things} />
      ${over}
    </div>
    <${Neatline} camera=${camera} />
    <${Tools} camera=${camera} refit=${refit} switches=${switches} again=${again} />
    <p class="hidden" aria-live="polite">${told}</p>
  </div>`;
}

/** The sheet itself, under all that stands on it. @param {{ camera: Camera, children: any }} props in millimetres */
export function Sheet({ camera, children }) {
  const k = camera.zoom.value;
  const size = { width: camera.width * k, height: camera.depth * k };
  return html`<rect class="map-sheet" ...${size} />
    <svg class="chart" ...${size} viewBox=${`0 0 ${camera.width} ${camera.depth}`} style=${{ "--k": k }}
      aria-hidden="true">${children}</svg>`;
}

/** Where the table ends. @param {{ camera: Camera }} props */
export const Edge = ({ camera }) =>
  html`<rect class="map-edge" width=${camera.width * camera.zoom.value} height=${camera.depth * camera.zoom.value} />`;
