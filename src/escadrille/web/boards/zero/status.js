// Whose sequence it is, the clock, the five phases with what they brought, and the order of play.
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Clock } from "../../parts/clock.js";
import { StatusView } from "../cards/status.js";
import { turnOf } from "../cards/terms.js";
import { Scene, isOut } from "./scene.js";
import { PHASES, sequenceStory } from "./story.js";
import { callSign, levelWord } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { SequenceStory } from "./story.js" */

/** A fight to the death has no last turn. @param {any} view */
const clockOf = (view) => ({
  turn: view.turn,
  turns: view.to_the_death ? 0 : view.turns,
  phase: PHASES.indexOf(view.phase) + 1,
  phases: PHASES.length,
});

/** What a phase that is over brought. @param {Scene} scene @param {SequenceStory} story @param {string} phase */
function broughtWords(scene, story, phase) {
  if (!story.known) return "";
  if (phase === "wingman") {
    const enemy = scene.flyers[story.raided ?? -1]?.label;
    return enemy ? say("zero-did-raid", { enemy }) : say("zero-did-wait");
  }
  if (phase === "altitude")
    return story.moved
      ? say(story.moved.climbed ? "cards-did-climb" : "cards-did-dive", { level: levelWord(story.moved.level) })
      : say("cards-did-stay");
  if (phase === "play") return story.left ? say("zero-did-leave") : say("cards-did-actions", { count: story.played });
  return say("cards-did-discard", { count: story.discarded });
}

/** @param {Scene} scene */
function turnWords(scene) {
  const { over, active, phase } = scene.view;
  if (over) return say("zero-phase-over");
  const flyer = scene.flyer(active);
  if (!flyer) return say(`zero-phase-${phase}`);
  return turnOf(scene, flyer, callSign(scene, flyer));
}

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { turn, scores, seats, over } = scene.view;
  const clock = clockOf(scene.view);
  const story = sequenceStory(scene.message);
  const phases = PHASES.map((name) => ({
    name,
    word: say(`zero-phase-${name}`),
    told: broughtWords(scene, story, name),
  }));
  const points = [0, 1].map((side) => scores[seats.indexOf(side)] ?? 0).join(" – ");
  return html`<${StatusView}
    title=${turnWords(scene)} clock=${clock} phases=${clock.phase > 0 && !over ? phases : []}
    scenario=${scene.scenario?.title?.[lang.value] ?? ""}>
    ${turn > 0 && html`<p class="scores second">${say("zero-board-points", { points })}</p>`}
    ${!scene.isDuel && turn > 0 && html`<${OrderOfPlay} scene=${scene} />`}
  <//>`;
}

/** @param {{ scene: Scene }} props */
const OrderOfPlay = ({ scene }) => html`<ol
  class="sequence-order" aria-label=${say("zero-order-title")} data-rule="ZERO-SET-15">
  ${scene.view.order.map((/** @type {string} */ label) => {
    const element = scene.element(label);
    if (!element) return null;
    const { leader } = element;
    const isNow = scene.view.active === label;
    const state = [isNow && "now", isOut(element) && "out", leader.acted && !isNow && "acted"];
    return html`<li key=${label} class=${state.filter(Boolean).join(" ")} aria-current=${isNow ? "step" : undefined}>
      ${scene.isOurs(leader) ? "▲" : "▽"} ${label}
    </li>`;
  })}
</ol>`;

/** @param {BoardProps & { size: number }} props */
export const Dial = ({ message, size }) => html`<${Clock} size=${size} ...${clockOf(message.view)} />`;
