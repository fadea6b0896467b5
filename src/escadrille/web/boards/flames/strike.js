// Over the target: the defender's flak as three cards, the pattern of each bomber in a table, and what fell.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardBack } from "../../parts/back.js";
import { RuleLink } from "../../parts/rule.js";
import { BombScale } from "../cards/bombs.js";
import { PATTERNS, PatternPicture } from "../cards/pattern.js";
import { HitBoxes } from "../cards/plate.js";
import { classes } from "../cards/terms.js";
import { useRoving } from "../kit/roving.js";
import { targetWords } from "./raid.js";
import { callSign } from "./terms.js";

/** @import { End, Flyer, Scene } from "./scene.js" */

/** @param {string} pattern */
const patternWord = (pattern) => say("flames-pattern", { pattern });

/** @param {string} status */
const statusWord = (status) => say("flames-status", { status });

/**
 * What falls on the target if the flak is of one pattern or another; those that come to the same share a mark.
 * @param {{ target: { damaged: number, destroyed: number }, sums: { bombs: number }[] }} props
 */
function Sums({ target, sums }) {
  const told = sums.map(({ bombs }, place) => ({ bombs, pattern: PATTERNS[place] ?? "" }));
  const marks = [...new Set(told.map(({ bombs }) => bombs))].map((bombs) =>
    [bombs, told.filter((one) => one.bombs === bombs).map(({ pattern }) => say("flames-strike-brief", { pattern })).join(" ")]);
  return html`<p class="sums"><${BombScale} target=${target} marks=${marks} statusWord=${statusWord}
    told=${told.map(({ bombs, pattern }) => `${patternWord(pattern)} ${bombs}`).join(", ")} /></p>`;
}

/** The flak, laid face down before anybody flies. @param {{ scene: Scene, choose: (order: any) => void }} props */
export function FlakCards({ scene, choose }) {
  const { group, stop } = useRoving();
  return html`<ul class="flak-cards" aria-label=${say("flames-strike-flak-title")} ...${group}>
    ${PATTERNS.map((pattern, place) => {
      const choice = scene.may({ order: "do", word: pattern });
      if (!choice) return null;
      /** @type {number[]} */
      const hits = choice.facts.flak;
      return html`<li key=${pattern}><button type="button" class="flak-card play" ...${stop(place)} onClick=${() => choose(choice.order)}>
        <span class="hidden">${choice.say}</span>
        <span class="drawn" aria-hidden="true"><b>${patternWord(pattern)}</b><${PatternPicture} pattern=${pattern} px=${54} />
          <span class="rows">${PATTERNS.map((theirs, row) => html`<span key=${theirs}><${PatternPicture} pattern=${theirs} px=${16} />
            ${patternWord(theirs)} <b>${say("flames-strike-hits", { hits: hits[row] ?? 0 })}</b></span>`)}</span></span>
      </button></li>`;
    })}
    <li class="second">${say("flames-strike-flak-note")} <${RuleLink} id="FLAMES-FLAK-03" system="flames" /></li>
  </ul>`;
}

/** @param {{ scene: Scene, flyer: Flyer }} props */
const Bomber = ({ scene, flyer }) => {
  const { nation, year } = scene.fighter(flyer);
  return html`<th scope="row"><span class="bomber">
    <${AircraftPicture} label="" type=${flyer.fighter} nation=${nation} year=${scene.scenario?.year ?? year} px=${44} heading=${0} />
    <span><b>${callSign(scene, flyer)}</b>
      <${HitBoxes} label=${flyer.label} word="" damage=${flyer.damage} capacity=${[flyer.flips_at, flyer.falls_at]} /></span>
  </span></th>`;
};

/** @param {{ end: End | undefined, flak: string }} props */
const Under = ({ end, flak }) => end
  ? html`<td class=${`under ${end.fate}`}><b>${end.bombs} <${PatternPicture} pattern=${flak} px=${17} /></b><span>${say("flames-strike-fate", { fate: end.fate, hits: end.hits })}</span></td>`
  : html`<td class="under none">–</td>`;

