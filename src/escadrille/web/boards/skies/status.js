// Where the turn stands: the clock, the steps of the activation, and below them the morale of every squadron.
import { Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { StatusView, dialOf } from "../kit/status.js";
import { Boom } from "./glyphs.js";
import { Scene } from "./scene.js";
import { ownerWord, signOf, squadronWord } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Squadron } from "./scene.js" */

/** The steps of an activation that are shown; turrets only where there are any. */
const STEPS = ["start", "open", "move", "act", "defence", "finish"];
/** Steps that belong to the action. */
const ACTING = ["break", "again", "break-again"];

/** @param {any} view */
const stepsOf = ({ aircraft }) =>
  STEPS.filter((step) => step !== "defence" || aircraft.some((/** @type {any} */ one) => one.weapons.length > 0));

/** @param {any} view */
function clockOf(view) {
  const { turn, turns, step, over } = view;
  const steps = stepsOf(view);
  const now = ACTING.includes(step) ? "act" : step;
  return { turn, turns, phase: over || !step ? 0 : steps.indexOf(now) + 1, phases: steps.length };
}

/** @param {Scene} scene */
function titleOf({ view, isOver }) {
  if (isOver) return say("skies-status-over");
  if (view.active) return say("skies-status-flight", { aircraft: view.active });
  return view.turn ? say("skies-status-turn", { turn: view.turn }) : say("skies-status-before");
}

/** A square for each aircraft or engine in play; Booms fill them. @param {{ scene: Scene, squadron: Squadron }} props */
function Morale({ scene, squadron }) {
  const { booms, strength, side } = squadron;
  const owner = { seat: side, side };
  const isBegun = scene.view.turn > 0;
  const squares = isBegun ? Math.max(strength, booms) : squadron.aircraft.length;
  const drawn = scene.drawn(squadron);
  const words = isBegun ? say("skies-morale", { booms, strength }) : say("skies-morale-before", { count: squares });
  return html`<li class="squadron" data-squadron=${squadron.label}>
    <${Marking} nation=${drawn.nation} year=${drawn.year} px=${24} />
    <span class="called"><b>${squadronWord(scene, squadron)}</b> <span class="second">${signOf(scene, squadron)} ${ownerWord(scene, owner)}</span></span>
    <span class="state-word">${words}</span>
    <span class="gauge" aria-hidden="true">
      ${Array.from({ length: squares }, (_, place) => html`<i key=${place}
        class=${place < booms ? (place < strength ? "full" : "full over") : ""}>${place < booms && html`<${Boom} size=${16} />`}</i>`)}
      <span class="bar"></span><i class="last">${say("skies-morale-breaks")}</i>
    </span>
  </li>`;
}

/** Cards of the other side, the mission, haze. @param {Scene} scene */
function facts({ players, view, me, scenario }) {
  const others = players.filter(({ side, cards, deck }) => side !== me && cards + deck > 0);
  return [
    ...others.map(({ side, cards, deck }) => say("skies-board-their-cards", {
      side: scenario?.side?.[side]?.name[lang.value] ?? "", cards, deck })),
    view.exit && say("skies-board-exit", { edge: say(`skies-edge-${view.exit}`) }),
    view.scores.some(Boolean) && say("skies-board-scores", { one: view.scores[0], other: view.scores[1] }),
  ].filter(Boolean);
}

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const view = { ...scene.view, over: scene.isOver };
  const phases = stepsOf(view).map((name) => ({ name, word: say(`skies-step-${name}`), told: "" }));
  const known = facts(scene);
  return html`<div class="sky-status">
    <${StatusView} title=${titleOf(scene)} clock=${clockOf(view)} phases=${view.active && !view.over ? phases : []}
      scenario=${scene.scenario?.title?.[lang.value] ?? ""}>
      ${known.length > 0 && html`<p class="second facts">${known.join(" · ")}</p>`}
    <//>
    <ul class="morale" aria-label=${say("skies-morale-title")}>
      ${scene.squadrons.map((squadron) => html`<${Morale} key=${squadron.label} scene=${scene} squadron=${squadron} />`)}
    </ul>
  </div>`;
}

export const Dial = dialOf(clockOf);
