// What each kind of answer looks like: pilots, cards, Targets, counters, zones and words.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signed } from "../cards/scene.js";
import { capital } from "../cards/terms.js";
import { Silhouette, StressBar, figuresOf } from "./pilots.js";
import { AltitudeMark, aimWords, letters, limitsOf, loadWords, zoneName } from "./terms.js";
import { WeaponFace } from "./weapons.js";

/** @import { Choice } from "../cards/scene.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {{ scene: Scene, choice: Choice }} Props */

/** What the server says after the name and the type of a pilot. @param {string} told */
const beyondName = (told) => told.split(" — ").slice(2).join(" · ");
/** The odds of a sentence: what comes after its colon. @param {string} told */
const oddsOf = (told) => told.match(/\s?:\s(.*)$/)?.[1] ?? "";

const BY_FIGURES = ["assign", "relief", "rest"];

/** @param {Props} props */
function PilotFace({ scene, choice }) {
  const pilot = scene.pilot(choice.order.pilot);
  if (!pilot) return html`<b>${choice.say}</b>`;
  if (!scene.may(choice.order)) return html`<b>${pilot.name}</b>`;
  const { decision } = scene;
  const note = BY_FIGURES.includes(decision ?? "")
    ? ""
    : decision === "attack"
      ? pilot.aims.map((aim) => aimWords(scene, aim)).join(", ")
      : decision === "abort" || decision === "jettison"
        ? loadWords(scene, pilot.load)
        : beyondName(choice.say);
  return html`<span class="top"><${Silhouette} scene=${scene} pilot=${pilot} />
      <span class="who"><b>${pilot.name}</b>${" "}<span class="second">${scene.typeOf(pilot.aircraft)}</span></span></span>
    <${StressBar} pilot=${pilot} />
    <span class="line"><span>${figuresOf(pilot)}</span>
      <span>${say(pilot.fast ? "phantom-page-fast" : "phantom-page-slow")}</span></span>
    ${note && html`<span class="note">${note}</span>`}`;
}

/** A band of a pilot card: stress from–to, speed, figures. @param {{ name: string, from: number, band: any }} props */
const Band = ({ name, from, band }) => html`<span class="line">
  <span>${say(`phantom-status-${name}`)} ${from}–${band.to}</span>
  <span>${say(band.fast ? "phantom-page-fast" : "phantom-page-slow")}</span>
  <span>${say("phantom-page-figures", { air: signed(band.ata), ground: signed(band.atg) })}</span>
</span>`;

/** A pilot card, on the side that is offered. @param {Props} props */
function RecruitFace({ scene, choice }) {
  const id = choice.order.card.replace("+", "");
  const card = scene.content.pilot[id];
  if (!card) return html`<b>${choice.say}</b>`;
  const isBack = id !== choice.order.card;
  const side = isBack ? card.back : card.front;
  const price = choice.say.split(" — ").at(-1) ?? "–";
  return html`<span class="top"><${AircraftPicture} ...${scene.drawn(card.aircraft)} px=${32} mode="solid" />
      <span class="who"><b>${card.name}${isBack ? " ★" : ""}</b>${" "}
        <span class="second">${scene.typeOf(card.aircraft)}</span></span></span>
    <${Band} name="okay" from=${0} band=${side.okay} />
    <${Band} name="shaken" from=${side.okay.to + 1} band=${side.shaken} />
    <span class="line"><span>${say("phantom-page-cool", { cool: side.cool })}</span>
      ${side.xp && html`<span>${say("phantom-page-xp", { xp: side.xp })}</span>`}
      ${price !== "–" && html`<span>${say("phantom-page-so", { so: price })}</span>`}</span>`;
}

/** @param {Props} props */
function TargetFace({ scene, choice }) {
  const card = scene.content.target[choice.order.target];
  if (!card) return html`<b>${choice.say}</b>`;
  const facts = /** @type {[string, any][]} */ ([
    ["vp", card.vp],
    ["damage", [card.damage, card.soft && say("phantom-page-soft")].filter(Boolean).join(" ")],
    ["stress", card.stress],
    ["aircraft", card.aircraft],
    ["politics", card.politics],
    ["sites", card.sites.join("/")],
    ["bandits", card.bandits.join("/")],
  ]);
  const gains = ["recon", "intel", "so"].filter((name) => card[name]);
  return html`<b>${scene.targetName(choice.order.target)}</b>
    <span class="second">${scene.nameOf("region", card.region)}</span>
    <span class="grid">${facts.map(([name, value]) => html`<span key=${name}>
      <span class="second">${say(`phantom-page-card-${name}`)}</span> <b>${value}</b></span>`)}</span>
    ${gains.length > 0 && html`<span class="note">${gains
      .map((name) => say(`phantom-gain-${name}`, { points: card[name] }))
      .join(", ")}</span>`}`;
}

/** @param {Props} props */
function ThreatFace({ scene, choice }) {
  const threat = scene.threat(choice.order.threat);
  if (!threat) return html`<b>${choice.say}</b>`;
  return html`<b>${scene.kindOf(threat)} <span class="second">${threat.threat} · ${zoneName(threat.zone)}</span></b>
    <span class="big">${limitsOf(threat.attack)}</span>
    <span class="line"><span>${say("phantom-page-range", { range: threat.range })}</span>
      <span>${letters(threat.altitudes)}</span></span>
    ${oddsOf(choice.say) && html`<span class="note">${oddsOf(choice.say)}</span>`}`;
}

/** @param {Props} props */
const CounterFace = ({ scene, choice }) => {
  const { weapon: id } = choice.order;
  const left = scene.decision === "arm" && scene.view.stock.find((/** @type {[string, number]} */ [name]) => name === id)?.[1];
  const isAimed = scene.decision === "arm" && scene.content.weapon[id]?.kind === "air-to-ground";
  const note = [
    oddsOf(choice.say) || (isAimed && choice.say.split(" · ").at(-1)),
    left && say("phantom-page-left", { count: left }),
  ]
    .filter(Boolean)
    .join(" · ");
  return html`<${WeaponFace} scene=${scene} id=${id} />
    ${note && html`<span class="note">${note}</span>`}`;
};

/** @param {Props} props */
const UnloadFace = ({ scene, choice }) => html`<span>−</span> <b>${scene.nameOf("weapon", choice.order.weapon)}</b>
  <span class="hidden">${choice.say}</span>`;

/** @param {Props} props */
const ZoneFace = ({ choice }) => html`<b>${zoneName(choice.order.zone)}</b>
  <span class="note">${choice.say.replace(/^\S+(?: —)?\s+/, "")}</span>`;

/** @param {Props} props */
const WordFace = ({ choice: { order, say: told } }) => html`
  ${["low", "high"].includes(order.word) && html`<${AltitudeMark} high=${order.word === "high"} />`}
  <span class="note">${capital(told)}</span>`;

/** @type {Record<string, (props: Props) => any>} */
const FACES = {
  pilot: PilotFace,
  recruit: RecruitFace,
  target: TargetFace,
  threat: ThreatFace,
  weapon: CounterFace,
  unload: UnloadFace,
  zone: ZoneFace,
};

/** @param {any} order */
export const faceOf = (order) => FACES[order.order] ?? WordFace;