/** The three patterns of one bomber: to be chosen, or announced. @param {{ scene: Scene, flyer: Flyer, ends: Record<string, End[]>, choose: (order: any) => void, stop: (place: number) => any }} props */
const Patterns = ({ scene, flyer, ends, choose, stop }) => {
  const isAsked = scene.asked?.label === flyer.label;
  return html`<td class="whole-row"><span class=${classes("patterns", { play: isAsked })}>${PATTERNS.map((pattern, place) => {
    const choice = isAsked ? scene.may({ order: "do", word: pattern }) : undefined;
    const most = Math.max(...(ends[pattern] ?? []).map(({ bombs }) => bombs));
    const drawn = html`<${PatternPicture} pattern=${pattern} /><span><span>${patternWord(pattern)}</span><b>${most}</b></span>`;
    return choice
      ? html`<button key=${pattern} type="button" ...${stop(place)} onClick=${() => choose(choice.order)}>
          <span class="hidden">${choice.say}</span><span class="drawn" aria-hidden="true">${drawn}</span></button>`
      : html`<span key=${pattern} class=${classes("drawn", { chosen: flyer.raid?.pattern === pattern })}>${drawn}</span>`;
  })}</span></td>`;
};

/** While the patterns are announced. @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Bombing({ scene, choose }) {
  const { group, stop } = useRoving();
  const { strike, target } = scene.view.mission;
  return html`<section class="strike" tabindex="0" aria-label=${say("flames-strike-title")}><div class="tally">
    <h2>${say("flames-strike-title")} <span class="second">${targetWords(scene)}</span></h2>
    <table ...${group}>
      <thead><tr><th>${say("flames-strike-head-over")}</th><th>${say("flames-strike-head-pattern")}</th>
        ${PATTERNS.map((flak) => html`<th key=${flak}><span class="flak-head"><${PatternPicture} pattern=${flak} />
          <span>${say("flames-strike-head-flak")} <b>${patternWord(flak)}</b></span></span></th>`)}</tr></thead>
      <tbody>${strike.over.map((/** @type {{ aircraft: string, ends: Record<string, End[]> }} */ { aircraft, ends }) => {
        const flyer = /** @type {Flyer} */ (scene.flyer(aircraft));
        const chosen = flyer.raid?.pattern;
        return html`<tr key=${aircraft}><${Bomber} scene=${scene} flyer=${flyer} />
          <${Patterns} scene=${scene} flyer=${flyer} ends=${ends} choose=${choose} stop=${stop} />
          ${PATTERNS.map((flak, place) => html`<${Under} key=${flak} flak=${flak} end=${chosen ? ends[chosen]?.[place] : undefined} />`)}</tr>`;
      })}</tbody>
      <tfoot><tr><th scope="row" colspan="2">${say("flames-strike-sum")}</th>
        ${strike.sums.map((/** @type {{ bombs: number, status: string }} */ { bombs, status }) => html`<td class="under"><b>${bombs}</b>
          <span>${statusWord(status)}</span></td>`)}</tr></tfoot>
    </table>
    ${scene.flyers.some(({ raid }) => raid?.pattern) && html`<${Sums} target=${target} sums=${strike.sums} />`}
  </div></section>`;
}

/** The flak that nobody has seen, and what it does. */
export const FaceDown = () => html`<p class="second face-down"><${CardBack} width=${38} />
  <span>${say("flames-strike-note")} <${RuleLink} id="FLAMES-FLAK-06" system="flames" /> <${RuleLink} id="FLAMES-FLAK-07" system="flames" /></span></p>`;

/** What fell, once the flak is turned over. @param {{ scene: Scene }} props */
export function Bombed({ scene }) {
  const { target, pattern } = scene.view.mission;
  const raiders = scene.flyers.filter(({ raid, side }) => side === scene.view.mission.attacker && (raid?.laden || raid?.pattern));
  return html`<section class="strike" tabindex="0" aria-label=${say("flames-strike-over-title")}><div class="tally">
    <h2 class=${`ending ${target.status}`}>${statusWord(target.status)}
      <span class="second">${targetWords(scene)}</span></h2>
    ${pattern && html`<p class="flak-head"><${PatternPicture} pattern=${pattern} px=${48} />
      <span>${say("flames-strike-turned")} <b>${patternWord(pattern)}</b></span></p>`}
    <table>
      <thead><tr>${["over", "pattern", "bombs"].map((head) => html`<th key=${head}>${say(`flames-strike-head-${head}`)}</th>`)}</tr></thead>
      <tbody>${raiders.map((flyer) => html`<tr key=${flyer.label} class=${flyer.flying ? "" : "down"}><${Bomber} scene=${scene} flyer=${flyer} />
        <td class="whole-row">${flyer.raid?.pattern ? html`<span class="flak-head"><${PatternPicture} pattern=${flyer.raid.pattern} />
          ${patternWord(flyer.raid.pattern)}</span>` : "–"}</td>
        <td class="under"><b>${flyer.raid?.dropped ?? 0}</b>${!flyer.flying && html`<span>${say("story-fate-down")}</span>`}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row" colspan="2">${say("flames-strike-sum")}</th><td class="under"><b>${target.bombs}</b></td></tr></tfoot>
    </table>
  </div></section>`;
}
