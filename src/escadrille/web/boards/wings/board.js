// The wings board: the measured table, and on a phone everyone's state below it. Its interface: boards/index.js.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Briefing } from "../kit/brief.js";
import { chaptersOf } from "../kit/story.js";
import { MM } from "../plane/geometry.js";
import { Country } from "./chart.js";
import { Strip } from "./dashboard.js";
import { Scene } from "./scene.js";
import { Place } from "./story.js";
import { Table } from "./table.js";
import { callSign } from "./terms.js";

export { back, declines, handled, label, question } from "./ask.js";
export { Tray } from "./hand.js";
export { moments } from "./moments.js";
export { Dial, Status } from "./status.js";
export { brief } from "./terms.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */

/** What a side flies, or how many. @param {Scene} scene @param {any} side */
function forces(scene, side) {
  const types = side.aircraft.map((/** @type {any} */ slot) => scene.content.aircraft[slot.type]?.name);
  const isOpen = types.includes(undefined);
  return isOpen ? say("wings-brief-forces", { count: types.length }) : types.join(", ");
}

/** The chart alone: nothing is placed yet. @param {{ scene: Scene }} props */
function EmptyTable({ scene: { scenario, view } }) {
  const [width, depth] = view.area.map((/** @type {number} */ side) => side / MM);
  return html`<div class="measured sheet-only" aria-hidden="true">
    <svg class="chart" viewBox=${`0 0 ${width} ${depth}`} preserveAspectRatio="xMidYMid slice" style=${{ "--k": 1 }}>
      <${Country} scenario=${scenario} width=${width} depth=${depth} borders=${null} />
    </svg>
  </div>`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  if (scene.flyers.every((flyer) => flyer.pose === null) && !scene.view.blind)
    return html`<${Briefing} scene=${scene} ground=${html`<${EmptyTable} scene=${scene} />`}
      forces=${(/** @type {any} */ side) => forces(scene, side)} />`;
  return html`<div class="sortie">
    <${Table} scene=${scene} choose=${props.choose} news=${props.news} log=${props.log} />
    <${Strip} scene=${scene} />
  </div>`;
}

/** What became of everyone. @param {BoardProps} props */
export function fates(props) {
  const scene = new Scene(props);
  return scene.flyers.map((flyer) => ({
    name: callSign(scene, flyer), pilot: scene.nameOf(flyer.seat), fate: say(`wings-status-${flyer.status}`),
    victories: flyer.victories,
  }));
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Drew: "hit", Down: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Place(), ["TurnBegan"]);
