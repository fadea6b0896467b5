// The lessons of the page that introduces skies, each with its picture.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { StatusView } from "../kit/status.js";
import { Ground } from "../plane/ground.js";
import { MM } from "../plane/geometry.js";
import { Arcs } from "../plane/ruler.js";
import { Dice, Tilt } from "./glyphs.js";
import { StandBase, StandModel } from "./pieces.js";
import { LEVELS, Scene } from "./scene.js";
import { levelLetter, levelWord } from "./terms.js";

/** @import { Pose } from "../plane/geometry.js" */
/** @import { Lesson } from "../index.js" */

const [WIDTH, DEPTH, ZOOM] = [420, 270, 0.93]; // millimetres of the table, and how large they are drawn
const INCH = 2540;

/** A camera that stands still. @type {any} */
const CAMERA = {
  width: WIDTH, depth: DEPTH, zoom: { value: ZOOM },
  at: ([x = 0, y = 0]) => [(x / MM) * ZOOM, (DEPTH - y / MM) * ZOOM],
  px: (/** @type {number} */ length) => (length / MM) * ZOOM,
};

const SPITFIRE = { type: "spitfire-mk-ii", level: "advantaged", pose: [90, 70, 50] };
const MESSERSCHMITT = { type: "bf-109e", level: "neutral", pose: [230, 170, 70] };
const HEINKEL = { type: "he-111h", level: "disadvantaged", pose: [330, 80, 300], engines: 2, damage: 1 };

/** @param {any} content @param {any[]} flown */
function sceneOf(content, flown) {
  const aircraft = flown.map(({ pose: [x, y, heading], ...one }, side) => ({
    label: `a${side + 1}`, seat: side, side, status: "flying", engines: 1, damage: 0, zoom: false, weapons: [], ps: 3,
    pose: [x * MM, y * MM, heading * 100], ...one,
  }));
  const view = { aircraft, squadrons: [], players: [], measures: { inch: INCH, range: 9 * INCH, cloud: 2 * INCH, arc: 45 } };
  const message = /** @type {any} */ ({ seat: 0, asked: null, view });
  return new Scene({ message, content, scenario: null, open: null, nameOf: () => "" });
}

/** A piece of the table. @param {{ scene: Scene, children?: any }} props */
const Sheet = ({ scene, children }) => html`<div class="measured still-sheet">
  <svg class="world" viewBox=${`0 0 ${WIDTH * ZOOM} ${DEPTH * ZOOM}`}>
    <g class="chart" transform=${`scale(${ZOOM})`} style=${{ "--k": ZOOM }}>
      <${Ground} name="intro" width=${WIDTH} depth=${DEPTH} country=${{ isWide: false, names: [] }} />
    </g>
    ${children}
    ${scene.seen.map((flyer) => html`<${StandBase} key=${flyer.label} scene=${scene} camera=${CAMERA} flyer=${flyer} />`)}
    ${scene.seen.map((flyer) => html`<${StandModel} key=${flyer.label} scene=${scene} camera=${CAMERA} flyer=${flyer} />`)}
  </svg>
</div>`;

/** Somebody whose guns reach who is lower. @param {{ content: any }} props */
function Fire({ content }) {
  const scene = sceneOf(content, [SPITFIRE, MESSERSCHMITT]);
  const far = scene.view.measures.range * 0.8;
  return html`<${Sheet} scene=${scene}><${Arcs} camera=${CAMERA} pose=${/** @type {Pose} */ (scene.flyers[0]?.pose)} kind="own"
    arcs=${[{ key: "front", facing: 0, half: 45, near: far, far }]} /><//>`;
}

/** The three levels, as the table shows them. */
const Levels = () => html`<div class="still-row">${LEVELS.map((level) => html`<span key=${level}><${Tilt} level=${level} width=${60} />
  <b>${levelLetter(level)}</b> ${levelWord(level)}</span>`)}</div>`;

/** Two rolls: what they have in common is struck out. */
const Rolls = () => html`<div class="still-row"><${Dice} dice=${[6, 6, 4, 2]} tone="fire" cancelled=${1} />
  <${Dice} dice=${[6, 5, 3, 1, 1, 2]} tone="react" cancelled=${1} /></div>`;

const STEPS = ["start", "open", "move", "act", "finish"];

const Turn = () => html`<${StatusView} title=${say("page-clock-turn")} scenario=""
  clock=${{ turn: 1, turns: 15, phase: 3, phases: STEPS.length }}
  phases=${STEPS.map((name) => ({ name, told: "", word: say(`skies-step-${name}`) }))} />`;

/** @type {Lesson[]} */
export const lessons = [
  {
    name: "win", rules: ["SKIES-BASE-46", "SKIES-BASE-47", "SKIES-BASE-48"],
    Picture: ({ content }) => html`<${Sheet} scene=${sceneOf(content, [SPITFIRE, MESSERSCHMITT, HEINKEL])} />`,
  },
  { name: "turn", rules: ["SKIES-BASE-13", "SKIES-BASE-14", "SKIES-BASE-17"], Picture: Turn },
  { name: "decide", rules: ["SKIES-BASE-18", "SKIES-BASE-21", "SKIES-BASE-22"], Picture: Levels },
  { name: "fight", rules: ["SKIES-BASE-31", "SKIES-BASE-32", "SKIES-BASE-34"], Picture: Fire },
  { name: "first", rules: ["SKIES-BASE-25", "SKIES-BASE-26", "SKIES-BASE-35"], Picture: Rolls },
];
