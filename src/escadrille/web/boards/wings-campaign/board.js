// The board of a campaign of wings: the aerodrome, the briefing, the debriefing, the squadron book. See boards/index.js.
import { html } from "../../lib/html.js";
import { lineOf } from "../../lib/said.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { signal } from "../../vendor/signals.js";
import { StatusView, dialOf } from "../kit/status.js";
import { chaptersOf } from "../kit/story.js";
import { capital } from "../kit/terms.js";
import { Aerodrome, Roster } from "./aerodrome.js";
import { Briefing } from "./briefing.js";
import { Career } from "./career.js";
import { Debriefing } from "./debriefing.js";
import { Scores } from "./pieces.js";
import { Scene } from "./scene.js";
import { campWord, dateWords } from "./terms.js";
import { isBar } from "./tray.js";

export { Entry } from "./entry.js";
export { Tray } from "./tray.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Message, Words } from "../../lib/types.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { Man } from "./scene.js" */
/** @typedef {"aerodrome" | "briefing" | "debriefing" | "book"} ScreenName */

const SHOPPING = ["Purchased", "Repaired", "Equipped"];

/** What the reader has turned to, and at which question. */
const turned = signal(/** @type {{ at: string, screen: ScreenName | null }} */ ({ at: "", screen: null }));
/** Whose page of the book is open. */
const read = signal(/** @type {{ side: number, name: string } | null} */ (null));

/** @param {Scene} scene */
const placeOf = ({ message, view, decision }) => [message.game, view.mission, decision, view.learner].join(":");

/** @param {Scene} scene @returns {ScreenName[]} */
const screensOf = ({ log }) => ["aerodrome", "briefing", ...(log.length > 0 ? /** @type {const} */ (["debriefing"]) : []), "book"];

/** Has nothing been done since the last mission was settled? @param {Scene} scene */
const isFresh = (scene) => scene.log.length > 0 && scene.settled.every(({ event }) => event.side !== scene.ours.side || !SHOPPING.includes(event.event));

/** @param {Scene} scene @returns {ScreenName} */
function shownScreen(scene) {
  const { at, screen } = turned.value;
  if (screen && at === placeOf(scene) && screensOf(scene).includes(screen)) return screen;
  const { decision } = scene;
  if (decision === "skill" || decision === "behaviour") return "book";
  if (scene.isOver || (decision === "base" && isFresh(scene))) return scene.log.length > 0 ? "debriefing" : "aerodrome";
  return scene.plan || decision === "choose" ? "briefing" : "aerodrome";
}

