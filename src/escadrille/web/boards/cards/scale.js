// The five-step scale that names a position; while a maneuver is composed, its steps are buttons.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useRoving } from "../kit/roving.js";
import { POSITIONS } from "./scene.js";

/** @import { Choice } from "../kit/scene.js" */

/**
 * @param {object} props
 * @param {number} props.now from -2 Tailed to 2 Tailing
 * @param {string} props.one
 * @param {string} props.other
 * @param {boolean} props.isApart do they fly at different levels?
 * @param {(position: number) => string} props.positionWord
 * @param {Map<number, Choice>} [props.steps] the orders that end on each step
 * @param {string} props.rule
 * @param {(order: any) => void} props.choose
 */
export function ScaleView({ now, one, other, isApart, positionWord, steps = new Map(), rule, choose }) {
  const { group, stop } = useRoving();
  let place = 0;
  const standing = POSITIONS[now + 2] ?? "neutral";
  return html`<section
    class=${`scale${steps.size ? " stepping" : ""}`}
    aria-label=${say("cards-scale-title")}
    data-rule=${rule}>
    <p class="hidden">${say("cards-scale-words", { one, other, position: positionWord(now) })}</p>
    <ol ...${group}>
      ${POSITIONS.map((name, index) => {
        const position = index - 2;
        const step = steps.get(position);
        const word = html`<span class="long">${positionWord(position)}</span>`;
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
      <span class="second">${say(isApart ? "cards-scale-apart" : `cards-scale-brief-${standing}`)}</span>
    </p>
    <p class=${isApart ? "apart" : "apart none"}>${say("cards-scale-apart")}</p>
  </section>`;
}
