// The board of a campaign: its missions at the left, and the map, the mission or the record. See boards/index.js.
import { html } from "../../lib/html.js";
import { lineOf } from "../../lib/said.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";
import { StatusView, dialOf } from "../kit/status.js";
import { chaptersOf } from "../kit/story.js";
import { capital } from "../kit/terms.js";
import { CampaignMap } from "./map.js";
import { MissionSheet } from "./mission.js";
import { CampaignRecord } from "./record.js";
import { MissionResult } from "./result.js";
import { Scene } from "./scene.js";
import { CampaignSide } from "./side.js";
import { campWord, netWords } from "./terms.js";

export { Tray } from "./tray.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Message, Words } from "../../lib/types.js" */
/** @import { BoardProps } from "../index.js" */
/** @typedef {"map" | "mission" | "result" | "record"} ScreenName */

/** What the reader has turned to, and at which question. */
const turned = signal(/** @type {{ at: string, screen: ScreenName | null }} */ ({ at: "", screen: null }));

/** @param {Scene} scene */
const placeOf = ({ message, view, decision }) => [message.game, view.mission, decision].join(":");

/** @param {Scene} scene @returns {ScreenName[]} */
const screensOf = ({ view }) => [
  "map",
  ...(view.plan ? /** @type {const} */ (["mission"]) : []),
  ...(view.log.length > 0 ? /** @type {const} */ (["result"]) : []),
  "record",
];

/** @param {Scene} scene @returns {ScreenName} */
function shownScreen(scene) {
  const { at, screen } = turned.value;
  if (screen && at === placeOf(scene) && screensOf(scene).includes(screen)) return screen;
  if (scene.isOver) return "record";
  return scene.view.plan ? "mission" : scene.decision || scene.view.log.length === 0 ? "map" : "result";
}

/** @param {BoardProps} props */
export function Board(props) {
  const scene = new Scene(props);
  const shown = shownScreen(scene);
  return html`<div class=${`campaign-table on-${shown}`}>
    <${CampaignSide} scene=${scene} />
    <div class="camp-main">
      <nav class="camp-tabs" aria-label=${say("flames-campaign-screens")}>
        ${screensOf(scene).map((screen) => html`<button key=${screen} type="button" data-screen=${screen}
          aria-current=${screen === shown ? "true" : undefined}
          onClick=${() => (turned.value = { at: placeOf(scene), screen })}>${say(`flames-campaign-screen-${screen}`)}</button>`)}
      </nav>
      <div class="camp-screen" key=${shown}>
        ${shown === "map" && html`<${CampaignMap} scene=${scene} choose=${props.choose} />`}
        ${shown === "mission" && html`<${MissionSheet} scene=${scene} />`}
        ${shown === "result" && html`<${MissionResult} scene=${scene} log=${props.log} />`}
        ${shown === "record" && html`<${CampaignRecord} scene=${scene} />`}
      </div>
    </div>
  </div>`;
}

/** @param {any} view */
const clockOf = ({ mission, missions }) => ({
  turn: mission, turns: missions, phase: 0, phases: 0,
  word: say("flames-campaign-clock"), label: say("flames-campaign-mission", { mission, missions }),
});

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { view } = scene;
  const decision = !view.plan ? "arrow" : view.plan.revealed ? "fly" : "option";
  const title = scene.isOver ? say(`flames-campaign-grade-${view.grade}`) : say("flames-campaign-decision", { value: decision });
  return html`<${StatusView} title=${capital(title)} clock=${clockOf(view)} phases=${[]} scenario=${spoken(scene.sheet.title)}>
    <p class="second">
      ${!scene.isOver && view.initiative && say("flames-campaign-attacks", { side: campWord(view.initiative) })}
      ${view.scale > 1 && ` · ${say("flames-campaign-scale", { scale: view.scale })}`}
    </p>
    <p class="scores"><b>${say("flames-campaign-points", { axis: view.axis, allies: view.allies, net: netWords(view.net) })}</b></p>
  <//>`;
}

export const Dial = dialOf(clockOf);

/** @param {Message} message */
export function question({ asked, said }) {
  const [text = ""] = said.question;
  return asked ? { flag: say(`flames-campaign-flag-${asked.decision}`), text: capital(text) } : null;
}

/** @param {any} order */
export const handled = ({ order }) => order !== "do";

/** @param {any} order */
export const declines = ({ order, word }) => order === "do" && word === "none";

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => capital(lineOf(words));

/** A replay counts missions. */
export const dated = "replay-at-mission";

/** Follows the events of a campaign: its turns are missions. */
class Place {
  turn = 1;

  /** @param {any} event */
  pass({ event, mission }) {
    if (event === "MissionBegan") this.turn = mission;
    return { turn: this.turn, phase: 0 };
  }
}

/** @param {LogRow[]} rows */
export const chapters = (rows) =>
  chaptersOf(rows, new Place(), [], (mission) => say("flames-campaign-chapter", { mission }));
