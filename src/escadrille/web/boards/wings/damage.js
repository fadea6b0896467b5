// A damage card as it lies: its points and its sign, or its back with what everyone has seen of it.
import { html } from "../../lib/html.js";
import { CardBack } from "../../parts/back.js";
import { Special } from "./specials.js";

/** @import { Hit, Scene } from "./scene.js" */

/** @param {{ scene: Scene, card: string, bonus?: number, state?: string, isHalf?: boolean }} props */
export function DamageFace({ scene, card, bonus = 0, state = "", isHalf = false }) {
  const { points, special } = scene.hit(card);
  return html`<span class=${`damage ${state}`}>
    <b>${special === "explosion" ? "" : points + bonus}${isHalf && html`<small>÷2</small>`}</b>
    ${special && html`<${Special} name=${special} />`}
  </span>`;
}

/** @param {{ scene: Scene, hit: Hit }} props */
export const DamageCard = ({ scene, hit: { card, special, bonus, halved, void: isVoid } }) =>
  card === null
    ? html`<span class="damage back">
        <${CardBack} width=${22} />${special && html`<i><${Special} name=${special} /></i>`}
      </span>`
    : html`<${DamageFace} scene=${scene} card=${card} bonus=${bonus} state=${isVoid ? "void" : ""} isHalf=${halved} />`;
