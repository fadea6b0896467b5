// Between the field and the Target: the flight on its way, and the event card that was drawn.
import { Aircraft } from "../../art/aircraft.js";
import { course } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { EventCard } from "./event.js";
import { groundOf } from "./ground.js";
import { eventOf, told } from "./past.js";
import { AltitudeMark } from "./terms.js";

/** @import { Pilot, Scene } from "./scene.js" */
/** @import { Point } from "../../lib/contours.js" */

const [WIDTH, HEIGHT] = [640, 360];
/** @type {Point[]} */
const ROUTE = [[-20, 330], [120, 270], [300, 205], [470, 130], [660, 40]];
const HEADING = 62;
const RIVER = course([[-10, 120], [140, 150], [260, 90], [430, 60], [560, 130], [660, 100]]);

/** Echelons along the route, the leader first. @param {number} number @returns {Point} */
function station(number) {
  const [along, off] = [Math.floor(number / 2) * 118 + (number % 2) * 40, number % 2 ? 78 : 0];
  return [500 - along + off * 0.5, 118 + along * 0.5 + off];
}

/** @param {{ scene: Scene, home: boolean }} props */
function Chart({ scene, home }) {
  const seed = scene.content.target[scene.view.target?.target]?.number ?? 3;
  return html`<svg class="ph-route" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true"
    preserveAspectRatio="xMidYMid slice">
    <rect class="ground" width=${WIDTH} height=${HEIGHT} />
    ${groundOf(seed, WIDTH, HEIGHT).map((band) => html`<path class="band" ...${band} />`)}
    <path class="bank" d=${RIVER} /><path class="river" d=${RIVER} />
    <path class="route" d=${course(ROUTE)} />
    ${scene.flight.map((pilot, number) => html`<${Flying} key=${pilot.pilot} scene=${scene} pilot=${pilot}
      place=${station(number)} home=${home} />`)}
  </svg>`;
}

/** @param {{ scene: Scene, pilot: Pilot, place: Point, home: boolean }} props */
function Flying({ scene, pilot, place: [x, y], home }) {
  const flown = { ...scene.drawn(pilot.aircraft), px: 76, heading: home ? HEADING + 180 : HEADING };
  const [letter, tall] = isNarrow.value ? [12, 28] : [7.2, 19];
  const width = pilot.name.length * letter + 14;
  return html`<g transform=${`translate(${x} ${y})`}>
    <g transform="translate(16 24)"><${Aircraft} ...${flown} mode="shadow" /></g>
    <${Aircraft} ...${flown} damaged=${pilot.damaged} />
    <g class="tag" transform=${`translate(${-width / 2} 34)`}>
      <rect width=${width} height=${tall} rx="3" /><text x=${width / 2} y=${tall * 0.74}>${pilot.name}</text>
    </g>
  </g>`;
}

/** The leg that is flown, and its card. @param {Scene} scene */
export function legOf(scene) {
  const mission = scene.past.at(-1);
  const drawn = told(mission, "EventDrawn").at(-1);
  return { leg: drawn?.leg ?? "target-bound", card: eventOf(mission, drawn?.leg ?? "target-bound") };
}

/** @param {{ scene: Scene }} props */
export function Way({ scene }) {
  const { leg, card } = legOf(scene);
  return html`<section class="ph-way">
    <h2 class="hidden">${say("phantom-screen-way")}</h2>
    <${Chart} scene=${scene} home=${leg === "home-bound"} />
    ${card && html`<${EventCard} scene=${scene} id=${card} leg=${leg} />`}
    <ul class="hidden">${scene.flight.map((pilot) => html`<li key=${pilot.pilot}>${pilot.name}
      ${pilot.zone && html`<${AltitudeMark} high=${pilot.high} />`}</li>`)}</ul>
  </section>`;
}
