// The briefing: what the mission is, where, with how many points, and what either side has planned as far as one knows.
import { Aircraft, AircraftPicture } from "../../art/aircraft.js";
import { Emblem } from "../../art/emblem.js";
import { contour, relief, trench, wire } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { capital } from "../kit/terms.js";
import { Offers } from "./tray.js";
import { campWord, dateWords, errandWords, gained, taskWords } from "./terms.js";

/** @import { Point } from "../../lib/contours.js" */
/** @import { Flight, Plan, Scene } from "./scene.js" */

const STEPS = /** @type {const} */ (["choose", "defend", "plan", "fly", "report"]);
const PLANNING = ["pledge", "aircraft", "pilot", "load"];

/** @param {Scene} scene */
function stepOf({ plan, message }) {
  if (!plan) return 0;
  if (message.mission) return 4;
  const kinds = message.waiting.map(({ decision }) => decision);
  return kinds.includes("defend") ? 1 : kinds.includes("plan") ? 2 : 3;
}

/** @param {{ scene: Scene }} props */
const Steps = ({ scene }) => html`<ol class="steps">${STEPS.map((step, place) => {
  const now = stepOf(scene);
  return html`<li key=${step} class=${place < now ? "past" : place === now ? "now" : ""} aria-current=${place === now ? "step" : undefined}>
    ${place < now ? html`<${Icon} name="stored" size=${13} />` : place + 1} ${say(`wings-camp-step-${step}`)}</li>`;
})}</ol>`;

const K = 0.4;

/** The table with its zones, the active squadron in the west. @param {{ scene: Scene, plan: Plan }} props */
function ZoneMap({ scene, plan: { area, borders, active, sorties, what } }) {
  const [w, h] = area.map((mm) => mm * K);
  const [from, to] = borders.map((mm) => mm * K);
  const isOurs = active === scene.ours.side;
  const middle = (from + to) / 2;
  /** @type {Point[]} */
  const line = [[0, -10], [12, 0.2 * h], [-9, 0.4 * h], [11, 0.6 * h], [-7, 0.8 * h], [0, h + 10]];
  /** @param {number} x @returns {Point[]} */
  const at = (x) => line.map(([dx, y]) => [x + dx, y]);
  const ground = relief(33);
  const rest = w - to;
  const names = [isOurs ? "ours" : "theirs", "conflict", isOurs ? "theirs" : "ours"];
  const middles = [from / 2, middle, (to + w) / 2];
  /** @param {number} side @param {number} x @param {number} heading */
  const flights = (side, x, heading) => {
    const all = sorties.filter(({ seat }) => scene.sides[seat] === side);
    return all.map(({ type }, place) => html`<g transform=${`translate(${x} ${((place + 1) * h) / (all.length + 1)})`}>
      <${Aircraft} type=${type ?? ""} nation=${type ? scene.type(type).nation : ""} year=${scene.year} px=${40} by="span" heading=${heading}
        mode=${type ? "full" : "ghost"} smallest=${0} /></g>`);
  };
  const west = isOurs ? scene.side : 1 - scene.side;
  return html`<svg class="zone-map" viewBox=${`0 0 ${w} ${h}`} role="img"
    aria-label=${say("wings-camp-map", { zone: what.zone, side: campWord(active) })}>
    <rect class="land" width=${w} height=${h} />
    ${isOurs && html`<g transform=${`translate(${to} 0)`}><rect class="unknown" width=${rest} height=${h} />
      ${[0.38, 0.46, 0.54, 0.62, 0.7].map((level) => html`<path class="height" d=${contour((x, y) => ground(x / 120, y / 110), { width: rest, height: h, step: 10 }, level)} />`)}</g>`}
    <path class="waste" d=${`M${at(middle - 22).map((one) => one.join(" ")).join("L")}L${at(middle + 22).reverse().map((one) => one.join(" ")).join("L")}Z`} />
    <path class="wire" d=${wire(at(middle - 12), 0, 10) + wire(at(middle + 12), 0, 10)} />
    <path class="dug west" d=${trench(at(middle - 30), -4, 12)} /><path class="dug east" d=${trench(at(middle + 30), 4, 12)} />
    <path class="border" d=${`M${from} 0V${h}M${to} 0V${h}`} />
    ${what.zone === "deep" && html`<path class="deep" d=${`M${w - 60} 0V${h}`} />`}
    <rect class="deploy" width="26" height=${h} /><rect class="deploy" x=${w - 26} width="26" height=${h} />
    ${names.map((name, place) => html`<text x=${Math.max(52, middles[place] ?? 0)} y=${place === 1 ? 34 : 18}>${say(`wings-camp-zone-${name}`)}</text>`)}
    ${isOurs && html`<text class="unsurveyed" x=${(to + w) / 2} y=${h / 2}>${say("wings-camp-unsurveyed")}</text>`}
    ${flights(west, 26, 90)}${flights(1 - west, w - 26, 270)}
  </svg>`;
}

