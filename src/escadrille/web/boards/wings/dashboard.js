// Everyone's state: altitude, damage, what ails it. One's own cards are open, those of others show their backs.
import { Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { glance, shownHand } from "../kit/looks.js";
import { DamageCard } from "./damage.js";
import { Pegs } from "./pegs.js";
import { isGone, isThere } from "./scene.js";
import {
  altitude, damageWord, damageWords, fateWords, levelWords, nameOf, noteWords, pieceWords, shortName, wholeSentence,
} from "./terms.js";

/** @import { Flyer, Hit, Piece, Scene } from "./scene.js" */

const MANY = 4; // aircraft; of more, damage cards are counted, not laid out
const FEW = 6; // cards that have room in a row

/** @param {{ scene: Scene, hits: Hit[] }} props */
const DamageCards = ({ scene, hits }) => html`<span
  class=${hits.length > FEW ? "hits-taken close" : "hits-taken"} aria-hidden="true">
  ${hits.map((hit, place) => html`<${DamageCard} key=${place} scene=${scene} hit=${hit} />`)}
</span>`;

/** Its own damage cards in words. @param {Scene} scene @param {Flyer} flyer */
function cardWords(scene, { hits }) {
  const known = hits.flatMap(({ card }) => (card === null ? [] : [damageWord(scene, card)]));
  return known.length > 0 ? [say("wings-dash-cards", { cards: known.join(", ") })] : [];
}

/** Who flies it, with the sign of friend or foe. @param {Scene} scene @param {Flyer | Piece} thing */
function whoWords(scene, thing) {
  const sign = scene.isOurs(thing) ? "▲" : "▽";
  if (thing.seat === null) return sign;
  return `${sign} ${scene.isMine(thing) ? say("cards-plate-you") : scene.nameOf(thing.seat)}`;
}

/** Look at a thing; show the tray of one's own. @param {Scene} scene @param {Flyer | Piece} thing */
function looking(scene, thing) {
  const { message } = scene;
  const look = () => glance.set(message, thing.label);
  return {
    onMouseEnter: look,
    onFocus: look,
    onMouseLeave: () => glance.set(message, null),
    onBlur: () => glance.set(message, null),
    onClick: () => shownHand.set(message, thing.label),
  };
}

/** @param {{ scene: Scene, flyer: Flyer, isClose: boolean }} props */
function Row({ scene, flyer, isClose }) {
  const state = [scene.sideOf(flyer), isGone(flyer) && "out", scene.flown === flyer && "shown", isClose && "close"];
  return html`<li class=${`state ${state.filter(Boolean).join(" ")}`} data-flyer=${flyer.label}>
    <button type="button" aria-pressed=${scene.flown === flyer ? "true" : "false"} ...${looking(scene, flyer)}>
      <span class="hidden">${[wholeSentence(scene, flyer), ...cardWords(scene, flyer)].join(", ")}</span>
      <span class="drawn" aria-hidden="true">
        <span class="mark">${flyer.type
          ? html`<${Marking} nation=${scene.type(flyer)?.nation} year=${scene.year} px=${isClose ? 20 : 28} />`
          : "?"}</span>
        <span class="called"><b>${flyer.label} ${isClose ? shortName(scene, flyer) : nameOf(scene, flyer)}</b>${" "}
          <span class="second">${whoWords(scene, flyer)}</span></span>
        ${isThere(flyer)
          ? html`<${Figures} flyer=${flyer} isClose=${isClose} />
            ${!isClose && flyer.hits.length > 0 && html`<${DamageCards} scene=${scene} hits=${flyer.hits} />`}`
          : html`<span class="second gone">${fateWords(flyer)}</span>`}
      </span>
    </button>
  </li>`;
}

/** @param {{ flyer: Flyer, isClose: boolean }} props */
function Figures({ flyer, isClose }) {
  const damage = damageWords(flyer) || say("wings-dash-whole");
  const structure = say("wings-dash-structure", { structure: flyer.structure });
  const notes = noteWords(flyer);
  return html`<span class="high"><${Pegs} level=${flyer.level} counters=${flyer.counters} ground=${flyer.green_peg} />
      <span class="second">${isClose ? altitude(flyer.level, flyer.counters) : levelWords(flyer)}</span></span>
    <span class="hurt second">
      <span><b>${damage}</b>${flyer.points === null && !isClose && `, ${structure}`}</span>
      ${notes.map((note) => html`<span class="note">${note}</span>`)}
    </span>`;
}

/** Balloons and what stands on the ground, in a line each. @param {{ scene: Scene }} props */
const Ground = ({ scene }) => html`<ul class="grounded" aria-label=${say("wings-dash-ground")}>
  ${scene.pieces.map((piece) => {
    const words = isThere(piece) ? pieceWords(piece) : [say(`wings-status-${piece.status}`)];
    const sign = piece.side === null ? "" : scene.isOurs(piece) ? "▲ " : "▽ ";
    return html`<li key=${piece.label} class=${isGone(piece) ? "out" : ""}
      onMouseEnter=${() => glance.set(scene.message, piece.label)}
      onMouseLeave=${() => glance.set(scene.message, null)}>
      <b>${sign}${piece.label}</b> ${nameOf(scene, piece)} <span class="second">${words.join(", ")}</span></li>`;
  })}
</ul>`;

/** @param {{ scene: Scene }} props */
export function Dashboard({ scene }) {
  const isClose = scene.flyers.length > MANY;
  return html`<div class="dashboard" role="group" aria-label=${say("wings-dash-title")}>
    <ul class="states">
      ${scene.flyers.map((flyer) => html`<${Row} key=${flyer.label} scene=${scene} flyer=${flyer}
        isClose=${isClose} />`)}
    </ul>
    ${scene.pieces.length > 0 && html`<${Ground} scene=${scene} />`}
  </div>`;
}

/** How many cards of one's own are laid. @param {Scene} scene @param {Flyer} flyer */
const progress = (scene, flyer) =>
  scene.isMine(flyer) && scene.decision === "program" ? `${scene.laid(flyer).length}/${flyer.cards}` : "";

/** On a phone: one chip for each aircraft, below the table. @param {{ scene: Scene }} props */
export const Strip = ({ scene }) => html`<ul class="sortie-strip" aria-label=${say("wings-dash-title")}>
  ${scene.flyers.map((flyer) => {
    const state = [scene.sideOf(flyer), isGone(flyer) && "out", scene.flown === flyer && "shown"];
    const damage = flyer.points === null ? damageWords(flyer) : `${flyer.points}/${flyer.structure}`;
    return html`<li key=${flyer.label} class=${state.filter(Boolean).join(" ")}>
      <button type="button" aria-pressed=${scene.flown === flyer ? "true" : "false"} ...${looking(scene, flyer)}>
        <span class="hidden">${wholeSentence(scene, flyer)}</span>
        <span aria-hidden="true">
          <b>${scene.isOurs(flyer) ? "▲" : "▽"} ${flyer.label} ${shortName(scene, flyer)}</b>
          <span class="second">${isThere(flyer)
            ? [levelWords(flyer), damage, progress(scene, flyer)].filter(Boolean).join(" · ")
            : fateWords(flyer)}</span></span>
      </button>
    </li>`;
  })}
</ul>`;
