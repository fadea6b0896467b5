// Who may come to the table that is opened: anyone, who has its link, or the invited; and whether all may watch.
import { html, typed } from "../lib/html.js";
import { say } from "../lib/words.js";

const DOORS = ["invitation", "link", "all"];

/** @param {{ door: string, watch: boolean, set: (part: { door?: string, watch?: boolean }) => void }} props */
export const Door = ({ door, watch, set }) => html`<label class="row seat">
    <span class="grow">${say("club-door")}</span>
    <select class="field" value=${door} onChange=${typed((one) => set({ door: one }))}>
      ${DOORS.map((one) => html`<option key=${one} value=${one}>${say("club-door-kind", { door: one })}</option>`)}
    </select>
  </label>
  ${door === "all" && html`<label class="row seat">
    <span class="grow">${say("club-watch")}</span>
    <select class="field" value=${watch ? "yes" : "no"} onChange=${typed((one) => set({ watch: one === "yes" }))}>
      <option value="no">${say("club-watch-no")}</option>
      <option value="yes">${say("club-watch-yes")}</option>
    </select>
  </label>`}`;
