// Beside every screen of the campaign: its missions, one's own options, and which of theirs are gone.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CAMPS } from "./scene.js";
import { campWord, netWords, optionWords, statusWord } from "./terms.js";

/** @import { Camp, Row, Scene } from "./scene.js" */

/** @param {{ scene: Scene, row: Row }} props */
const Past = ({ scene, row }) => html`<li class="past">
  <span class="no">${row.mission}</span><b>${scene.placeName(row.target)}</b><span class="net">${netWords(row.net)}</span>
  <span class="second">${say("flames-campaign-attacked", { side: campWord(row.attacker) })} · ${statusWord(row.status)}</span>
</li>`;

/** @param {{ scene: Scene, mission: number }} props */
function Ahead({ scene, mission }) {
  const { plan, initiative } = scene.view;
  const isNow = mission === scene.view.mission && !scene.isOver;
  const told = !isNow ? say("flames-campaign-to-come")
    : plan ? scene.placeName(plan.target) : say("flames-campaign-where");
  return html`<li class=${isNow ? "past next" : "past ahead"} aria-current=${isNow ? "step" : undefined}>
    <span class="no">${mission}</span><b>${told}</b>
    ${isNow && initiative && html`<span class="second">${say("flames-campaign-attacks", { side: campWord(initiative) })}</span>`}
  </li>`;
}

/** @param {{ scene: Scene, camp: Camp }} props */
const OptionList = ({ scene, camp }) => html`<ol class="option-list">
  ${scene.options(camp).map((option) => html`<li key=${option.number}>
    <b>${option.number}</b><span class=${option.used ? "used" : ""}>${optionWords(scene, option)}</span>
    ${option.used && html`<span class="when">${say("flames-campaign-used", { mission: option.used })}</span>`}
  </li>`)}
</ol>`;

/** @param {{ scene: Scene }} props */
export function CampaignSide({ scene }) {
  const { log, missions } = scene.view;
  const own = scene.camp ?? "allies";
  const other = /** @type {Camp} */ (CAMPS.find((camp) => camp !== own));
  const rest = Array.from({ length: missions - log.length }, (_, place) => log.length + place + 1);
  return html`<aside class="camp-side" tabindex="0" aria-label=${say("flames-campaign-sheet")}>
    <h3 class="caption"><span>${say("flames-campaign-missions")}</span><span>${say("flames-campaign-difference")}</span></h3>
    <ol>
      ${log.map((/** @type {Row} */ row) => html`<${Past} key=${row.mission} scene=${scene} row=${row} />`)}
      ${rest.map((mission) => html`<${Ahead} key=${mission} scene=${scene} mission=${mission} />`)}
    </ol>
    <h3 class="caption">${scene.camp ? say("flames-campaign-options") : say("flames-campaign-options-of", { side: campWord(own) })}</h3>
    <${OptionList} scene=${scene} camp=${own} />
    <h3 class="caption">${say("flames-campaign-options-of", { side: campWord(other) })}</h3>
    <${OptionList} scene=${scene} camp=${other} />
  </aside>`;
}
