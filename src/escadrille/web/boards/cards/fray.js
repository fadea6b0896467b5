// More than two in the air: layer by layer, those who hold one another and those who are free.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { LEVELS } from "./scene.js";

/**
 * Things by their level, the highest first; those whose level is secret last.
 * @template T @param {T[]} things @param {(thing: T) => string | null} levelOf
 */
export const byLevel = (things, levelOf) =>
  [...LEVELS.toReversed(), null]
    .map((level) => ({ level, here: things.filter((thing) => (levelOf(thing) || null) === level) }))
    .filter(({ here }) => here.length > 0);

/**
 * @param {object} props
 * @param {any} props.group the roving focus
 * @param {{ name: string, engaged: any[], free: any[] }[]} props.layers
 * @param {string} props.lost those that fly no more
 */
export const Fray = ({ group, layers, lost }) => html`<section
  class="fray" aria-label=${say("cards-sky-title")} ...${group}>
  ${layers.map(
    ({ name, engaged, free }) => html`<div class="layer" key=${name}>
      <h3 class="caption">${name}</h3>
      <div class="melee">${engaged}${free.length > 0 && html`<span class="free">${free}</span>`}</div>
    </div>`,
  )}
  ${lost && html`<p class="lost second">${lost}</p>`}
</section>`;