/** Whose career is shown: the learner's, or whose page was opened. @param {Scene} scene @returns {{ side: number, man: Man | undefined }} */
function readOf(scene) {
  const { side, name } = read.value ?? { side: scene.side, name: "" };
  const wanted = scene.view.learner && !(turned.value.screen && turned.value.at === placeOf(scene)) ? scene.view.learner : name;
  const of = wanted === scene.view.learner ? scene.side : side;
  const { pilots } = /** @type {any} */ (scene.squadrons[of]);
  return { side: of, man: pilots.find((/** @type {Man} */ one) => one.name === wanted) ?? pilots[0] };
}

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  const shown = shownScreen(scene);
  /** @param {ScreenName} screen */
  const turn = (screen) => (turned.value = { at: placeOf(scene), screen });
  /** @param {number} side @param {Man} man */
  const open = (side, { name }) => {
    read.value = { side, name };
    turn("book");
  };
  return html`<div class=${`wing-table on-${shown}`}>
    <nav class="screens" aria-label=${say("wings-camp-screens")}>
      ${screensOf(scene).map((screen) => html`<button key=${screen} type="button" data-screen=${screen}
        aria-current=${screen === shown ? "true" : undefined} onClick=${() => turn(screen)}>${say(`wings-camp-screen-${screen}`)}</button>`)}
    </nav>
    <div class="wing-screen" key=${shown}>
      ${shown === "aerodrome" && html`<${Aerodrome} scene=${scene} open=${(/** @type {Man} */ man) => open(scene.side, man)} />`}
      ${shown === "briefing" && html`<${Briefing} scene=${scene} choose=${props.choose} />`}
      ${shown === "debriefing" && html`<${Debriefing} scene=${scene} open=${open} />`}
      ${shown === "book" && html`<${Book} scene=${scene} choose=${props.choose} open=${open} />`}
    </div>
  </div>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void, open: (side: number, man: Man) => void }} props */
function Book({ scene, choose, open }) {
  const { side, man } = readOf(scene);
  return html`<div class="volume">
    ${man ? html`<${Career} key=${`${side} ${man.name}`} scene=${scene} side=${side} man=${man} choose=${choose} open=${open} />`
      : html`<p class="second nobody">${say("wings-camp-no-pilots")}</p>`}
    ${[scene.side, 1 - scene.side].map((one) => html`<section key=${one} class="wall"><h3>${one === scene.side ? "▲" : "▽"} ${scene.nameOf(one)}</h3>
      <${Roster} scene=${scene} side=${one} open=${(/** @type {Man} */ other) => open(one, other)} /></section>`)}
  </div>`;
}

/** @param {any} view */
const clockOf = ({ mission, missions }) => ({
  turn: Math.min(mission, missions), turns: missions, phase: 0, phases: 0,
  word: say("wings-camp-clock"), label: say("wings-campaign-mission", { mission, missions }),
});

/** @param {{ scene: Scene, side: number }} props */
const Ruined = ({ scene, side }) => {
  const { ruined } = /** @type {any} */ (scene.squadrons[side]);
  return ruined.length > 0 && html`<p>${side === scene.side ? "▲" : "▽"} ${say("wings-campaign-ruined", {
    objectives: ruined.map((/** @type {string} */ name) => say(`wings-campaign-major-${name}`)).join(", ") })}</p>`;
};

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { view, ours } = scene;
  const lost = ours.pilots.filter(({ state }) => state === "dead" || state === "captured" || state === "missing");
  return html`<${StatusView} title=${scene.nameOf(scene.side)} clock=${clockOf(view)} phases=${[]} scenario=${dateWords(view.date)}>
      <p class="active-chip">${view.active === ours.side ? "▲" : "▽"} ${say("wings-campaign-active", { side: campWord(view.active) })}</p>
    <//>
    <div class="block"><h3>${say("wings-camp-score")} <span class="second">${say("wings-camp-reserve", { points: ours.points })}</span></h3>
      <${Scores} scene=${scene} /></div>
    ${scene.squadrons.some(({ ruined }) => ruined.length > 0) && html`<div class="block"><h3>${say("wings-camp-majors")} <${RuleLink} id="WINGS-MAJ-03" system="wings" /></h3>
      <${Ruined} scene=${scene} side=${scene.side} /><${Ruined} scene=${scene} side=${1 - scene.side} /></div>`}
    ${lost.length > 0 && html`<div class="block"><h3>${say("wings-camp-fallen")}</h3>
      <p>${lost.map(({ name, state, mission }) => say("wings-camp-fell", { name, state: say(`wings-fate-${state}`), mission })).join(" · ")}</p></div>`}`;
}

export const Dial = dialOf(clockOf);

/** @param {Message} message */
export function question({ asked, said, view }) {
  const [text = ""] = said.question;
  return asked ? { flag: say(`wings-camp-flag-${view.asked}`), text: capital(text) } : null;
}

/** @param {any} order @param {Message} message */
export const handled = (order, message) => message.view.asked !== "fly" && !isBar(order);

/** Nothing is declined here: who is done says so. */
export const declines = () => false;

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => capital(lineOf(words));

/** A replay counts missions. */
export const dated = "replay-at-mission";

const BEGINS = ["Purchased", "Repaired", "Equipped", "Learnt", "BaseLeft", "ActiveNamed"];

/** Follows the events of a campaign: its turns are missions, each with what is done on the ground before it. */
class Place {
  turn = 1;
  #isSettled = false;

  /** @param {any} event */
  pass({ event }) {
    if (event === "MissionSettled") this.#isSettled = true;
    else if (this.#isSettled && BEGINS.includes(event)) {
      this.turn += 1;
      this.#isSettled = false;
    }
    return { turn: this.turn, phase: 0 };
  }
}

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Place(), [], (mission) => say("mission-number", { number: mission }));
