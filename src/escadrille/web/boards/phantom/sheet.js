// The campaign: its map, and beside it what counts as success, the tracks, places to fill and missions flown.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { signed } from "../kit/terms.js";
import { CampaignMap } from "./map.js";
import { Grades, Tracks } from "./tracks.js";

/** @import { Scene } from "./scene.js" */

/** The missions of the campaign: those flown, the one now, those to come. @param {{ scene: Scene }} props */
export function Missions({ scene }) {
  const { log, missions, slot, over } = scene.view;
  return html`<section class="ph-missions">
    <h3>${say("phantom-page-missions")}</h3>
    <ol>${Array.from({ length: missions }, (_, place) => {
      const row = log[place];
      const isNow = place + 1 === slot && !over && !row;
      return html`<li key=${place} class=${isNow ? "now" : row ? "done" : ""}
          aria-current=${isNow ? "step" : undefined}>
        <b>${place + 1}</b>${row ? html`<${Flown} scene=${scene} row=${row} />` : isNow ? say("phantom-page-now") : ""}
          </li>`;
    })}</ol>
  </section>`;
}

/** @param {{ scene: Scene, row: any }} props */
function Flown({ scene, row }) {
  if (!row.target) return html`<span>${say("phantom-log-calm")}</span><span>${signed(row.vp)}</span>`;
  const fate = say(row.destroyed ? "phantom-log-destroyed" : "phantom-log-stands");
  return html`<span>${scene.nameOf("target", row.target)} <span class="second">${fate}${
    row.shot_down > 0 ? ` · ${say("phantom-page-lost", { count: row.shot_down })}` : ""}</span></span>
    <span>${signed(row.vp)}</span>`;
}

/** Places of the squadron that are still empty. @param {{ scene: Scene }} props */
function Places({ scene }) {
  /** @type {{ level: string, left: number }[]} */
  const places = scene.view.places;
  if (places.length === 0) return null;
  return html`<section class="ph-places">
    <h3>${say("phantom-page-places")}</h3>
    <ul>${places.map(({ level, left }, place) => html`<li key=${level} class=${place ? "" : "now"}>
      <b>${left}</b> ${say(`phantom-level-${level}`)}</li>`)}</ul>
  </section>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const CampaignSheet = ({ scene, choose }) => html`<div class="ph-campaign">
  <${CampaignMap} scene=${scene} choose=${choose} />
  <div class="ph-sheet" tabindex="0" role="group" aria-label=${say("phantom-page-sheet")}>
    ${scene.view.log.length === 0 &&
    html`<header><h2>${spoken(scene.scenario?.title)}</h2><p class="names">${spoken(scene.scenario?.briefing)}</p>
      </header>`}
    <${Places} scene=${scene} />
    <${Grades} scene=${scene} />
    <${Tracks} scene=${scene} />
    ${scene.view.slot > 0 && html`<${Missions} scene=${scene} />`}
  </div>
</div>`;
