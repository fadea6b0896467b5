// Whose turn it is, the clock, and the six phases with what they brought.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { StatusView, dialOf } from "../kit/status.js";
import { Target } from "./raid.js";
import { Scene } from "./scene.js";
import { PHASES, turnStory } from "./story.js";
import { levelWord, turnWords } from "./terms.js";

/** @import { BoardProps } from "../index.js" */

/** What a phase that is over brought. @param {ReturnType<typeof turnStory>} story @param {number} phase */
function broughtWords(story, phase) {
  if (!story.known) return "";
  if (story.stalled.includes(phase)) return say("flames-did-stall");
  if (phase === 1 || phase === 6) return say("cards-did-draw", { count: story.drew[phase === 1 ? 0 : 1] ?? 0 });
  if (phase === 2)
    return story.moved
      ? say(story.moved.climbed ? "cards-did-climb" : "cards-did-dive", { level: levelWord(story.moved.level) })
      : say("cards-did-stay");
  if (phase === 3) return say("flames-did-speed", { points: story.compared?.points ?? 0 });
  if (phase === 4) return say("cards-did-actions", { count: story.played });
  return say("cards-did-discard", { count: story.discarded });
}

/** Its phase counts from 1; it is 0 before the first turn and after the last. @param {any} view */
const clockOf = ({ turn, turns, phase }) => ({
  turn, turns, phase: PHASES.indexOf(phase) + 1, phases: PHASES.length,
});

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { turn, scores } = scene.view;
  const clock = clockOf(scene.view);
  const story = turnStory(scene.message);
  const phases = PHASES.map((name, place) => ({
    name, word: say(`flames-status-${name}`), told: broughtWords(story, place + 1),
  }));
  return html`<${StatusView}
    title=${turnWords(scene)} clock=${clock} phases=${clock.phase > 0 && !scene.isOver ? phases : []}
    scenario=${spoken(scene.scenario?.title)}>
    <${Target} scene=${scene} />
    ${turn > 0 && !scene.isDuel && html`<p class="scores second">
      ${say("flames-board-points", { points: scores.join(" – ") })}
    </p>`}
  <//>`;
}

export const Dial = dialOf(clockOf);
