// The board of skies: the order as a ladder beside the measured table. Its interface: boards/index.js.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { chaptersOf } from "../kit/story.js";
import { Ladder } from "./ladder.js";
import { Scene } from "./scene.js";
import { Place } from "./story.js";
import { Table } from "./table.js";
import { callSign } from "./terms.js";

export { answers, brief, declines, handled, label, question } from "./ask.js";
export { moments } from "./moments.js";
export { Dial, Status } from "./status.js";
export { Tray } from "./tray.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  return html`<div class="sky-board">
    <${Ladder} scene=${scene} choose=${props.choose} />
    <${Table} scene=${scene} choose=${props.choose} news=${props.news} log=${props.log} />
  </div>`;
}

/** What became of everyone. @param {BoardProps} props */
export function fates(props) {
  const scene = new Scene(props);
  const kills = props.log.filter(({ event, undone }) => !undone && event.event === "ShotDown").map(({ event }) => event.by);
  return scene.flyers.map((flyer) => ({
    name: callSign(flyer), pilot: scene.nameOf(flyer.seat), fate: say(`skies-status-${flyer.status}`),
    victories: kills.filter((by) => by === flyer.label).length,
  }));
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ LevelChanged: "flip", Boomed: "hit", ShotDown: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Place(), ["TurnBegan"]);
