// The sheet of a mission on a real table: who came home, who fell to whom and where, what was hit on the ground.
import { AircraftPicture } from "../../art/aircraft.js";
import { Emblem } from "../../art/emblem.js";
import { html, typed } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { gained, stateWord, taskWords } from "./terms.js";
import { Scene } from "./scene.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Flight } from "./scene.js" */
/**
 * @typedef {{ aircraft: string, came: string, damage: number, specials: number, wounds: number, by: string[], witness: boolean,
 *   level: number, zone: string, cards: string[], observer: string | null, bombs: number, clusters: number, rockets: number,
 *   used: string[], extra: number }} Sortie
 * @typedef {{ sorties: Sortie[], aims: string[], harmed: number, balloons: string[], trench: number, machine_gun: number,
 *   flak: number }} Entry
 * @typedef {{ label: string, flight: Flight, side: number, name: string }} Flyer
 */

const CAME = ["home", "fled", "down"];
const ZONES = ["own", "between", "enemy"];
const CARDS = ["0", "1", "2", "3", "4", "5", "pilot", "explosion"];
const GROUND = "ground";
const DEFENCES = /** @type {const} */ (["trench", "machine_gun", "flak"]);

/** One of few. @param {{ label: string, all: string[], chosen: string, word: (one: string) => string, set: (one: string) => void }} props */
const Segments = ({ label, all, chosen, word, set }) => html`<div class="segments" role="radiogroup" aria-label=${label}>
  ${all.map((one) => html`<button key=${one} type="button" role="radio" aria-checked=${one === chosen ? "true" : "false"}
    class=${one === "down" ? "fatal" : ""} onClick=${() => set(one)}>${word(one)}</button>`)}</div>`;

/** @param {{ label: string, value: number, most?: number, set: (value: number) => void }} props */
const Stepper = ({ label, value, most = 40, set }) => html`<span class="stepped"><span>${label}</span>
  <span class="stepper"><button type="button" aria-label=${say("real-less", { label })} onClick=${() => set(Math.max(0, value - 1))}>−</button>
    <output aria-label=${label}>${value}</output>
    <button type="button" aria-label=${say("real-more", { label })} onClick=${() => set(Math.min(most, value + 1))}>+</button></span></span>`;

/** @param {{ scene: Scene, flyer: Flyer, foes: Flyer[], sortie: Sortie, fate: string | undefined, set: (part: Partial<Sortie>) => void }} props */
function Fallen({ flyer, foes, sortie, fate, set }) {
  const { by, level, cards } = sortie;
  /** @param {string} label */
  const toggle = (label) => set({ by: by.includes(label) ? by.filter((one) => one !== label) : [...by, label] });
  return html`<div class="fallen">
    <div class="pairline"><span>${say("real-by")}</span><div class="chips">
      ${foes.map(({ label, name }) => html`<button key=${label} type="button" aria-pressed=${by.includes(label) ? "true" : "false"} onClick=${() => toggle(label)}>${name}</button>`)}
      <button type="button" aria-pressed=${by.includes(GROUND) ? "true" : "false"} onClick=${() => toggle(GROUND)}>${say("real-ground")}</button></div></div>
    ${by.length > 0 && html`<label class="pairline"><span>${say("real-witness")}</span><input type="checkbox" checked=${sortie.witness} onChange=${() => set({ witness: !sortie.witness })} /></label>`}
    ${sortie.came === "down" && html`
      <div class="pairline"><span>${say("real-fell")}</span><${Segments} label=${say("real-fell")} all=${ZONES} chosen=${sortie.zone}
        word=${(/** @type {string} */ zone) => say(`real-zone-${zone}`)} set=${(/** @type {string} */ zone) => set({ zone })} /></div>
      <${Stepper} label=${say("real-level")} value=${level} most=${14} set=${(/** @type {number} */ to) => set({ level: to, cards: cards.slice(0, to + 1) })} />
      <div class="pairline"><span>${say("real-cards")}</span><div class="acards">
        ${Array.from({ length: level + 1 }, (_, place) => html`<select key=${place} class="field acard" aria-label=${say("real-card", { flyer: flyer.name, number: place + 1 })}
          value=${cards[place] ?? ""} onChange=${typed((card) => set({ cards: card ? [...cards.slice(0, place), card, ...cards.slice(place + 1)] : cards.slice(0, place) }))}>
          <option value="">${say("real-draws")}</option>
          ${CARDS.map((card) => html`<option key=${card} value=${card}>${say("real-card-face", { card })}</option>`)}</select>`)}</div></div>
      <p class="second">${cards.length > level && fate ? say("real-so", { fate: stateWord(fate) }) : say("real-draws-rest")}</p>`}
  </div>`;
}

