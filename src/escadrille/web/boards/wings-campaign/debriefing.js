// The debriefing: what the last mission came to, for the squadrons and for every man who flew it.
import { Emblem } from "../../art/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { Mark, State } from "./pieces.js";
import { campWord, dateWords, errandWords, gained, taskWords } from "./terms.js";

/** @import { Flew, Man, Scene } from "./scene.js" */

/** @param {{ scene: Scene, flew: Flew, open: (side: number, man: Man) => void }} props */
function Fate({ scene, flew, open }) {
  const side = scene.squadrons.findIndex((one) => one.side === flew.side);
  const man = scene.squadrons[side]?.pilots.find(({ name }) => name === flew.pilot);
  const { nation, year } = { nation: scene.nationOf(1 - side), year: scene.year };
  return html`<tr><td>${man && html`<button type="button" class="who" onClick=${() => open(side, man)}>
      <${Emblem} name=${man.name} behaviour=${man.behaviour} size=${28} /><b>${man.name}</b></button>`}</td>
    <td>${scene.type(flew.type).name}<span class="second">${say("wings-camp-came", { home: flew.home ? "yes" : "no" })}</span></td>
    <td>${flew.before !== flew.state && html`<i class=${`swatch ${flew.before}`} aria-hidden="true"></i> → `}<${State} state=${flew.state} /></td>
    <td class="won">${Array.from({ length: flew.victories }, () => html`<${Mark} nation=${nation} year=${year} size=${15} />`)}
      ${Array.from({ length: flew.unseen }, () => html`<${Mark} nation=${nation} year=${year} size=${15} open />`)}
      <span class=${flew.victories + flew.unseen ? "hidden" : "second"}>${say("wings-camp-victories", { count: flew.victories })}</span>
      ${flew.unseen > 0 && html`<span class="second">${say("wings-camp-unseen", { count: flew.unseen })} <${RuleLink} id="WINGS-HOM-02" system="wings" /></span>`}</td>
    <td class="num">${gained(flew.points)}</td></tr>`;
}

const [LOST, WON] = [["AircraftLost", "AircraftDamaged", "MajorDestroyed"], ["PilotBack", "PilotJoined"]];

/** @param {{ scene: Scene, open: (side: number, man: Man) => void }} props */
export function Debriefing({ scene, open }) {
  const row = scene.log.at(-1);
  if (!row) return null;
  /** @type {Flew[]} */
  const flown = scene.settled.map(({ event }) => event).filter(({ event }) => event === "PilotFlew");
  const changes = scene.settled.filter(({ event }) => [...LOST, ...WON].includes(event.event));
  const heads = ["pilot", "aircraft", "state", "victories", "vp"];
  return html`<div class="debriefing">
    <div class="brief-head"><div>
      <p class="caption">${say("wings-camp-debriefing-of", { mission: row.mission, date: dateWords(row.date) })}</p>
      <h2>${errandWords(row.what)} <span class=${row.success ? "outcome" : "outcome failed"}>${say("wings-camp-outcome", { success: row.success ? "yes" : "no" })}</span></h2>
      <p class="second">${taskWords(row.what)} · ${campWord(row.active)}</p></div></div>
    <div class="debrief-cols">
      <section><h3>${say("wings-camp-earned")} <${RuleLink} id="WINGS-VP-01" system="wings" /></h3>
        <table class="bill"><tbody>${[scene.side, 1 - scene.side].map((side) => html`<tr key=${side} class="sum">
          <td>${side === scene.side ? "▲" : "▽"} ${scene.nameOf(side)}
            <span class="second">${say("wings-camp-lost-aircraft", { count: row.lost[side] ?? 0 })}</span></td><td class="num">${gained(row.points[side] ?? 0)}</td></tr>`)}</tbody></table></section>
      <section><h3>${say("wings-camp-changes")}</h3>
        ${changes.length === 0 && html`<p class="second">${say("wings-camp-no-changes")}</p>`}
        <ul class="changes">${changes.map(({ number, event, say: told }) => html`<li key=${number} class=${LOST.includes(event.event) ? "lost" : ""}>${told}</li>`)}</ul></section>
    </div>
    <section class="fates" tabindex="0" aria-label=${say("wings-camp-fates")}><h3>${say("wings-camp-fates")}</h3>
      <table><thead><tr>${heads.map((head) => html`<th key=${head}>${say(`wings-camp-head-${head}`)}</th>`)}</tr></thead>
        <tbody>${flown.map((flew) => html`<${Fate} key=${`${flew.side} ${flew.pilot}`} scene=${scene} flew=${flew} open=${open} />`)}</tbody></table></section>
  </div>`;
}
