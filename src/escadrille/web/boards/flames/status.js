// Whose turn it is, the clock, and the six phases with what they brought.
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Clock } from "../../parts/clock.js";
import { Scene } from "./scene.js";
import { PHASES, turnStory } from "./story.js";
import { callSign, levelWord } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { TurnStory } from "./story.js" */

/** The present phase, counted from 1; 0 before the first turn and after the last. @param {any} view */
const phaseNumber = (view) => PHASES.indexOf(view.phase) + 1;

/** What a phase that is over brought. @param {TurnStory} story @param {number} phase */
function broughtWords(story, phase) {
  if (!story.known) return "";
  const stalled = story.stalled.includes(phase);
  if (stalled) return say("flames-did-stall");
  if (phase === 1 || phase === 6) return say("flames-did-draw", { count: story.drew[phase === 1 ? 0 : 1] ?? 0 });
  if (phase === 2)
    return story.moved
      ? say(story.moved.climbed ? "flames-did-climb" : "flames-did-dive", { level: levelWord(story.moved.level) })
      : say("flames-did-stay");
  if (phase === 3) return say("flames-did-speed", { points: story.compared?.points ?? 0 });
  if (phase === 4) return say("flames-did-actions", { count: story.played });
  return say("flames-did-discard", { count: story.discarded });
}

/** @param {Scene} scene */
function turnWords(scene) {
  const { over, active, phase } = scene.view;
  if (over) return say("flames-phase-over");
  const flyer = scene.flyer(active);
  if (!flyer) return say(`flames-phase-${phase}`);
  if (!scene.isMine(flyer)) return say("flames-turn-of", { aircraft: callSign(scene, flyer) });
  return scene.isDuel ? say("flames-turn-yours") : say("flames-turn-yours-with", { aircraft: callSign(scene, flyer) });
}

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { turn, turns, scores, over } = scene.view;
  const now = phaseNumber(scene.view);
  const story = turnStory(scene.message);
  return html`<div class="dogfight-status">
    <${Clock} size=${118} turn=${turn} turns=${turns} phase=${now} phases=${PHASES.length} />
    <div class="grow">
      <h2>${turnWords(scene)}</h2>
      ${
        now > 0 && !over
          ? html`<ol class="phases">
            ${PHASES.map((phase, place) => {
              const told = place + 1 < now ? broughtWords(story, place + 1) : "";
              return html`<li
                key=${phase}
                class=${place + 1 < now ? "past" : place + 1 === now ? "now" : "next"}
                aria-current=${place + 1 === now ? "step" : undefined}>
                <span>${place + 1}</span> ${say(`flames-status-${phase}`)}
                ${told && html`<span class="told">, ${told}</span>`}
              </li>`;
            })}
          </ol>`
          : html`<p class="second">${scene.scenario?.title?.[lang.value] ?? ""}</p>`
      }
      ${
        turn > 0 &&
        !scene.isDuel &&
        html`<p class="scores second">${say("flames-board-points", { points: scores.join(" – ") })}</p>`
      }
    </div>
  </div>`;
}

/** @param {BoardProps & { size: number }} props */
export const Dial = ({ message, size }) =>
  html`<${Clock}
    size=${size} turn=${message.view.turn} turns=${message.view.turns}
    phase=${phaseNumber(message.view)} phases=${PHASES.length} />`;
