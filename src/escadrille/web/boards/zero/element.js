// An Element's plate: two aircraft in formation above the chart, and below them both cards, Leader and Wingman.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { FigureList, HitBoxes, PlaneWindow, PlateHead, Take } from "../cards/plate.js";
import { seatWords } from "../cards/terms.js";
import { flies, isOut } from "./scene.js";
import { figureNames, figuresOf, noteWords, roleWord, stateWord, valueOf, wholeSentence } from "./terms.js";

/** @import { Painted } from "../cards/plate.js" */
/** @import { Element, Flyer, Scene } from "./scene.js" */

/** Where Leader and Wingman fly in the window, by heading. @type {Record<number, [number, number][]>} */
const FORMATION = { 0: [[-26, -8], [44, 26]], 90: [[26, -20], [-46, 36]], 270: [[-26, -20], [46, 36]] };

/**
 * The figures of a side of a card: undamaged 0, Damaged 1.
 * @param {any} fighter @param {boolean} isWingman @param {number} side
 */
const printed = (fighter, isWingman, side) =>
  figureNames(isWingman).map((name) => (isWingman ? fighter.wingman : fighter.leader)[name][side]);

/** The side of a card that is not shown. @param {any} fighter @param {boolean} isWingman @param {boolean} isDamaged */
function otherWords(fighter, isWingman, isDamaged) {
  const figures = printed(fighter, isWingman, isDamaged ? 0 : 1).join(" · ");
  return say(isDamaged ? "zero-side-front" : "zero-side-back", { figures });
}

/**
 * The planes of an Element in its window.
 * @param {Scene} scene @param {Element} element @param {number} heading @returns {Painted[]}
 */
function formation(scene, { leader, wingman }, heading) {
  const { nation, year: built } = scene.fighter(leader);
  const year = scene.scenario?.year ?? built;
  const places = FORMATION[heading] ?? FORMATION[90] ?? [];
  const both = wingman ? [leader, wingman] : [leader];
  return both.map((flyer, place) => {
    const [x, y] = wingman ? (places[place] ?? [0, 0]) : [0, 0];
    const px = wingman ? (place ? 82 : 108) : 132;
    const { label, damaged } = flyer;
    return { type: flyer.fighter, nation, year, heading, label, flying: flies(flyer), damaged, px, x, y };
  });
}

/** @param {{ scene: Scene, flyer: Flyer, choose: (order: any) => void }} props */
function Half({ scene, flyer, choose }) {
  const aim = scene.may({ order: "aircraft", aircraft: flyer.label });
  const [word, notes] = [stateWord(flyer), noteWords(scene, flyer)];
  const figures = figuresOf(flyer).map(([name, figure, change]) => [
    name,
    html`${figure}${change && html`<span class="change">${change}</span>`}`,
  ]);
  const isAsked = scene.asked?.label === flyer.label;
  const state = [aim && "aim", flyer.damaged && "damaged", !flies(flyer) && "down", isAsked && "asked"];
  return html`<li
    class=${["half", flyer.wingman ? "wingman" : "leader", ...state].filter(Boolean).join(" ")}
    data-aircraft=${flyer.label}
    onClick=${aim && ((/** @type {any} */ event) => event.target.closest("button") || choose(aim.order))}
  >
    <p class="hidden">${wholeSentence(scene, flyer)}</p>
    ${aim && html`<${Take} words=${aim.say} brief=${say("zero-take")} take=${() => choose(aim.order)} />`}
    <div aria-hidden="true" class="face">
      <p class="role">
        <b>${roleWord(flyer.wingman)}</b>
        ${word && html`<span class="state">${word}</span>`}
      </p>
      ${
        flies(flyer) &&
        html`<${FigureList} figures=${figures} />
        <p class="turned">${otherWords(scene.fighter(flyer), flyer.wingman, flyer.damaged)}</p>
        <${HitBoxes} label=${flyer.label} word="" damage=${flyer.hits}
          capacity=${[flyer.flips_at, flyer.falls_at]} />`
      }
      ${flies(flyer) && notes.length > 0 && html`<p class="notes">${notes.map((one) => html`<span>${one}</span>`)}</p>`}
    </div>
  </li>`;
}

/** The place of a Wingman that never flew. */
const NoWingman = () => html`<li class="half wingman none">
  <div class="face"><p class="role"><span class="second">${say("zero-note-alone")}</span></p></div>
</li>`;

/** @param {{ scene: Scene, element: Element, heading: number, choose: (order: any) => void }} props */
export function ElementPlate({ scene, element, heading, choose }) {
  const { leader, wingman } = element;
  const fighter = scene.fighter(leader);
  const isActive = scene.view.active === leader.label;
  const state = [scene.isMine(leader) && "own", isOut(element) && "down", isActive && "active"];
  const marks = isActive ? say("zero-plate-active") : leader.acted && scene.view.turn ? say("cards-plate-acted") : "";
  return html`<li
    class=${["plate", "element", ...state].filter(Boolean).join(" ")}
    data-element=${leader.label}>
    <div aria-hidden="true">
      <${PlateHead} fighter=${fighter} name=${leader.name} who=${seatWords(scene, leader)}
        year=${scene.scenario?.year ?? fighter.year} unit=${say("zero-plate-points")}
        points=${valueOf(fighter, wingman !== null)} />
    </div>
    ${marks && html`<p class=${isActive ? "turn-mark now" : "turn-mark"} aria-hidden="true">${marks}</p>`}
    <${PlaneWindow} planes=${formation(scene, element, heading)} />
    <ul class="halves" aria-label=${leader.name}>
      <${Half} scene=${scene} flyer=${leader} choose=${choose} />
      ${wingman ? html`<${Half} scene=${scene} flyer=${wingman} choose=${choose} />` : html`<${NoWingman} />`}
    </ul>
  </li>`;
}

/** Both sides of a card. @param {{ fighter: any, isWingman: boolean }} props */
const PrintedCard = ({ fighter, isWingman }) => html`<p class="role">
    <b>${roleWord(isWingman)}</b>
    <span class="second">${otherWords(fighter, isWingman, false)}</span>
  </p>
  <${FigureList}
    figures=${figureNames(isWingman).map((name, place) => [name, printed(fighter, isWingman, 0)[place]])} />`;

/** The two cards of a type that is not in the air yet. @param {{ fighter: any }} props */
export function ElementPreview({ fighter }) {
  const { leader, capacity } = fighter;
  const notes = [
    leader.agile[0] && say("zero-note-agile"),
    leader.turbo[0] && say("zero-note-turbo"),
    leader.gunner[0] > 0 && say("zero-note-gunner", { bursts: leader.gunner[0] }),
  ].filter(Boolean);
  const plane = { type: fighter.id, nation: fighter.nation, year: fighter.year, heading: 90 };
  return html`<div class="plate element preview" aria-hidden="true">
    <${PlateHead} fighter=${fighter} name=${fighter.name} who=${notes.join(", ")} year=${fighter.year}
      points=${valueOf(fighter, true)} unit=${say("zero-plate-points")} />
    <div class="preview-body">
      <${PlaneWindow} planes=${[plane]} />
      <div>
        <${PrintedCard} fighter=${fighter} isWingman=${false} />
        <${PrintedCard} fighter=${fighter} isWingman=${true} />
        <${HitBoxes} word=${say("zero-board-hits")} damage=${0} capacity=${capacity} />
      </div>
    </div>
  </div>`;
}
