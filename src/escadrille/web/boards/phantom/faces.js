// What each kind of answer looks like: pilots, cards, Targets, counters, zones and words.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { capital, signed } from "../kit/terms.js";
import { AltitudeOdds, AttackOdds, HarmOdds, PostOdds, percentWords, rounded, weaponName } from "./odds.js";
import { Silhouette, StressBar, figuresOf } from "./pilots.js";
import { AltitudeMark, aimWords, altitudeWord, letters, limitsOf, loadWords, speedWords, zoneName } from "./terms.js";
import { WeaponFace } from "./weapons.js";

/** @import { Chance } from "./odds.js" */
/** @import { Choice } from "../kit/scene.js" */
/** @import { Pilot, Scene } from "./scene.js" */

/** @typedef {{ scene: Scene, choice: Choice }} Props */

/** Questions that ask for a pilot by what he is, not by what he carries. */
const BY_FIGURES = ["assign", "relief", "rest"];
const ON_TARGETS = ["vp", "damage", "stress", "aircraft", "politics"];

/** What matters of a pilot in this question. @param {Scene} scene @param {Pilot} pilot @param {any} facts */
function pilotNote(scene, pilot, facts) {
  if (facts?.ways) return html`<${Suppression} scene=${scene} ways=${facts.ways} />`;
  if (facts?.aims) return facts.aims.map((/** @type {string} */ aim) => aimWords(scene, aim)).join(", ");
  if (scene.decision === "promote") return html`<${Promoted} scene=${scene} pilot=${pilot} />`;
  return BY_FIGURES.includes(scene.decision ?? "") ? null : loadWords(scene, pilot.load);
}

/**
 * With what a pilot could keep an enemy down, and how surely.
 * @param {{ scene: Scene, ways: { weapon: string, hit: Chance }[] }} props
 */
const Suppression = ({ scene, ways }) => html`<span class="line">${ways.map(({ weapon, hit }) => html`<span
  key=${weapon}>${weaponName(scene, weapon)}${" "}<b>${percentWords(hit.percent)}</b></span>`)}</span>`;

/** The side that a promotion would turn up. @param {{ scene: Scene, pilot: Pilot }} props */
function Promoted({ scene, pilot }) {
  const { back } = scene.content.pilot[pilot.pilot] ?? {};
  return back ? html`<b>${say(`phantom-level-${back.level}`)}</b><${Bands} side=${back} />` : null;
}

/** @param {Props} props */
function PilotFace({ scene, choice }) {
  const pilot = scene.pilot(choice.order.pilot);
  if (!pilot || !scene.may(choice.order)) return html`<b>${choice.name}</b>`;
  const note = pilotNote(scene, pilot, choice.facts);
  const isWhole = scene.decision !== "suppress"; // his weapons count, not his nerves
  return html`<span class="top"><${Silhouette} scene=${scene} pilot=${pilot} />
      <span class="who"><b>${pilot.name}</b>${" "}<span class="second">${pilot.type}</span></span></span>
    ${isWhole && html`<${StressBar} pilot=${pilot} />
      <span class="line"><span>${figuresOf(pilot)}</span><span>${speedWords(pilot)}</span></span>`}
    ${note && html`<span class="note">${note}</span>`}`;
}

/** A band of a pilot card: stress from–to, speed, figures. @param {{ name: string, from: number, band: any }} props */
const Band = ({ name, from, band }) => html`<span class="line">
  <span>${capital(say(`phantom-status-${name}`))} ${from}–${band.to}</span>
  <span>${speedWords(band)}</span>
  <span>${figuresOf(band)}</span>
</span>`;

/** @param {{ side: any }} props */
const Bands = ({ side: { okay, shaken } }) => html`<${Band} name="okay" from=${0} band=${okay} />
  <${Band} name="shaken" from=${okay.to + 1} band=${shaken} />`;

/** A pilot card, on the side that is offered. @param {Props} props */
function RecruitFace({ scene, choice }) {
  const { pilot, promoted, type, so } = choice.facts;
  const card = scene.content.pilot[pilot];
  if (!card) return html`<b>${choice.name}</b>`;
  const side = promoted ? card.back : card.front;
  return html`<span class="top"><${AircraftPicture} ...${scene.drawn(card.aircraft)} px=${32} mode="solid" />
      <span class="who"><b>${card.name}${promoted ? " ★" : ""}</b>${" "}
        <span class="second">${type}</span></span></span>
    <${StressBar} pilot=${{ stress: 0, okay: side.okay.to, shaken: side.shaken.to, status: "okay" }} />
    <${Bands} side=${side} />
    <span class="line"><span>${say("phantom-page-cool", { cool: side.cool })}</span>
      ${side.xp && html`<span>${say("phantom-page-xp", { xp: side.xp })}</span>`}
      ${so !== 0 && html`<span>${say("phantom-page-so", { so: signed(so) })}</span>`}</span>`;
}

