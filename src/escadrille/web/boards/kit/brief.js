// Before the aircraft are known: what the battle is about, above its chart.
import { html } from "../../lib/html.js";
import { favoured, spoken, yearOf } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";

/** @import { BoardScene } from "./scene.js" */

/**
 * @param {object} props
 * @param {BoardScene} props.scene
 * @param {any} props.ground the chart below
 * @param {(side: any) => string} props.forces what a side flies, in words
 */
export function Briefing({ scene: { scenario, view, side: mine }, ground, forces }) {
  const title = spoken(scenario?.title);
  return html`<div class="briefed"><div class="airspace">
    ${ground}
    <div class="battle-brief" role="region" tabindex="0" aria-label=${title}>
      <h2>${title}</h2>
      ${spoken(scenario?.briefing).split("\n").map((line) => html`<p>${line}</p>`)}
      ${favoured(scenario) && html`<p>${say("scenario-favours", { side: favoured(scenario) })}</p>`}
      <dl>
        ${(scenario?.side ?? []).map(
          (/** @type {any} */ side, /** @type {number} */ number) => html`<div class=${number === mine ? "mine" : ""}>
            <dt>${spoken(side.name)}</dt>
            <dd>${forces(side)}</dd>
          </div>`,
        )}
      </dl>
      <p class="second">${say("cards-brief-turns", { turns: view.turns, year: `${yearOf(scenario) ?? ""}` })}</p>
    </div>
  </div></div>`;
}
