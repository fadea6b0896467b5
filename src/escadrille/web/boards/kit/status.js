// Whose turn it is, the clock, and the phases with what they brought.
import { html } from "../../lib/html.js";
import { Clock } from "../../parts/clock.js";

/** @import { BoardProps } from "../index.js" */
/** @typedef {{ turn: number, turns: number, phase: number, phases: number, word?: string, label?: string }} Hands */

/** The small clock of a board. @param {(view: any) => Hands} clockOf */
export const dialOf = (clockOf) =>
  /** @param {BoardProps & { size: number }} props */
  ({ message, size }) => html`<${Clock} size=${size} ...${clockOf(message.view)} />`;

/**
 * @param {object} props
 * @param {string} props.title
 * @param {Hands} props.clock
 * @param {{ name: string, word: string, told: string }[]} props.phases none before the fight and after it
 * @param {string} props.scenario told where there are no phases
 * @param {any} [props.children]
 */
export const StatusView = ({ title, clock, phases, scenario, children }) => html`<div class="dogfight-status">
  <${Clock} size=${118} ...${clock} />
  <div class="grow">
    <h2>${title}</h2>
    ${phases.length > 0
      ? html`<ol class="phases">${phases.map(({ name, word, told }, place) => {
          const state = place + 1 < clock.phase ? "past" : place + 1 === clock.phase ? "now" : "next";
          return html`<li key=${name} class=${state} aria-current=${state === "now" ? "step" : undefined}>
            <span>${place + 1}</span> ${word}
            ${state === "past" && told && html`<span class="told">, ${told}</span>`}
          </li>`;
        })}</ol>`
      : html`<p class="second">${scenario}</p>`}
    ${children}
  </div>
</div>`;
