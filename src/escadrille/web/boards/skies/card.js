// The card of an aircraft: its level, its four figures, its engines and weapons.
import { Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Boom, Tilt } from "./glyphs.js";
import { LEVELS } from "./scene.js";
import { callSign, levelLetter, levelWord, noteWords, ownerWord, signOf } from "./terms.js";

/** @import { Flyer, Scene } from "./scene.js" */

/** @param {{ scene: Scene, flyer: Flyer }} props */
export function FlightCard({ scene, flyer }) {
  const { nation, year } = scene.drawn(flyer);
  const type = scene.type(flyer);
  const traits = [...(type?.traits ?? []), ...(type?.negative ?? [])].map((trait) => scene.content.card[trait]?.name[lang.value] ?? trait);
  const figures = { sp: flyer.sp, ag: flyer.ag, fp: flyer.fp, ps: flyer.ps };
  return html`<section class="flight-card" aria-label=${callSign(flyer)} data-aircraft=${flyer.label}>
    <header><${Marking} nation=${nation} year=${year} px=${28} />
      <span><b>${callSign(flyer)}</b><span class="second">${signOf(scene, flyer)} ${ownerWord(scene, flyer)} · ${flyer.mph} mph</span></span></header>
    <p class="hidden">${levelWord(flyer.level)}</p>
    <div class="level-scale" aria-hidden="true">${LEVELS.map((level) => html`<span key=${level} class=${level === flyer.level ? "on" : ""}>
      <${Tilt} level=${level} width=${28} />${levelLetter(level)}</span>`)}</div>
    <dl class="four">${Object.entries(figures).map(([name, figure]) => html`<div key=${name}><dt>${say(`skies-figure-${name}`)}</dt><dd>${figure}</dd></div>`)}</dl>
    ${flyer.engines > 1 && html`<p class="engines"><span class="hidden">${say("skies-note-engines", { whole: flyer.engines - flyer.damage, engines: flyer.engines })}</span>
      <span aria-hidden="true">${Array.from({ length: flyer.engines }, (_, engine) => html`<i key=${engine}>${engine < flyer.damage && html`<${Boom} size=${14} />`}</i>`)}</span>
      ${flyer.weapons.map(({ name, fp }) => html`<span key=${name} class="weapon">${say(`skies-weapon-${name}`)} <b>${fp}</b></span>`)}</p>`}
    <p class="foot-line">${[...traits, ...noteWords(scene, flyer)].join(" · ") || levelWord(flyer.level)}</p>
  </section>`;
}
