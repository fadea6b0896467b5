// The screens of a campaign: which there are now, which one shows itself, and which one the player looks at.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";
import { isJustOver, lastOver } from "./past.js";

/** @import { Scene } from "./scene.js" */

/** @typedef {"map" | "flight" | "way" | "area" | "debriefing" | "book" | "outcome"} ScreenName */

/** @type {Record<string, ScreenName>} */
const OF_DECISION = {
  recruit: "map", promote: "map", target: "map", assign: "flight", tanker: "flight", arm: "flight", abort: "way",
  rest: "debriefing",
};
/** Nobody is over the target: the flight is on its way there, or home. */
const UNDER_WAY = ["target-bound", "home-bound", "rescue"];

/** What a player has turned to, and at which question. */
const turned = signal(/** @type {{ at: string, screen: ScreenName | null }} */ ({ at: "", screen: null }));

/** A question of one kind in one mission of one game. @param {Scene} scene */
const placeOf = ({ message, view }) => [message.game, view.slot, view.decision].join(":");

/** The screen on which the present question is answered best. @param {Scene} scene @returns {ScreenName} */
function usual(scene) {
  const { view } = scene;
  if (view.over) return "outcome";
  if (view.decision === "target" && isJustOver(scene.past)) return "debriefing";
  return OF_DECISION[view.decision] ?? (UNDER_WAY.includes(view.phase) ? "way" : view.target ? "area" : "map");
}

/** Those that have something to show. @param {Scene} scene @returns {ScreenName[]} */
function screensOf(scene) {
  const { view } = scene;
  /** @type {[ScreenName, boolean][]} */
  const all = [
    ["outcome", view.over],
    ["map", true],
    ["flight", Boolean(view.target)],
    ["way", usual(scene) === "way"],
    ["area", Boolean(view.target)],
    ["debriefing", Boolean(lastOver(scene.past)) || view.decision === "rest"],
    ["book", scene.past.length > 0],
  ];
  return all.flatMap(([screen, isThere]) => (isThere ? [screen] : []));
}

/** @param {Scene} scene @returns {ScreenName} */
export function shownScreen(scene) {
  const { at, screen } = turned.value;
  return screen && at === placeOf(scene) && screensOf(scene).includes(screen) ? screen : usual(scene);
}

/** @param {Scene} scene @param {ScreenName} screen */
export function turnTo(scene, screen) {
  turned.value = { at: placeOf(scene), screen };
}

/** @param {{ scene: Scene, shown: ScreenName }} props */
export function Screens({ scene, shown }) {
  const screens = screensOf(scene);
  if (screens.length < 2) return null;
  return html`<nav class="ph-screens" aria-label=${say("phantom-screens")}>
    ${screens.map((screen) => html`<button
      key=${screen} type="button" data-screen=${screen}
      aria-current=${screen === shown ? "true" : undefined}
      onClick=${() => turnTo(scene, screen)}
    >${say(`phantom-screen-${screen}`)}</button>`)}
  </nav>`;
}
