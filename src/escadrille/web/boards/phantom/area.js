// The target area: the tactical display, what its signs mean, and the event card that is in force.
import { html } from "../../lib/html.js";
import { isCramped } from "../../lib/narrow.js";
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

/** The card of this leg, in short. @param {{ scene: Scene }} props */
function Drawn({ scene }) {
  const { leg, card } = legOf(scene);
  return card && html`<div class="ph-drawn"><${EventCard} scene=${scene} id=${card} leg=${leg} /></div>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Area = ({ scene, choose }) => html`<div class="ph-area">
  <h2 class="hidden">${say("phantom-screen-area")}</h2>
  <${Legend} />
  <${Display} scene=${scene} choose=${choose} />
  <${Drawn} scene=${scene} />
  ${isCramped.value && html`<div class="ph-told"><${Defences} scene=${scene} /></div>`}
</div>`;
