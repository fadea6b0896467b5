// Before the aircraft are known: what the battle is about.
import { html } from "../../lib/html.js";
import { favoured, yearOf } from "../../lib/scenarios.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Chart } from "./chart.js";

/** @import { CardScene } from "./scene.js" */

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {string | undefined} props.theatre
 * @param {(side: any) => string} props.forces what a side flies, in words
 * @param {any} [props.ground] another chart than that of the theatre
 */
export function Briefing({ scene, theatre, forces, ground }) {
  const { scenario, view } = scene;
  const text = scenario?.briefing?.[lang.value] ?? "";
  return html`<div class="dogfight">
    <div class="spread"><div class="airspace">
      ${ground ?? html`<${Chart} scenario=${scenario} theatre=${theatre} />`}
      <div class="battle-brief box" role="region" tabindex="0" aria-label=${scenario?.title?.[lang.value]}>
        <h2>${scenario?.title?.[lang.value]}</h2>
        ${text.split("\n").map((/** @type {string} */ line) => html`<p>${line}</p>`)}
        ${favoured(scenario) && html`<p>${say("scenario-favours", { side: favoured(scenario) })}</p>`}
        <dl>
          ${(scenario?.side ?? []).map(
            (
              /** @type {any} */ side,
              /** @type {number} */ number,
            ) => html`<div class=${number === scene.side ? "mine" : ""}>
              <dt>${side.name[lang.value]}</dt>
              <dd>${forces(side)}</dd>
            </div>`,
          )}
        </dl>
        <p class="second">${say("cards-brief-turns", { turns: view.turns, year: `${yearOf(scenario) ?? ""}` })}</p>
      </div>
    </div></div>
  </div>`;
}
