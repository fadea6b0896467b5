// An aircraft's plate: who flies it, a window through to the chart, its figures, its hits.
import { Aircraft, Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { FIGURE, positionOf } from "./scene.js";
import { abilityWords, callSign, levelWord, noteWords, pilotWords, positionWord } from "./terms.js";

/** @import { Flyer, Scene } from "./scene.js" */

/** The six figures of a side of a card. @param {number[]} figures @returns {[name: string, figure: string][]} */
export const sixFigures = (figures) => [
  ["speed", `${figures[FIGURE.speed]}`],
  ["performance", `${figures[FIGURE.performance]}`],
  ["horsepower", `${figures[FIGURE.pre]}/${figures[FIGURE.post]}`],
  ["bursts", `${figures[FIGURE.bursts]}`],
  ["firepower", `+${figures[FIGURE.firepower]}`.replace("+-", "−")],
  ["airframe", `${figures[FIGURE.airframe]}`],
];

/** @param {{ figures: number[] }} props */
const SixFigures = ({ figures }) => html`<dl class="figures">
  ${sixFigures(figures).map(
    ([name, figure]) => html`<div>
      <dt>
        <span class="long">${say(`flames-plate-${name}`)}</span>
        <span class="brief">${say(`flames-brief-plate-${name}`)}</span>
      </dt>
      <dd>${figure}</dd>
    </div>`,
  )}
</dl>`;

/**
 * One box for each hit that it bears; a bar where the card flips.
 * @param {{ label?: string, damage: number, airframe: [number, number] }} props
 */
export function HitBoxes({ label = "", damage, airframe: [front, back] }) {
  const boxes = Array.from({ length: back }, (_, place) => {
    const isHit = place < damage;
    return html`${place === front && html`<span class="bar"></span>`}
      <span
        class=${isHit ? "box hit" : "box"}
        data-hit=${`${label}/${place + 1}`}
        >${isHit ? html`<${Icon} name="hit" size=${11} />` : place + 1}</span>`;
  });
  return html`<div class=${back > 9 ? "hits many" : "hits"}>
    <span class="word">${say("flames-plate-hits")}</span>
    ${boxes}</div>`;
}

/** Who sits there, with the sign of friend or foe. @param {Scene} scene @param {Flyer} flyer */
export function seatWords(scene, flyer) {
  const sign = scene.isOurs(flyer) ? "▲" : "▽";
  const name = scene.isMine(flyer) ? scene.message.seats?.[flyer.seat]?.name : scene.nameOf(flyer.seat);
  const who = scene.isMine(flyer) ? [say("flames-plate-you"), name].filter(Boolean).join(" · ") : name;
  return `${sign} ${flyer.label} · ${who}`;
}

/** All that is known of an aircraft, in one sentence. @param {Scene} scene @param {Flyer} flyer */
export function wholeSentence(scene, flyer) {
  const name = `${flyer.label} ${flyer.name}`;
  if (!flyer.flying) return say("flames-tell-down", { name });
  const [front, back] = flyer.airframe;
  const pilot = flyer.pilot && scene.content.pilot[flyer.pilot];
  const engaged = scene.flyers.filter((other) => other.flying && positionOf(flyer, other) !== 0);
  const parts = [
    say("flames-tell-who", {
      name,
      who: scene.nameOf(flyer.seat),
      side: scene.isMine(flyer) ? "mine" : scene.isOurs(flyer) ? "friend" : "enemy",
    }),
    say("flames-tell-level", { level: levelWord(flyer.level) }),
    ...engaged.map((other) =>
      say("flames-tell-position", { position: positionWord(positionOf(flyer, other)), other: callSign(scene, other) }),
    ),
    engaged.length === 0 && positionWord(0),
    say("flames-tell-damage", { damage: flyer.damage, front, back }),
    flyer.damaged && say("flames-plate-damaged"),
    say("flames-tell-cards", { count: flyer.cards }),
    pilot && pilotWords(pilot),
    ...sixFigures(flyer.figures).map(([figure, value]) => `${say(`flames-plate-${figure}`)} ${value}`),
    ...noteWords(flyer.figures),
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

/**
 * @param {{ type: string, nation: string, year: number, heading: number, flying?: boolean, damaged?: boolean }} props
 */
const PlaneWindow = ({
  type,
  nation,
  year,
  heading,
  flying = true,
  damaged = false,
}) => html`<div class="window" aria-hidden="true">
  <svg viewBox="-100 -80 200 160">
    <g class="plane" data-heading=${heading}>
      <${Aircraft}
        type=${type} nation=${nation} year=${year}
        px=${150} heading=${heading}
        mode=${flying ? "full" : "ghost"} damaged=${damaged && flying} />
    </g>
  </svg>
  <i class=${`nose to-${heading}`}></i>
</div>`;

/** @param {{ fighter: any, name: string, who: string, word?: any, year: number, points: number }} props */
const Head = ({ fighter, name, who, word, year, points }) => html`<header>
  <${Marking} nation=${fighter.nation} year=${year} px=${30} />
  <span class="who"><b>${name}</b><span>${who}</span></span>
  ${word}
  <span class="worth"><b>${points}</b> ${say("flames-plate-points")} <span class="year">${fighter.year}</span></span>
</header>`;

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Flyer} props.flyer
 * @param {number} props.heading
 * @param {(order: any) => void} props.choose
 */
export function Plate({ scene, flyer, heading, choose }) {
  const fighter = scene.fighter(flyer);
  const aim = scene.may({ order: "aircraft", aircraft: flyer.label });
  const pilot = flyer.pilot ? scene.content.pilot[flyer.pilot] : null;
  const isActive = scene.view.active === flyer.label;
  const state = [
    scene.isMine(flyer) && "own",
    flyer.damaged && "damaged",
    !flyer.flying && "down",
    aim && "aim",
    isActive && "active",
  ];
  const word = !flyer.flying ? say("flames-plate-down") : flyer.damaged ? say("flames-plate-damaged") : "";
  const marks = [
    isActive ? say("flames-plate-active") : flyer.acted && scene.view.turn ? say("flames-plate-acted") : "",
    ...counterWords(flyer),
  ];
  const notes = [...noteWords(flyer.figures), ...marks].filter(Boolean);
  const year = scene.scenario?.year ?? fighter.year;
  return html`<li
    class=${["plate", ...state].filter(Boolean).join(" ")}
    data-aircraft=${flyer.label}
    onClick=${aim && ((/** @type {any} */ event) => event.target.closest("button") || choose(aim.order))}
  >
    <p class="hidden">${wholeSentence(scene, flyer)}</p>
    <div aria-hidden="true">
      <${Head} fighter=${fighter} name=${flyer.name} who=${seatWords(scene, flyer)} year=${year} points=${fighter.vp}
        word=${word && html`<span class="state">${word}</span>`} />
    </div>
    ${
      aim &&
      html`<button type="button" class="take" onClick=${() => choose(aim.order)}>
      <${Icon} name="attack" size=${13} />${aim.say}</button>`
    }
    <${PlaneWindow}
      type=${flyer.fighter} nation=${fighter.nation} year=${year}
      heading=${heading} flying=${flyer.flying} damaged=${flyer.damaged} />
    <div aria-hidden="true" class="face">
      ${
        (pilot || notes.length > 0) &&
        html`<p class="notes">
        ${pilot && html`<span title=${abilityWords(pilot.abilities)}>${pilotWords(pilot)}</span>`}
        ${notes.map((note) => html`<span>${note}</span>`)}
      </p>`
      }
      <${SixFigures} figures=${flyer.figures} />
      <${HitBoxes} label=${flyer.label} damage=${flyer.damage} airframe=${flyer.airframe} />
    </div>
  </li>`;
}

/** A fighter card that is not in the air yet. @param {{ fighter: any }} props */
export function PlatePreview({ fighter }) {
  const { horsepower, damaged } = fighter;
  const figures = [
    fighter.speed,
    fighter.performance,
    ...horsepower,
    fighter.bursts,
    fighter.firepower,
    fighter.airframe,
    fighter.gunner,
  ];
  const notes = noteWords([...figures, Number(fighter.turbocharger), Number(fighter.agile), Number(fighter.barrage)]);
  const back = [
    damaged.speed,
    damaged.performance,
    ...damaged.horsepower,
    damaged.bursts,
    damaged.firepower,
    damaged.airframe,
  ];
  return html`<div class="plate preview" aria-hidden="true">
    <${Head}
      fighter=${fighter} name=${fighter.name} who=${notes.join(", ")}
      year=${fighter.year} points=${fighter.vp} />
    <div class="preview-body">
      <${PlaneWindow} type=${fighter.id} nation=${fighter.nation} year=${fighter.year} heading=${90} />
      <div>
        <${SixFigures} figures=${figures} />
        <p class="notes"><span>${say("flames-plate-damaged")}</span><span>${sixFigures(back)
          .map(([, figure]) => figure)
          .join(" · ")}</span></p>
        <${HitBoxes} damage=${0} airframe=${[fighter.airframe, damaged.airframe]} />
      </div>
    </div>
  </div>`;
}
