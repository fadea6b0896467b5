// The phantom board: squadron, and one of the screens of a campaign. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Book } from "../../parts/book.js";
import { chaptersOf } from "../kit/story.js";
import { ArmingTable } from "./arming.js";
import { Area } from "./area.js";
import { Debriefing } from "./debriefing.js";
import { Outcome } from "./outcome.js";
import { lastOver } from "./past.js";
import { Squadron } from "./pilots.js";
import { Scene } from "./scene.js";
import { Screens, shownScreen } from "./screens.js";
import { CampaignSheet } from "./sheet.js";
import { Place as Moment } from "./story.js";
import { Way } from "./way.js";

export { declines, handled, label, question } from "./ask.js";
export { Place } from "./locator.js";
export { Tray } from "./tray.js";
export { moments } from "./moments.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { ScreenName } from "./screens.js" */

/** @typedef {{ scene: Scene, choose: (order: any) => void }} Props */

/** The mission just flown. @param {Props} props */
function LastDebriefing({ scene }) {
  const mission = scene.view.decision === "rest" ? scene.past.at(-1) : lastOver(scene.past);
  return mission ? html`<${Debriefing} scene=${scene} mission=${mission} />` : null;
}

/** @type {Record<ScreenName, (props: Props) => any>} */
const SCREENS = {
  map: CampaignSheet,
  flight: ArmingTable,
  way: Way,
  area: Area,
  debriefing: LastDebriefing,
  book: ({ scene: { message, view } }) => html`<${Book} game=${message.game} number=${view.log.length} />`,
  outcome: Outcome,
};

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  const shown = shownScreen(scene);
  return html`<div class=${`phantom on-${shown}`}>
    <${Squadron} scene=${scene} />
    <div class="ph-main">
      <${Screens} scene=${scene} shown=${shown} />
      <div class="ph-screen" key=${shown} tabindex="0" role="group" aria-label=${say(`phantom-screen-${shown}`)}>
        <${SCREENS[shown]} scene=${scene} choose=${props.choose} /></div>
    </div>
  </div>`;
}

/** Before a mission is decided, plans are flown to its end and compared. */
export const advised = true;

/** A replay counts missions. */
export const dated = "replay-at-mission";

/** What a time line marks. */
export const marks = /** @type {const} */ ({
  Damaged: "hit", TargetDamaged: "hit", TargetDestroyed: "flip", ShotDown: "kill",
});

/** @param {number} slot */
const missionTitle = (slot) => (slot ? say("phantom-page-mission", { slot }) : say("phantom-page-before"));

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Moment(), ["MissionSlot", "TurnBegan"], missionTitle);
