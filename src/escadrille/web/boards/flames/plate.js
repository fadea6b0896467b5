// An aircraft's plate: who flies it, a window through to the chart, its figures, its hits.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { FigureList, HitBoxes, PlaneWindow, PlateHead, Take } from "../cards/plate.js";
import { classes, seatWords } from "../cards/terms.js";
import { signed } from "../kit/terms.js";
import { bomberFigures, figureWord } from "./raid.js";
import { positionOf } from "./scene.js";
import { abilityWords, callSign, levelWord, noteWords, pilotWords, positionWord } from "./terms.js";

/** @import { Figures as Side, Flyer, Scene } from "./scene.js" */

/** The six figures of a side of a card. @param {Side} side @returns {[name: string, figure: any][]} */
const sixFigures = ({ speed, performance, pre, post, bursts, firepower, airframe }) => [
  ["speed", speed],
  ["performance", performance],
  ["horsepower", `${pre}/${post}`],
  ["bursts", bursts],
  ["firepower", signed(firepower)],
  ["airframe", airframe],
];

/** A side as it is printed. @param {any} side @returns {Side} */
const printed = (side) => ({ ...side, pre: side.horsepower[0], post: side.horsepower[1] });

/** All that is known of an aircraft, in one sentence. @param {Scene} scene @param {Flyer} flyer */
export function wholeSentence(scene, flyer) {
  const name = `${flyer.label} ${flyer.name}`;
  if (!flyer.flying) return say("flames-tell-down", { name });
  const pilot = flyer.pilot && scene.content.pilot[flyer.pilot];
  const engaged = scene.flyers.filter((other) => other.flying && positionOf(flyer, other) !== 0);
  const parts = [
    say("cards-tell-who", { name, who: scene.nameOf(flyer.seat), side: scene.sideOf(flyer) }),
    say("cards-tell-level", { level: levelWord(flyer.level) }),
    ...engaged.map((other) =>
      say("cards-tell-position", { position: positionWord(positionOf(flyer, other)), other: callSign(scene, other) }),
    ),
    engaged.length === 0 && positionWord(0),
    say("flames-tell-damage", { damage: flyer.damage, front: flyer.flips_at, back: flyer.falls_at }),
    flyer.damaged && say("cards-plate-damaged"),
    say("cards-tell-cards", { count: flyer.cards }),
    pilot && pilotWords(pilot),
    ...(flyer.raid?.laden
      ? bomberFigures(flyer, flyer.raid).map(([name, value]) => `${figureWord(name)} ${value}`)
      : sixFigures(flyer.figures).map(([figure, value]) => `${say(`cards-plate-${figure}`)} ${value}`)),
    ...(flyer.raid?.laden ? [] : noteWords(flyer.figures)),
    ...counterWords(flyer),
  ];
  return parts.filter(Boolean).join(", ");
}

/** @param {Flyer} flyer */
const counterWords = (flyer) =>
  [
    flyer.evasive && say("flames-note-evasive", { count: flyer.evasive }),
    flyer.counters && say("flames-note-counters", { count: flyer.counters }),
    flyer.leader && say("flames-note-wingman", { leader: flyer.leader }),
  ].filter(Boolean);

/** @param {{ scene: Scene, flyer: Flyer, heading: number, choose: (order: any) => void }} props */
export function Plate({ scene, flyer, heading, choose }) {
  const fighter = scene.fighter(flyer);
  const aim = scene.may({ order: "aircraft", aircraft: flyer.label });
  const pilot = flyer.pilot ? scene.content.pilot[flyer.pilot] : null;
  const isActive = scene.view.active === flyer.label;
  const { damaged, flying } = flyer;
  const state = { own: scene.isMine(flyer), damaged, down: !flying, aim, active: isActive };
  const word = !flying ? say("flames-plate-down") : damaged ? say("cards-plate-damaged") : "";
  const marks = [
    isActive ? say("cards-plate-active") : flyer.acted && scene.view.turn ? say("cards-plate-acted") : "",
    ...counterWords(flyer),
  ];
  const notes = [...noteWords(flyer.figures), ...marks].filter(Boolean);
  const year = scene.scenario?.year ?? fighter.year;
  return html`<li
    class=${classes("plate", state)}
    data-aircraft=${flyer.label}
    onClick=${aim && ((/** @type {any} */ event) => event.target.closest("button") || choose(aim.order))}
  >
    <p class="hidden">${wholeSentence(scene, flyer)}</p>
    <div aria-hidden="true">
      <${PlateHead} fighter=${fighter} name=${flyer.name} who=${seatWords(scene, flyer)} year=${year}
        points=${fighter.vp} unit=${say("flames-plate-points")}
        word=${word && html`<span class="state">${word}</span>`} />
    </div>
    ${aim && html`<${Take} words=${aim.say} take=${() => choose(aim.order)} />`}
    <${PlaneWindow} planes=${[{ type: flyer.fighter, nation: fighter.nation, year, heading, flying, damaged }]} />
    <div aria-hidden="true" class="face">
      ${(pilot || notes.length > 0) && html`<p class="notes">
        ${pilot && html`<span title=${abilityWords(pilot.abilities)}>${pilotWords(pilot)}</span>`}
        ${notes.map((note) => html`<span>${note}</span>`)}
      </p>`}
      <${FigureList} figures=${sixFigures(flyer.figures)} />
      <${HitBoxes} label=${flyer.label} word=${say("flames-plate-hits")}
        damage=${flyer.damage} capacity=${[flyer.flips_at, flyer.falls_at]} />
    </div>
  </li>`;
}

/** A fighter card that is not in the air yet. @param {{ fighter: any }} props */
export function PlatePreview({ fighter }) {
  const { airframe, damaged } = fighter;
  const back = sixFigures(printed(damaged)).map(([, figure]) => figure);
  return html`<div class="plate preview" aria-hidden="true">
    <${PlateHead}
      fighter=${fighter} name=${fighter.name} who=${noteWords(fighter).join(", ")}
      year=${fighter.year} points=${fighter.vp} unit=${say("flames-plate-points")} />
    <div class="preview-body">
      <${PlaneWindow}
        planes=${[{ type: fighter.id, nation: fighter.nation, year: fighter.year, heading: 90 }]} />
      <div>
        <${FigureList} figures=${sixFigures(printed(fighter))} />
        <p class="notes"><span>${say("cards-plate-damaged")}</span><span>${back.join(" · ")}</span></p>
        <${HitBoxes} word=${say("flames-plate-hits")} damage=${0} capacity=${[airframe, damaged.airframe]} />
      </div>
    </div>
  </div>`;
}
