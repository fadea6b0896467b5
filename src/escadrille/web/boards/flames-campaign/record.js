// The record of a campaign: the score sheet, the course over the grades of victory, and the losses.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { CAMPS } from "./scene.js";
import { arrowName, campWord, netWords, optionWords, statusWord } from "./terms.js";

/** @import { Camp, Loss, Row, Scene } from "./scene.js" */

const GRADES = /** @type {const} */ (["decisive-axis", "minor-axis", "draw", "minor-allies", "decisive-allies"]);

/** The results after each mission, and the lines between the grades with a margin. @param {Scene} scene */
function courseOf({ view }) {
  /** @type {number[]} */
  const least = view.victory;
  /** @type {number[]} */
  const results = view.log.map((/** @type {Row} */ _, /** @type {number} */ place) =>
    view.log.slice(0, place + 1).reduce((/** @type {number} */ sum, /** @type {Row} */ row) => sum + row.net, 0));
  const ends = [...least, ...results, 0];
  const margin = Math.max(10, (Math.max(...least) - Math.min(...least)) * 0.35);
  return { least, results, from: Math.min(...ends) - margin, to: Math.max(...ends) + margin };
}

/** @param {Scene} scene */
const toldGrade = ({ view }) => `${netWords(view.net)}: ${say(`flames-campaign-grade-${view.grade}`)}`;

/** The five grades as a bar, with a ring for the result after each mission. @param {{ scene: Scene }} props */
export function Grades({ scene }) {
  const { least, results, from, to } = courseOf(scene);
  /** @param {number} net */
  const x = (net) => 10 + ((net - from) / (to - from)) * 620;
  const edges = [from, ...least, to];
  return html`<svg class="grades" viewBox="0 0 640 74" role="img" aria-label=${toldGrade(scene)}>
    ${GRADES.map((grade, place) => html`<rect class=${grade} x=${x(edges[place] ?? 0)} y="26" height="18"
      width=${x(edges[place + 1] ?? 0) - x(edges[place] ?? 0)} />`)}
    ${least.map((net) => html`<text x=${x(net)} y="60">${netWords(net)}</text>`)}
    ${results.map((net, place) => html`<circle class=${place === results.length - 1 ? "now" : ""} cx=${x(net)} cy="35"
      r=${place === results.length - 1 ? 7 : 4.5} />`)}
    ${results.length > 0 && html`<text class="result" x=${x(results.at(-1) ?? 0)} y="18">${netWords(results.at(-1) ?? 0)}</text>`}
  </svg>`;
}

/** The result from mission to mission, over the five grades. @param {{ scene: Scene }} props */
function Course({ scene }) {
  const { least, results, from, to } = courseOf(scene);
  /** @param {number} net */
  const y = (net) => 10 + ((to - net) / (to - from)) * 190;
  /** @param {number} mission */
  const x = (mission) => 44 + (mission / scene.view.missions) * 360;
  const edges = [from, ...least, to];
  const points = [0, ...results].map((net, mission) => ({ net, at: [x(mission), y(net)] }));
  return html`<svg class="grades course" viewBox="0 0 580 224" role="img" aria-label=${toldGrade(scene)}>
    ${GRADES.map((grade, place) => {
      const [low, high] = [y(edges[place] ?? 0), y(edges[place + 1] ?? 0)];
      return html`<rect class=${grade} x=${x(0)} y=${high} width="360" height=${low - high} />
        <text class="of-grade" x="412" y=${(low + high) / 2 + 4}>${say(`flames-campaign-grade-${grade}`)}</text>`;
    })}
    ${least.map((net) => html`<text class="axis" x="38" y=${y(net) + 4}>${netWords(net)}</text>`)}
    <path class="nought" d=${`M${x(0)} ${y(0)}H404`} />
    <path class="way" d=${`M${points.map(({ at }) => at.join(" ")).join("L")}`} />
    ${points.map(({ net, at: [cx, cy = 0] }, mission) => html`<circle class=${mission === points.length - 1 ? "now" : ""} cx=${cx} cy=${cy} r="5" />
      ${mission > 0 && html`<text class="result" x=${cx} y=${cy + 19}>${netWords(net)}</text>`}`)}
    ${Array.from({ length: scene.view.missions }, (_, place) => html`<text x=${x(place + 1)} y="216">${place + 1}</text>`)}
  </svg>`;
}

/** The option of a side in a mission. @param {Scene} scene @param {Row} row @param {Camp} camp */
function optionOf(scene, row, camp) {
  const number = row.options[CAMPS.indexOf(camp)];
  const option = scene.options(camp).find((one) => one.number === number);
  return option ? html`${number} <span class="wordy">(${optionWords(scene, option)})</span>` : "–";
}

/** @param {{ scene: Scene, loss: Loss }} props */
export function LossRow({ scene, loss: { mission, side, type, pilot, vp } }) {
  const { name, nation, year } = scene.type(type);
  return html`<li><${AircraftPicture} label="" type=${type} nation=${nation} year=${scene.sheet.year ?? year} px=${40} heading=${0} />
    <span><b>${name}</b>${pilot ? ` · ${scene.content.pilot?.[pilot]?.name ?? pilot}` : ""}
      <span class="second">${say("flames-campaign-lost", { side: campWord(side), points: vp, mission })}</span></span></li>`;
}

/** @param {{ scene: Scene }} props */
export function CampaignRecord({ scene }) {
  const { log, losses, axis, allies, net, grade } = scene.view;
  const heads = ["mission", "target", "status", "axis", "allies", "net", "bombs", "option-axis", "option-allies"];
  return html`<div class="camp-record">
    <section class="box scrolling" tabindex="0" aria-label=${say("flames-campaign-sheet")}>
      <h3>${say("flames-campaign-points", { axis, allies, net: netWords(net) })}
        <span class="second">${say(`flames-campaign-grade-${grade}`)}</span> <${RuleLink} id="FLAMES-SCORE-04" system="flames" /></h3>
      <table>
        <thead><tr>${heads.map((head) => html`<th key=${head}>${say(`flames-campaign-head-${head}`)}</th>`)}</tr></thead>
        <tbody>${log.map((/** @type {Row} */ row) => html`<tr key=${row.mission}>
          <td>${row.mission}</td><td><b>${scene.placeName(row.target)}</b> <span class="second">${arrowName(row.arrow)}</span></td>
          <td>${statusWord(row.status)}</td>
          <td>${row.axis}</td><td>${row.allies}</td><td><b>${netWords(row.net)}</b></td><td>${row.bombs}</td>
          ${CAMPS.map((camp) => html`<td key=${camp} class="second">${optionOf(scene, row, camp)}</td>`)}</tr>`)}</tbody>
      </table>
    </section>
    <div class="record-cols">
      <section class="box"><h3>${say("flames-campaign-course")} <span class="second">${say("flames-campaign-difference")}</span></h3>
        <${Course} scene=${scene} /></section>
      <section class="box"><h3>${say("flames-campaign-losses")}</h3>
        ${losses.length === 0 && html`<p class="second">${say("flames-campaign-no-losses")}</p>`}
        <ul class="losses">${losses.map((/** @type {Loss} */ loss) => html`<${LossRow} scene=${scene} loss=${loss} />`)}</ul></section>
    </div>
  </div>`;
}
