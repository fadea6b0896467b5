// A damage card as it lies: its points and its sign, or its back with what everyone has seen of it.
import { html } from "../../lib/html.js";
import { CardBack } from "../../parts/back.js";
import { Special } from "./specials.js";

/** @import { Hit } from "./scene.js" */

const SNAKED = 2; // points that a serpent does not take

/** @param {{ card: string, bonus?: number, state?: string, isHalf?: boolean }} props */
export function DamageFace({ card, bonus = 0, state = "", isHalf = false }) {
  const [points, ...special] = card.slice(1).split("-");
  return html`<span class=${`damage ${state}`}>
    <b>${special.join("-") === "explosion" ? "" : Number(points) + bonus}${isHalf && html`<small>÷2</small>`}</b>
    ${special.length > 0 && html`<${Special} name=${special.join("-")} />`}
  </span>`;
}

/** Do its points count? @param {Hit} hit */
const isVoid = ({ card, points, snaked }) => !points || (snaked && Number(card?.slice(1).split("-")[0]) <= SNAKED);

/** @param {{ hit: Hit }} props */
export function DamageCard({ hit }) {
  const { card, bonus, halved } = hit;
  if (card === null)
    return html`<span class="damage back">
      <${CardBack} width=${22} />${hit.special && html`<i><${Special} name=${hit.special} /></i>`}
    </span>`;
  return html`<${DamageFace} card=${card} bonus=${bonus} state=${isVoid(hit) ? "void" : ""} isHalf=${halved} />`;
}
