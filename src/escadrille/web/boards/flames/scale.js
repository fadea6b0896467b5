// The five-step scale that names a position; while a maneuver is composed, its steps are buttons.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useRoving } from "./roving.js";
import { POSITIONS, positionOf } from "./scene.js";
import { callSign, positionWord } from "./terms.js";

/** @import { Choice, Flyer, Scene } from "./scene.js" */

/**
 * The orders that end on each step of the scale.
 * @param {Scene} scene @param {number} now @returns {Map<number, Choice>}
 */
function stepsFrom(scene, now) {
  /** @type {Map<number, Choice>} */
  const found = new Map();
  if (scene.decision !== "steps") return found;
  for (const choice of scene.legal.values()) found.set(now + choice.order.steps, choice);
  return found;
}

/** @param {{ scene: Scene, left: Flyer, right: Flyer, choose: (order: any) => void }} props */
export function Scale({ scene, left, right, choose }) {
  const now = positionOf(left, right);
  const steps = stepsFrom(scene, now);
  const { group, stop } = useRoving();
  let place = 0;
  const standing = POSITIONS[now + 2] ?? "neutral";
  const isApart = now === 0 && left.level !== right.level && left.flying && right.flying && left.level && right.level;
  const words = say("flames-scale-words", {
    one: callSign(scene, left),
    other: callSign(scene, right),
    position: positionWord(now),
  });
  return html`<section
    class=${`scale${steps.size ? " stepping" : ""}`}
    aria-label=${say("flames-scale-title")}
    data-rule="FLAMES-POS-01">
    <p class="hidden">${words}</p>
    <ol ...${group}>
      ${POSITIONS.map((name, index) => {
        const position = index - 2;
        const step = steps.get(position);
        const word = html`<span class="long">${say(`flames-position-${name}`)}</span>`;
        return html`<li key=${name} class=${position === now ? "now" : ""} aria-hidden=${step ? undefined : "true"}>
          ${
            step
              ? html`<button
                type="button" class="play"
                ...${stop(place++)}
                onClick=${() => choose(step.order)}
                aria-label=${step.say}
                >${word}</button>`
              : html`<span class="name">${word}</span>`
          }
          <i></i>
        </li>`;
      })}
    </ol>
    <p class="named" aria-hidden="true">
      <b>${positionWord(now)}</b>
      <span class="second">${say(`flames-scale-brief-${standing}`)}</span>
    </p>
    ${isApart && html`<p class="apart">${say("flames-scale-apart")}</p>`}
  </section>`;
}
