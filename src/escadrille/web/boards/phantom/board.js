// The phantom board: squadron, tactical display or campaign sheet. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { Display } from "./display.js";
import { Squadron } from "./pilots.js";
import { Scene } from "./scene.js";
import { CampaignSheet } from "./sheet.js";
import { AltitudeMark } from "./terms.js";
import { chaptersOf } from "./story.js";

export { declines, handled, label, question } from "./ask.js";
export { Tray } from "./tray.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  const isOut = scene.threats.length > 0 || scene.pilots.some(({ zone }) => zone);
  return html`<div class="phantom">
    <${Squadron} scene=${scene} />
    <div class="ph-main">
      ${isOut && scene.view.target
        ? html`<${Legend} /><${Display} scene=${scene} choose=${props.choose} /><${EventCard} scene=${scene} />`
        : html`<${CampaignSheet} scene=${scene} />`}
    </div>
  </div>`;
}

/** What the signs on the display mean. */
const Legend = () => html`<div class="ph-legend">
  <p><${AltitudeMark} high=${true} /> ${say("phantom-altitude-high")}</p>
  <p><${AltitudeMark} high=${false} /> ${say("phantom-altitude-low")}</p>
  <p class="second">${say("phantom-page-legend")}</p>
</div>`;

/** The event card in play. @param {{ scene: Scene }} props */
function EventCard({ scene }) {
  const card = scene.content.event[scene.view.event ?? ""];
  if (!card) return null;
  return html`<aside class="ph-event" aria-label=${say("phantom-page-event")}>
    <span class="caption">${say("phantom-page-event")}</span>
    <b>${spoken(card.title)}</b>
    <p class="names">${spoken(card.text)}</p>
  </aside>`;
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Damaged: "hit", TargetDamaged: "hit", TargetDestroyed: "flip", ShotDown: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) =>
  chaptersOf(rows, (slot) => (slot ? say("phantom-page-mission", { slot }) : say("phantom-page-before")));
