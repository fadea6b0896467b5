// Whose sequence it is, the clock, the five phases with what they brought, and the order of play.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { StatusView, dialOf } from "../kit/status.js";
import { Scene, isOut } from "./scene.js";
import { PHASES, sequenceStory } from "./story.js";
import { levelWord, turnWords } from "./terms.js";

/** @import { BoardProps } from "../index.js" */

/** A fight to the death has no last turn. @param {any} view */
const clockOf = (view) => ({
  turn: view.turn,
  turns: view.to_the_death ? 0 : view.turns,
  phase: PHASES.indexOf(view.phase) + 1,
  phases: PHASES.length,
});

/** What a phase that is over brought. @param {ReturnType<typeof sequenceStory>} story @param {string} phase */
function broughtWords(story, phase) {
  if (!story.known) return "";
  if (phase === "wingman")
    return story.raided ? say("zero-did-raid", { enemy: story.raided }) : say("zero-did-wait");
  if (phase === "altitude")
    return story.moved
      ? say(story.moved.climbed ? "cards-did-climb" : "cards-did-dive", { level: levelWord(story.moved.level) })
      : say("cards-did-stay");
  if (phase === "play") return story.left ? say("zero-did-leave") : say("cards-did-actions", { count: story.played });
  return say("cards-did-discard", { count: story.discarded });
}

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { turn, scores, seats } = scene.view;
  const clock = clockOf(scene.view);
  const story = sequenceStory(scene.message);
  const phases = PHASES.map((name) => ({ name, word: say(`zero-phase-${name}`), told: broughtWords(story, name) }));
  const points = [0, 1].map((side) => scores[seats.indexOf(side)] ?? 0).join(" – ");
  return html`<${StatusView}
    title=${turnWords(scene)} clock=${clock} phases=${clock.phase > 0 && !scene.isOver ? phases : []}
    scenario=${spoken(scene.scenario?.title)}>
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

export const Dial = dialOf(clockOf);
