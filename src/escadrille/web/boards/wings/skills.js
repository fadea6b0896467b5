// Skills of pilots: which to choose, and whether to spend a token on one now.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Offers } from "./answers.js";
import { DamageFace } from "./damage.js";

/** @import { Offer } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {{ scene: Scene, choose: (order: any) => void }} Asked */

const nothing = () => {};

/** @param {{ name: string }} props */
const Skill = ({ name }) => html`<span class="what"><b>${say(`wings-skill-${name}`)}</b>
  <span class="second">${say(`wings-skill-does-${name}`)}</span></span>`;

/** The skills that a pilot may choose before the duel. @param {Asked} props */
export const SkillTray = ({ scene, choose }) => html`<${Offers}
  scene=${scene} kind="skill" choose=${choose} look=${nothing} title=${say("wings-skills-title")}
  draw=${(/** @type {Offer} */ { order }) => html`<${Skill} name=${order.skill} />`} />`;

/** The cards of a shot, one of which is left out. @param {Asked} props */
export const SpareTray = ({ scene, choose }) => html`<${Offers}
  scene=${scene} kind="spare" choose=${choose} look=${nothing} title=${say("wings-spare-title")}
  draw=${(/** @type {Offer} */ { choice }) => html`<span aria-hidden="true"><${DamageFace} scene=${scene}
    card=${choice?.facts.card} /></span><b>${choice?.name}</b>`} />`;

/** What the skill does, what it costs, and the cards that it is about; yes and no stand in the question bar.
 * @param {{ scene: Scene }} props
 */
export function UseTray({ scene }) {
  const { skill, drawn } = scene.view;
  const flyer = scene.flyer(scene.about);
  const costs = flyer?.skills.includes(skill)
    ? say("wings-use-tokens", { tokens: flyer.tokens })
    : say("wings-use-once");
  return html`<section class="offered using" aria-label=${say("wings-use-title")}>
    <h3>${say("wings-use-title")}</h3>
    <div class="use-facts">
      <${Skill} name=${skill} />
      <span>${costs}</span>
      ${drawn.length > 0 && html`<span class="hits-taken" aria-hidden="true">
        ${drawn.map((/** @type {string} */ card, /** @type {number} */ place) =>
          html`<${DamageFace} key=${place} scene=${scene} card=${card} />`)}
      </span>`}
    </div>
  </section>`;
}
