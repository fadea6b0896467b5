// The lessons of the page that introduces wings, each with its picture.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { StatusView } from "../kit/status.js";
import { MM } from "../plane/geometry.js";
import { Arcs } from "../plane/ruler.js";
import { LaidCard } from "./card.js";
import { Country } from "./chart.js";
import { Programme } from "./ghosts.js";
import { FlyerBase, FlyerModel } from "./pieces.js";
import { Scene } from "./scene.js";

/** @import { Pose } from "../plane/geometry.js" */
/** @import { Lesson } from "../index.js" */

const [WIDTH, DEPTH, ZOOM] = [420, 270, 0.93]; // millimetres of the table, and how large they are drawn

/** A camera that stands still. @type {any} */
const CAMERA = {
  width: WIDTH, depth: DEPTH, zoom: { value: ZOOM },
  at: ([x = 0, y = 0]) => [(x / MM) * ZOOM, (DEPTH - y / MM) * ZOOM],
  px: (/** @type {number} */ length) => (length / MM) * ZOOM,
};

/** Where they are, in millimetres and degrees, and what one of them has laid. */
const CAMEL = { type: "sopwith-camel", deck: "C", pose: [70, 80, 65] };
const AHEAD = { type: "albatros-d3", deck: "D", pose: [205, 165, 40] };
const AWAY = { ...AHEAD, pose: [345, 70, 300] };

/** @param {any} content @param {any[]} flown */
function sceneOf(content, flown) {
  const { base, arrow } = content.measures.standard;
  const aircraft = flown.map(({ pose: [x, y, heading], ...one }, side) => ({
    label: `a${side + 1}`, seat: side, side, level: 1, status: "flying", smoke: 0, flames: 0, programme: [], cards: 3,
    pose: [x * MM, y * MM, heading * 100], ...one,
  }));
  const measures = { base: base.map((/** @type {number} */ side) => side * MM), arrow: arrow * MM };
  const message = /** @type {any} */ ({ seat: 0, asked: null, view: { aircraft, pieces: [], phase: 0, measures, seats: [0, 1] } });
  return new Scene({ message, content, scenario: null, open: null, nameOf: () => "" });
}

/** A piece of the table. @param {{ scene: Scene, children?: any }} props */
const Sheet = ({ scene, children }) => html`<div class="measured still-sheet">
  <svg class="world" viewBox=${`0 0 ${WIDTH * ZOOM} ${DEPTH * ZOOM}`}>
    <g class="chart" transform=${`scale(${ZOOM})`} style=${{ "--k": ZOOM }}>
      <${Country} scenario=${null} width=${WIDTH} depth=${DEPTH} borders=${null} />
    </g>
    ${children}
    ${scene.flyers.map((flyer) => html`<${FlyerBase} scene=${scene} camera=${CAMERA} flyer=${flyer} />`)}
    ${scene.flyers.map((flyer) => html`<${FlyerModel} scene=${scene} camera=${CAMERA} flyer=${flyer} />`)}
  </svg>
</div>`;

/** Somebody whose guns reach who is before him. @param {{ content: any }} props */
function Fire({ content }) {
  const scene = sceneOf(content, [CAMEL, AHEAD]);
  const [flyer] = scene.flyers;
  const [gun] = content.aircraft[CAMEL.type].guns;
  const far = content.measures.standard.ruler * MM;
  return html`<${Sheet} scene=${scene}><${Arcs} camera=${CAMERA} pose=${/** @type {Pose} */ (flyer?.pose)} kind="flown"
    arcs=${[{ key: "front", facing: 0, half: gun.half, near: far / 2, far }]} /><//>`;
}

/** Cards as ghosts on the table. @param {{ content: any, programme: string[] }} props */
function Ahead({ content, programme }) {
  const scene = sceneOf(content, [{ ...CAMEL, pose: [45, 60, 25], programme }, AWAY]);
  return html`<${Sheet} scene=${scene}><${Programme} scene=${scene} camera=${CAMERA} flyer=${scene.flyers[0]} /><//>`;
}

/** Three cards of a deck, in their order. @param {{ content: any }} props */
function Laid({ content }) {
  const scene = sceneOf(content, [CAMEL]);
  return html`<div class="still-row">${["straight", "turn-right", "sharp-turn-right"].map((name, place) =>
    html`<${LaidCard} face=${scene.deck(CAMEL.deck).find((face) => face.name === name)}
      note=${say("wings-programme-phase", { phase: place + 1 })} />`)}</div>`;
}

const PHASES = ["program", "1", "2", "3"];

const Turn = () => html`<${StatusView} title=${say("page-clock-turn")} scenario=""
  clock=${{ turn: 1, turns: 0, phase: 1, phases: PHASES.length }}
  phases=${PHASES.map((name, phase) => ({
    name, told: "", word: phase ? say("wings-phase", { phase }) : say("wings-step-program"),
  }))} />`;

/** @type {Lesson[]} */
export const lessons = [
  {
    name: "win", rules: ["WINGS-DMG-01", "WINGS-RULING-82", "WINGS-EXIT-01"],
    Picture: ({ content }) =>
      html`<${Sheet} scene=${sceneOf(content, [CAMEL, { ...AHEAD, smoke: 3, flames: 1 }])} />`,
  },
  { name: "turn", rules: ["WINGS-TURN-01", "WINGS-TURN-02", "WINGS-TURN-03"], Picture: Turn },
  { name: "decide", rules: ["WINGS-PROG-02", "WINGS-PROG-03", "WINGS-PROG-05"], Picture: Laid },
  {
    name: "fight", rules: ["WINGS-FIRE-03", "WINGS-FIRE-05", "WINGS-FIRE-08", "WINGS-FIRE-12"],
    Picture: Fire,
  },
  {
    name: "first", rules: ["WINGS-MOVE-01", "WINGS-OVL-01", "WINGS-AIM-01"],
    Picture: ({ content }) => html`<${Ahead} content=${content} programme=${["turn-right", "straight", "turn-left"]} />`,
  },
];