/** @param {{ scene: Scene, plan: Plan, side: number }} props */
function Bill({ scene, plan, side }) {
  const isOurs = side === scene.side && scene.me !== null;
  const total = (plan.points[side] ?? 0) + (isOurs ? (plan.pledge ?? 0) : 0);
  const lines = (plan.bills[side] ?? []).filter(([name, points]) => points || name === "errand" || name === "zone");
  return html`<table class="bill"><thead><tr><th colspan="2">${side === scene.side ? "▲" : "▽"} ${scene.nameOf(side)}</th></tr></thead>
    <tbody>${lines.map(([name, points]) => html`<tr key=${name} class=${points ? "" : "muted"}><td>${say(`wings-camp-bill-${name}`)}</td>
        <td class="num">${name === "players" ? points : gained(points)}</td></tr>`)}
      ${isOurs && plan.pledge !== null && html`<tr><td>${say("wings-camp-bill-pledge")} <span class="kept-secret"><${Icon} name="locked" size=${12} />${say("wings-camp-secret")}</span></td>
        <td class="num">${gained(plan.pledge)}</td></tr>`}
      <tr class="sum"><td>${say(isOurs ? "wings-camp-may-deploy" : "wings-camp-they-deploy")}</td>
        <td class="num">${total}${isOurs ? "" : " + ?"}</td></tr>
      ${isOurs && plan.left !== null && html`<tr><td>${say("wings-camp-left")}</td><td class="num">${plan.left}</td></tr>`}</tbody></table>`;
}

/** @param {{ scene: Scene, flight: Flight }} props */
function Force({ scene, flight: { seat, type, pilot, load, flies, cost } }) {
  const side = scene.sides[seat] ?? 0;
  const kind = type ? scene.type(type).name : say("wings-camp-unknown-type");
  const man = scene.squadrons[side]?.pilots.find(({ name }) => name === pilot);
  return html`<li class="force"><span class="window">${type
      ? html`<${AircraftPicture} label="" type=${type} nation=${scene.type(type).nation} year=${scene.year} px=${52} heading=${0} />`
      : html`<${AircraftPicture} label="" type="" nation="" year=${scene.year} px=${52} heading=${0} mode="ghost" />`}</span>
    <span class="say"><b>${pilot ?? say("wings-camp-unknown")}</b>
      <span class="row">${man && html`<${Emblem} name=${man.name} behaviour=${man.behaviour} size=${20} />`} ${kind}</span>
      ${load && html`<span class="second">${say("wings-campaign-word", { value: load })}</span>`}
      ${flies && html`<span class="second">${say("wings-campaign-flown", { how: flies })}</span>`}</span>
    ${cost != null && html`<b class="bill-sum">${cost} <small>${say("wings-camp-mp")}</small></b>`}</li>`;
}

/** @param {{ scene: Scene, plan: Plan }} props */
const Forces = ({ scene, plan }) => [scene.side, 1 - scene.side].map((side) => html`<section key=${side} class="forces">
  <h3>${side === scene.side ? "▲" : "▽"} ${scene.nameOf(side)}
    ${side === scene.side && scene.me !== null && html`<span class="kept-secret"><${Icon} name="locked" size=${12} />${say("wings-camp-yours-only")}</span>`}</h3>
  <ul>${plan.sorties.filter(({ seat }) => scene.sides[seat] === side).map((flight) => html`<${Force} key=${flight.seat} scene=${scene} flight=${flight} />`)}</ul>
</section>`);

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Briefing({ scene, choose }) {
  const { plan, view } = scene;
  const active = campWord(view.active);
  if (!plan)
    return html`<div class="briefing"><div class="brief-head"><div><h2>${say("wings-camp-no-mission")}</h2>
      <p class="second">${dateWords(view.date)} · ${say("wings-campaign-active", { side: active })}</p></div><${Steps} scene=${scene} /></div>
      <p class="brief-note">${say(scene.decision === "choose" ? "wings-camp-choose-note" : "wings-camp-wait-note", { side: active })} <${RuleLink} id="WINGS-CAMP-11" system="wings" /></p>
      ${scene.decision === "choose" && html`<${Offers} scene=${scene} choose=${choose} kinds=${["undertake"]} />`}</div>`;
  return html`<div class="briefing">
    <div class="brief-head"><div><h2>${errandWords(plan.what)}</h2>
      <p class="second">${taskWords(plan.what)} · ${say("wings-campaign-active", { side: campWord(plan.active) })}</p></div><${Steps} scene=${scene} /></div>
    <div class="brief-cols">
      <div><${ZoneMap} scene=${scene} plan=${plan} />
        <p class="weather"><b>${capital(say(`wings-campaign-sky-${plan.sky}`))}</b> <${RuleLink} id="WINGS-WX-02" system="wings" />
          ${plan.defences.length > 0 && html` · ${capital(say("wings-campaign-defended", { by: plan.defences.map(([item, count]) => say("wings-campaign-stock", { item, count })).join(", ") }))}`}</p>
        <div class="both-forces"><${Forces} scene=${scene} plan=${plan} /></div></div>
      <section class="ledger"><h3>${say("wings-camp-points")} <${RuleLink} id="WINGS-MP-03" system="wings" /></h3>
        ${[scene.side, 1 - scene.side].map((side) => html`<${Bill} key=${side} scene=${scene} plan=${plan} side=${side} />`)}
        ${PLANNING.includes(scene.decision ?? "") && html`<p class="kept-secret"><${Icon} name="locked" size=${13} />${say("wings-camp-secret-note")}</p>`}</section>
    </div>
  </div>`;
}
