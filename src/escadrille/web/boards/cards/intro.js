// Still pictures of a card game, for the page that introduces it: parts of its board that answer nothing.
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icons.js";
import { HitBoxes, PlaneWindow } from "./plate.js";
import { ScaleView } from "./scale.js";
import { headingsAt } from "./scene.js";

/** @import { Row } from "./card.js" */
/** @import { Painted } from "./plate.js" */

/** @typedef {{ Card: (props: any) => any, content: any, id: string, lit?: Row[] }} Still */

/** A card as it lies in the hand, some of its rows lit. @param {Still} props */
export const CardStill = ({ Card, content, id, lit = [] }) => html`<${Card} scene=${{ content }}
  hold=${{ id, count: 1, play: null, bar: null, lit, deed: "", state: "rest", uses: [] }}
  choose=${() => {}} stop=${() => ({})} />`;

/** One card, and the one that answers it. @param {Omit<Still, "id" | "lit"> & { by: string, answer: string }} props */
export const Answered = ({ Card, content, by, answer }) => html`<div class="still-row">
  <${CardStill} Card=${Card} content=${content} id=${by} lit=${["attack"]} />
  <${Icon} name="back" size=${22} />
  <${CardStill} Card=${Card} content=${content} id=${answer} lit=${["reaction"]} />
</div>`;

/** Aircraft above their boxes of hits. @param {{ planes: Painted[], word: string, damage: number, capacity: [number, number] }} props */
export const Worn = ({ planes, word, damage, capacity }) => html`<div class="plate still-plate">
  <${PlaneWindow} planes=${planes} />
  <div class="face"><${HitBoxes} word=${word} damage=${damage} capacity=${capacity} /></div>
</div>`;

/**
 * Two aircraft in a position, and its name on the scale.
 * @param {{ planes: [Omit<Painted, "heading">, Omit<Painted, "heading">], position: number,
 *   positionWord: (position: number) => string }} props
 */
export const Standing = ({ planes, position, positionWord }) => html`<div class="still-column">
  <${ScaleView} now=${position} one="" other="" isApart=${false} positionWord=${positionWord} rule=""
    choose=${() => {}} />
  <div class="still-row">${planes.map((plane, place) => html`<div class="plate still-plate">
    <${PlaneWindow} planes=${[{ ...plane, heading: headingsAt(position)[place] ?? 0 }]} />
  </div>`)}</div>
</div>`;