/** How many wait in each approach zone, and in the centre. @param {[number, number]} counts */
const guardWords = ([approach, centre]) =>
  say(approach || centre ? "phantom-page-guard" : "phantom-page-unguarded", { approach, centre });

/** @param {Props} props */
function TargetFace({ scene, choice }) {
  const card = scene.content.target[choice.order.target];
  const gains = ["recon", "intel", "so"].filter((name) => card[name]);
  return html`<b>${scene.targetName(choice.order.target)}</b>
    <span class="second">
      ${[scene.nameOf("region", card.region), card.soft && say("phantom-page-soft")].filter(Boolean).join(" · ")}</span>
    <span class="grid">${ON_TARGETS.map((name) => html`<span key=${name}>
      <span class="second">${say(`phantom-page-card-${name}`)}</span> <b>${card[name]}</b></span>`)}</span>
    ${["sites", "bandits"].map((name) => html`<span key=${name}>
      <span class="second">${say(`phantom-page-card-${name}`)}</span> ${guardWords(card[name])}</span>`)}
    ${gains.length > 0 && html`<span class="note">${gains
      .map((name) => say(`phantom-gain-${name}`, { points: card[name] }))
      .join(", ")}</span>`}`;
}

/** @param {Props} props */
function ThreatFace({ scene, choice }) {
  const threat = scene.threat(choice.order.threat);
  return threat && html`<b>${scene.kindOf(threat)}
      <span class="second">${threat.threat} · ${zoneName(threat.zone)}</span></b>
    <span class="big">${limitsOf(threat.attack)}</span>
    <span class="line"><span>${say("phantom-page-range", { range: threat.range })}</span>
      <span>${letters(threat.altitudes)}</span></span>
    ${choice.facts && html`<${AttackOdds} attack=${choice.facts} brief />`}`;
}

/** The Target of an attack: what everything that reaches it can do. @param {Props} props */
const AimFace = ({ scene, choice }) => html`<b>${scene.nameOf("target", scene.view.target?.target)}</b>
  <${AttackOdds} attack=${choice.facts} />`;

/**
 * A counter on the arming table: what it does to this Target, and how many may be had.
 * @param {{ counter: any, left: number }} props
 */
const Stock = ({ counter: { attack, fits }, left }) => html`<span class="note">
  ${attack && html`<b>${say("phantom-load-mean", { mean: rounded(attack.mean) })}</b>`}
  <span class="second">${say("phantom-page-left", { left, fits })}</span>
</span>`;

/** @param {Props} props */
const CounterFace = ({ scene, choice: { order, facts } }) => html`<${WeaponFace} scene=${scene} id=${order.weapon} />
  ${facts?.kind === "counter" && html`<${Stock} counter=${facts} left=${scene.view.weapons[order.weapon].left} />`}
  ${facts?.kind === "attack" && html`<span class="note"><${AttackOdds} attack=${facts} brief /></span>`}`;

/** @param {Props} props */
const UnloadFace = ({ scene, choice }) => html`<span>−</span> <b>${scene.nameOf("weapon", choice.order.weapon)}</b>`;

/** @param {Props} props */
const ZoneFace = ({ scene, choice }) => {
  const isStay = scene.pilot(scene.view.asked)?.zone === choice.order.zone;
  return html`<b>${zoneName(choice.order.zone)}${isStay ? ` · ${say("phantom-page-stay")}` : ""}</b>
    <${PostOdds} post=${choice.facts} />`;
};

/** Words whose odds stand beside them under a short name. @type {Record<string, string>} */
const SHORT = {
  fire: "phantom-page-roll", guns: "phantom-guns", evade: "phantom-page-evade", pass: "phantom-page-fly-on",
};

/** @param {Props} props */
function WordFace({ scene, choice }) {
  const { order: { word }, facts } = choice;
  if (word === "target") return html`<${AimFace} scene=${scene} choice=${choice} />`;
  if (facts?.kind === "post")
    return html`<${AltitudeMark} high=${word === "high"} /><span class="note"><b>
      ${capital(altitudeWord(word === "high"))}</b> <${AltitudeOdds} scene=${scene} threats=${facts[word]} /></span>`;
  if (!facts) return html`<span class="note">${capital(choice.say)}</span>`;
  return html`<span class="note"><b class="large">${capital(say(SHORT[word] ?? word, { stress: facts.price ?? 0 }))}</b>
    ${facts.kind === "harm" ? html`<${HarmOdds} harm=${facts} />` : html`<${AttackOdds} attack=${facts} />`}</span>`;
}

/** @type {Record<string, (props: Props) => any>} */
const FACES = {
  pilot: PilotFace, recruit: RecruitFace, target: TargetFace, threat: ThreatFace, weapon: CounterFace,
  unload: UnloadFace, zone: ZoneFace,
};

/** @param {any} order */
export const faceOf = (order) => FACES[order.order] ?? WordFace;
