// A pilot of one's own, who flies single missions outside a campaign: how he is created, and what he has come to.
import { Emblem } from "../../art/emblem.js";
import { Flank } from "../../art/flank.js";
import { html, typed } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { keyOf } from "../kit/scene.js";
import { capital } from "../kit/terms.js";
import { Equipment, Skills, WayUp } from "./career.js";
import { Mark, State } from "./pieces.js";
import { gained, skillWord, standingWord, stateWord } from "./terms.js";

/** @typedef {{ kept: any, act: (deed: any) => void, children: any }} Props */

export const styles = ["wings-campaign"];

const YEAR = 1917; // whose paint and marks are drawn
const FOES = /** @type {Record<string, string>} */ ({ germany: "france", "austria-hungary": "italy" });

/** @param {string} nation */
const nationWord = (nation) => say("wings-own-of-nation", { nation });

/** @param {{ chosen: string, pick: (behaviour: string) => void, all: string[], name: string }} props */
const Behaviours = ({ chosen, pick, all, name }) => html`<fieldset class="own-kinds"><legend>${say("wings-own-behaviour")}</legend>
  ${all.map((one) => html`<label key=${one} class="own-kind"><input type="radio" name="behaviour" checked=${one === chosen} onChange=${() => pick(one)} />
    <${Emblem} name=${name} behaviour=${one} size=${34} /><span><b>${skillWord(one)}</b> <span class="second">${say(`wings-skill-does-${one}`)}</span></span></label>`)}</fieldset>`;

/** @param {string[]} names */
const drawn = (names) => names[Math.floor(Math.random() * names.length)] ?? "";

/** @param {Props} props */
function Create({ kept, act }) {
  const nations = Object.keys(kept.names);
  const heir = kept.career; // somebody takes his place
  const [nation, setNation] = useState(heir?.pilot.nation ?? nations[0] ?? "");
  const [name, setName] = useState(() => drawn(kept.names[nation]));
  const [behaviour, setBehaviour] = useState("soldier");
  const [skills, setSkills] = useState(/** @type {string[]} */ ([]));
  const { count, skills: open } = kept.starts[behaviour];
  const ready = name.trim() && (heir || skills.length === count);
  /** @param {string} one */
  const toggle = (one) => setSkills(skills.includes(one) ? skills.filter((skill) => skill !== one) : [...skills, one].slice(-count));
  const deed = heir ? { do: "succeed", name, behaviour } : { do: "begin", name, nation, behaviour, skills };
  return html`<div class="own-new">
    ${heir && html`<p>${say("wings-own-heir", { name: heir.pilot.name, fate: say(`wings-fate-${heir.state}`) })}</p>`}
    <div class="own-who">
      ${!heir && html`<label>${say("wings-own-nation")} <select class="field" value=${nation} onChange=${typed((one) => { setNation(one); setName(drawn(kept.names[one])); })}>
        ${nations.map((one) => html`<option key=${one} value=${one}>${nationWord(one)}</option>`)}</select></label>`}
      <label>${say("wings-own-name")} <input class="field" maxlength="40" value=${name} onInput=${typed(setName)} /></label></div>
    <${Behaviours} chosen=${behaviour} all=${Object.keys(kept.starts)} name=${name} pick=${(/** @type {string} */ one) => { setBehaviour(one); setSkills([]); }} />
    ${!heir && html`<fieldset class="own-kinds"><legend>${say("wings-own-skills", { count })}</legend>
      ${open.map((/** @type {string} */ one) => html`<label key=${one} class="own-kind"><input type="checkbox" checked=${skills.includes(one)} onChange=${() => toggle(one)} />
        <span><b>${skillWord(one)}</b> <span class="second">${say(`wings-skill-does-${one}`)}</span></span></label>`)}</fieldset>`}
    <p><button type="button" class="button main" aria-disabled=${ready ? undefined : "true"} onClick=${() => ready && act(deed)}>${say("wings-own-enlist")}</button></p>
  </div>`;
}

/** What he may do, asked as a board asks it. @param {Props} props @returns {any} */
function asked({ kept }) {
  const barred = new Map();
  const choices = new Map();
  /** @param {any} order @param {string | null} rule @param {string} words */
  const offer = (order, rule, words) =>
    rule ? barred.set(keyOf(order), { rule, facts: {} }) : choices.set(keyOf(order), { order, say: words });
  for (const [skill, rule] of Object.entries(kept.skills)) offer({ order: "do", word: skill }, rule, skillWord(skill));
  for (const [item, rule] of Object.entries(kept.items)) offer({ order: "equip", item: `p0-${item}` }, rule, "");
  return { view: { careers: kept.careers }, barred, may: (/** @type {any} */ order) => choices.get(keyOf(order)) };
}

/** @param {{ log: any[], foe: string }} props */
const Log = ({ log, foe }) => html`<section class="career-log"><h3>${say("wings-camp-log")}</h3>
  ${log.length === 0 && html`<p class="second">${say("wings-own-no-flight")}</p>`}
  <ol>${log.map((flight, at) => html`<li key=${at}><span class="when">${at + 1}</span>
    <span><b>${capital(say(`wings-errand-${flight.mission}`))}</b><span class="note">${stateWord(flight.fate)}</span></span>
    <span class="got">${Array.from({ length: flight.victories }, (_, one) => html`<${Mark} nation=${foe} year=${YEAR} size=${13} open=${one >= flight.homologated} />`)}
      <b>${gained(flight.points)}</b></span></li>`).reverse()}</ol></section>`;

/** @param {Props} props */
export function Own(props) {
  const { kept, act, children } = props;
  const { career, rank, aloft, due } = kept;
  if (!career || kept.lost) return html`${children}<${Create} key=${career?.state} ...${props} />`;
  const { pilot, points, state, log } = career;
  const man = { ...pilot, points, number: 1, kit: pilot.equipment };
  const foe = FOES[pilot.nation] ?? "germany";
  const scene = asked(props);
  /** @param {any} order */
  const choose = (order) => act(order.order === "do" ? { do: "learn", skill: order.word } : { do: "buy", item: Object.keys(kept.items).find((item) => `p0-${item}` === order.item) });
  const unseen = log.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.victories - one.homologated, 0);
  return html`<div class="career">
    <div class="title"><div><h2>${pilot.name}</h2><p>${[rank, standingWord(pilot.standing), nationWord(pilot.nation)].join(" · ")}</p></div>${children}</div>
    <div class="portrait"><${Flank} man=${man} open=${unseen} nation=${pilot.nation} foe=${foe} year=${YEAR} /></div>
    <p class="strip-facts"><${State} state=${state} /><span>${skillWord(pilot.behaviour)}</span><b>${say("wings-camp-victories", { count: pilot.victories })}</b>
      <b>${say("wings-camp-vp", { points })}</b>
      ${state !== "active" && html`<button type="button" class="button small" onClick=${() => act({ do: "rest" })}>${say(aloft ? "wings-own-rest" : "wings-own-must-rest")}</button>`}</p>
    <div class="two">
      <section><h3>${say("wings-camp-way-up")}</h3><${WayUp} scene=${scene} man=${man} /><${Log} log=${log} foe=${foe} /></section>
      <div><${Skills} scene=${scene} man=${man} isLearner=${due > 0} choose=${choose} />
        <${Equipment} scene=${scene} man=${{ ...man, number: 0 }} isOurs=${true} choose=${choose} /></div>
    </div>
  </div>`;
}
