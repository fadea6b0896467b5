// The aerodrome: calendar, field, pilots, stores.
import { Emblem } from "../../art/emblem.js";
import { Stand } from "../../art/hangar.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { useRoving } from "../kit/roving.js";
import { Calendar } from "./calendar.js";
import { Pips, State, Tally, Units } from "./pieces.js";
import { skillWord, standingWord } from "./terms.js";

/** @import { Man, Plane, Scene } from "./scene.js" */

const AWAY = ["missing", "captured", "dead"];

/** @param {{ scene: Scene, plane: Plane }} props */
function Place({ scene, plane: { place, type, damaged, specials } }) {
  const { name, nation } = scene.type(type);
  return html`<li class="stand">
    <${Stand} type=${type} nation=${nation} year=${scene.year} damaged=${damaged} />
    <div class="plate"><p><span><span class="n">${place}</span> <b>${name}</b></span></p>
      <p>${damaged
        ? html`<span class="fire"><${Icon} name="warning" size=${13} />${say("wings-camp-damaged", { specials })}</span>`
        : html`<span class="second">${say("wings-camp-ready")}</span>`}</p></div>
  </li>`;
}

/** @param {{ scene: Scene, man: Man, side: number, open: (man: Man) => void, stop: any }} props */
function ManRow({ scene, man, side, open, stop }) {
  const due = scene.side === side && scene.view.learner === man.name;
  return html`<li><button type="button" class=${AWAY.includes(man.state) ? "man off" : "man"} ...${stop} onClick=${() => open(man)}>
    <span class="who"><${Emblem} name=${man.name} behaviour=${man.behaviour} size=${32} />
      <span><b>${man.name}</b><span class="second">${man.rank}</span></span></span>
    <span class="standing">${standingWord(man.standing)}<span class="second"><b>${say("wings-camp-vp", { points: man.points })}</b></span></span>
    <span class="won"><${Tally} scene=${scene} side=${side} count=${man.victories} size=${14} /></span>
    <span class="knows"><${Pips} scene=${scene} man=${man} />
      <span class="second">${man.behaviour ? skillWord(man.behaviour) : say("wings-camp-no-behaviour")}
        ${due && html` <span class="chip-you">${say("wings-camp-to-choose")}</span>`}</span></span>
    <span class="how"><${State} state=${man.state} />
      <span class="second">${say("wings-camp-sorties", { count: man.sorties })}</span></span>
  </button></li>`;
}

/** @param {{ scene: Scene, side: number, open: (man: Man) => void }} props */
export function Roster({ scene, side, open }) {
  const { group, stop } = useRoving();
  const { pilots } = /** @type {any} */ (scene.squadrons[side]);
  if (pilots.length === 0) return html`<p class="second nobody">${say("wings-camp-no-pilots")}</p>`;
  return html`<ul class="roster" aria-label=${say("wings-camp-pilots")} ...${group}>
    ${pilots.map((/** @type {Man} */ man, /** @type {number} */ place) => html`<${ManRow} key=${man.number} scene=${scene} man=${man} side=${side}
      open=${open} stop=${stop(place)} />`)}
  </ul>`;
}

/** @param {{ scene: Scene }} props */
const Stores = ({ scene }) => html`<section class="stores" aria-label=${say("wings-camp-stores")}>
  <h3>${say("wings-camp-stores")} <span class="second">${say("wings-camp-reserve", { points: scene.ours.points })}</span></h3>
  ${scene.ours.stock.length === 0 && html`<p class="second">${say("wings-camp-empty")}</p>`}
  <ul>${scene.ours.stock.map(([item, count]) => html`<li key=${item}><span>${say("wings-campaign-stock", { item, count })}</span><${Units} count=${count} /></li>`)}</ul>
</section>`;

/** @param {{ scene: Scene, open: (man: Man) => void }} props */
export function Aerodrome({ scene, open }) {
  const { hangar, points, score } = scene.ours;
  return html`<div class="aero">
    <${Calendar} scene=${scene} />
    <ul class="airfield" tabindex="0" aria-label=${say("wings-camp-field")}>
      ${hangar.map((plane) => html`<${Place} key=${plane.place} scene=${scene} plane=${plane} />`)}
      ${hangar.length === 0 && html`<li class="bare">${say("wings-camp-no-aircraft")}</li>`}
    </ul>
    <p class="counts"><span>${say("wings-camp-reserve", { points })}</span><b>▲ ${score} – ${scene.theirs.score} ▽</b></p>
    <div class="below-field">
      <${Roster} scene=${scene} side=${scene.side} open=${open} />
      <${Stores} scene=${scene} />
    </div>
  </div>`;
}
