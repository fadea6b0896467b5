// What the last mission came to: the target, the flak, the bombs, the points of both sides, and the campaign so far.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { BombScale } from "../cards/bombs.js";
import { PatternPicture } from "../cards/pattern.js";
import { KindIcon } from "./kinds.js";
import { Grades, LossRow } from "./record.js";
import { CAMPS } from "./scene.js";
import { campWord, netWords, statusWord } from "./terms.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Camp, Loss, Row, Scene } from "./scene.js" */
/** @typedef {{ target: number, aircraft: number, pilots: number, vital: boolean, options: number, total: number }} Score */

const ENTRIES = /** @type {const} */ (["target", "aircraft", "pilots", "options"]);

/** The points of a side, entry by entry. @param {{ camp: Camp, score: Score, scale: number }} props */
const Points = ({ camp, score, scale }) => html`<table class="points">
  <thead><tr><th colspan="2">${campWord(camp)}</th></tr></thead>
  <tbody>${ENTRIES.filter((entry) => entry === "target" || score[entry]).map((entry) => html`<tr key=${entry}>
      <td>${say(`flames-campaign-entry-${entry}`)}</td>
      <td>${score[entry]}</td></tr>`)}
    ${score.vital && html`<tr><td colspan="2">${say("flames-campaign-effect-vital")}</td></tr>`}
    <tr class="total"><td>${scale > 1 ? say("flames-campaign-entry-scaled", { scale }) : say("flames-campaign-entry-total")}</td>
      <td><b>${score.total}</b></td></tr></tbody>
</table>`;

/** @param {{ scene: Scene, log: LogRow[] }} props */
export function MissionResult({ scene, log }) {
  /** @type {Row} */
  const row = scene.view.log.at(-1);
  const target = scene.target(row.target);
  const scored = log.findLast(({ event }) => event.event === "MissionScored" && event.mission === row.mission)?.event;
  /** @type {Loss[]} */
  const losses = scene.view.losses.filter((/** @type {Loss} */ { mission }) => mission === row.mission);
  const { control } = target;
  return html`<div class="sortie-result">
    <h2 class=${`band ${row.status}`}><${KindIcon} kind=${target.kind} size=${20} />
      <span>${say("flames-campaign-result-title", { target: scene.placeName(row.target), status: row.status })}</span>
      <span class="second">${control && say("flames-campaign-result-control", { side: campWord(control) })}
        ${!scene.isOver && scene.view.initiative && ` ${say("flames-campaign-attacks", { side: campWord(scene.view.initiative) })}`}
        ${" "}<${RuleLink} id="FLAMES-CAMP-17" system="flames" /></span></h2>
    <div class="sortie-cols">
      <section class="box">
        ${row.flak && html`<p class="turned"><${PatternPicture} pattern=${row.flak} px=${56} />
          <span>${say("flames-campaign-result-flak")} <b>${say(`flames-campaign-pattern-${row.flak}`)}</b></span></p>`}
        <h3>${say("flames-campaign-bombs", { bombs: row.bombs })} <span class="second">${statusWord(row.status)}</span></h3>
        <${BombScale} target=${target} marks=${[[row.bombs, `${row.bombs}`]]} statusWord=${statusWord}
          told=${`${say("flames-campaign-bombs", { bombs: row.bombs })}: ${statusWord(row.status)}`} />
        <h3>${say("flames-campaign-losses")}</h3>
        ${losses.length === 0 && html`<p class="second">${say("flames-campaign-result-no-losses")}</p>`}
        <ul class="losses">${losses.map((loss) => html`<${LossRow} scene=${scene} loss=${loss} />`)}</ul>
      </section>
      <section class="box">
        <h3>${say("flames-campaign-result-points")} <${RuleLink} id="FLAMES-SCORE-03" system="flames" /></h3>
        ${scored && html`<div class="both">${CAMPS.map((camp) => html`<${Points} key=${camp} camp=${camp} score=${scored[camp]}
          scale=${scene.view.scale} />`)}</div>`}
        <p class="net">${say("flames-campaign-chapter", { mission: row.mission })} <b>${netWords(row.net)}</b>
          ${" "}<span class="second">${row.allies} − ${row.axis}</span></p>
        <h3>${say("flames-campaign-result-so-far")} <span class="second">${say(`flames-campaign-grade-${scene.view.grade}`)}</span></h3>
        <${Grades} scene=${scene} />
      </section>
    </div>
  </div>`;
}