/** @param {{ scene: Scene, flyer: Flyer, foes: Flyer[], sortie: Sortie, told: any, set: (part: Partial<Sortie>) => void }} props */
function Card({ scene, flyer, foes, sortie, told, set }) {
  const { flight: { type }, name, side } = flyer;
  const man = scene.squadrons[side]?.pilots.find((one) => one.name === name);
  const { name: model, nation, structure } = scene.type(type ?? "");
  return html`<li class=${sortie.came === "down" ? "entry down" : "entry"}>
    <span class="pic"><${AircraftPicture} label="" type=${type ?? ""} nation=${nation} year=${scene.year} px=${52} heading=${0} /></span>
    <div class="body">
      <p class="name">${man && html`<${Emblem} name=${man.name} behaviour=${man.behaviour} size=${22} />`}<b>${name}</b> <span class="second">${model}</span></p>
      <${Segments} label=${say("real-came", { name })} all=${CAME} chosen=${sortie.came} word=${(/** @type {string} */ came) => say(`real-came-${came}`)}
        set=${(/** @type {string} */ came) => set(came === "home" ? { came, by: [], cards: [] } : { came })} />
      <div class="line"><${Stepper} label=${say("real-damage", { of: structure ?? 0 })} value=${sortie.damage} set=${(/** @type {number} */ damage) => set({ damage })} />
        <${Stepper} label=${say("real-specials")} value=${sortie.specials} most=${9} set=${(/** @type {number} */ specials) => set({ specials })} />
        <${Stepper} label=${say("real-wounds")} value=${sortie.wounds} most=${10} set=${(/** @type {number} */ wounds) => set({ wounds })} /></div>
      ${sortie.came !== "home" && html`<${Fallen} scene=${scene} flyer=${flyer} foes=${foes} sortie=${sortie} fate=${told?.pilot} set=${set} />`}
      ${told && html`<p class="second">${say("real-gives", { victories: told.victories, points: gained(told.points) })}</p>`}
    </div></li>`;
}

/** Who did it, or nobody. @param {{ label: string, flyers: Flyer[], chosen: string, set: (label: string) => void }} props */
const Doer = ({ label, flyers, chosen, set }) => html`<label class="doer"><b>${label}</b>
  <select class="field" value=${chosen} onChange=${typed(set)}><option value="">${say("real-nobody")}</option>
    ${flyers.map((flyer) => html`<option key=${flyer.label} value=${flyer.label}>${flyer.name}</option>`)}</select></label>`;

/** @param {BoardProps & { entry: Entry, set: (entry: Entry) => void, told: any }} props */
export function Entry({ entry, set, told, ...props }) {
  const scene = new Scene(props);
  const { plan } = scene;
  if (!plan) return null;
  const flights = plan.sorties.filter(({ type }) => type !== null);
  /** @type {Flyer[]} */
  const flyers = entry.sorties.map(({ aircraft: label }, place) => {
    const flight = /** @type {Flight} */ (flights[place]);
    return { label, flight, side: scene.sides[flight.seat] ?? 0, name: flight.pilot ?? label };
  });
  const active = scene.squadrons.findIndex(({ side }) => side === plan.active);
  const raiders = flyers.filter(({ side }) => side === active);
  /** @param {number} place @param {Partial<Sortie>} part */
  const change = (place, part) => set({ ...entry, sorties: entry.sorties.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  /** @param {"aims" | "balloons"} list @param {number} place @param {string} label */
  const done = (list, place, label) =>
    set({ ...entry, [list]: label ? [...entry[list].slice(0, place), label, ...entry[list].slice(place + 1)] : entry[list].filter((_, at) => at !== place) });
  const defended = Object.fromEntries(plan.defences);
  return html`<p class="entering-task">${taskWords(plan.what)}${told && html` · <b>${say("real-outcome", { success: told.success ? "yes" : "no" })}</b>${" · "}${scene.squadrons.map((_, side) => `${scene.nameOf(side)} ${gained(told.points[side])}`).join(" · ")}`}</p>
    <div class="entry-cols">${[scene.side, 1 - scene.side].map((side) => html`<section key=${side}><h3>${side === scene.side ? "▲" : "▽"} ${scene.nameOf(side)}</h3>
      <ul>${flyers.map((flyer, place) => flyer.side === side && html`<${Card} key=${flyer.label} scene=${scene} flyer=${flyer} sortie=${entry.sorties[place]}
        foes=${flyers.filter((one) => one.side !== side)} told=${told?.sorties[place]} set=${(/** @type {Partial<Sortie>} */ part) => change(place, part)} />`)}</ul></section>`)}</div>
    <section class="ground-row"><h3>${say("real-on-ground")}</h3><div class="ground-list">
      ${Array.from({ length: plan.what.aims }, (_, place) => html`<${Doer} key=${place} label=${say("real-objective", { number: place + 1 })} flyers=${raiders}
        chosen=${entry.aims[place] ?? ""} set=${(/** @type {string} */ label) => done("aims", place, label)} />`)}
      ${plan.what.aims > 0 && html`<${Stepper} label=${say("real-harmed")} value=${entry.harmed} most=${3} set=${(/** @type {number} */ harmed) => set({ ...entry, harmed })} />`}
      ${Array.from({ length: defended.balloon ?? 0 }, (_, place) => html`<${Doer} key=${`b${place}`} label=${say("real-balloon", { number: place + 1 })} flyers=${raiders}
        chosen=${entry.balloons[place] ?? ""} set=${(/** @type {string} */ label) => done("balloons", place, label)} />`)}
      ${DEFENCES.map((what) => html`<${Stepper} key=${what} label=${say("real-lost", { what })} value=${entry[what]} most=${9}
        set=${(/** @type {number} */ count) => set({ ...entry, [what]: count })} />`)}
    </div></section>`;
}
