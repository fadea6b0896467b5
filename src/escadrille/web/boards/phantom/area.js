// The target area: the tactical display, what its signs mean, and the event card that is in force.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { Defences } from "./defences.js";
import { Display } from "./display.js";
import { EventCard } from "./event.js";
import { AltitudeMark } from "./terms.js";
import { legOf } from "./way.js";

/** @import { Scene } from "./scene.js" */

/** What the signs on the display mean. */
const Legend = () => html`<div class="ph-legend">
  <p><${AltitudeMark} high=${true} /> ${say("phantom-altitude-high")}</p>
  <p><${AltitudeMark} high=${false} /> ${say("phantom-altitude-low")}</p>
  <p class="second">${say("phantom-page-legend")}</p>
</div>`;

/** The card of this leg, open while it is news. @param {{ scene: Scene }} props */
function Drawn({ scene }) {
  const { leg, card } = legOf(scene);
  if (!card) return null;
  const isNews = scene.view.turn <= 1;
  return html`<details class="ph-drawn" key=${card} open=${isNews}>
    <summary><span class="caption">${say("phantom-page-event")}</span> <b>${spoken(scene.content.event[card]?.title)}
      </b></summary>
    <${EventCard} scene=${scene} id=${card} leg=${leg} />
  </details>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Area = ({ scene, choose }) => html`<div class="ph-area">
  <h2 class="hidden">${say("phantom-screen-area")}</h2>
  <${Legend} />
  <${Display} scene=${scene} choose=${choose} />
  <${Drawn} scene=${scene} />
  ${isNarrow.value && html`<div class="ph-told"><${Defences} scene=${scene} /></div>`}
</div>`;
