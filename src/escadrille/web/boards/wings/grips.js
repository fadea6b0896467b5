// The pieces of this table as pointer, finger and Tab reach them.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { glance, shownHand } from "../kit/looks.js";
import { useRoving } from "../kit/roving.js";
import { Grip } from "../plane/grips.js";
import { Plate, platesOf } from "./plates.js";
import { isThere } from "./scene.js";
import { sight, sightSentence, sizeOf } from "./sights.js";
import { wholeSentence, whyWords } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Pose } from "../plane/geometry.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/** @typedef {(Flyer | Piece) & { pose: Pose }} Present */

/** @param {Scene} scene @param {Present} thing */
const barOf = (scene, thing) => scene.barred.get(`piece:${thing.label}`);

/**
 * What a thing is, where it stands to the one that is flown, and whether it answers.
 * @param {Scene} scene @param {Present} thing
 */
function told(scene, thing) {
  const { flown } = scene;
  const seen = flown && flown !== thing && sight(scene, flown, thing);
  const bar = barOf(scene, thing);
  return [
    wholeSentence(scene, thing),
    say("plane-heading", { degrees: Math.round(thing.pose[2] / 100) % 360 }),
    seen && sightSentence(scene, flown, seen),
    scene.pick(thing)?.say,
    bar && whyWords(scene, bar),
  ]
    .filter(Boolean)
    .join(". ");
}

/** @param {{ scene: Scene, camera: Camera, seen: Present[], choose: (order: any) => void }} props */
export function Grips({ scene, camera, seen, choose }) {
  const { group, stop } = useRoving();
  const { words, places } = platesOf(scene, camera);
  const { message } = scene;
  /** @param {Present} thing @param {any} focus */
  const grip = (thing, focus) => {
    const [plate, at] = [words.get(thing.label), places.get(thing.label)];
    const show = () => {
      if ("deck" in thing && scene.isMine(thing)) shownHand.set(message, thing.label);
      glance.set(message, thing.label);
    };
    return html`<${Grip} key=${thing.label} scene=${scene} camera=${camera} thing=${thing} size=${sizeOf(scene, thing)}
      told=${told(scene, thing)} choice=${scene.pick(thing)} bar=${barOf(scene, thing)} isFlown=${scene.flown === thing}
      stop=${focus} choose=${choose} show=${show}>
      ${plate && at && html`<${Plate} scene=${scene} words=${plate} at=${at} />`}
    <//>`;
  };
  return html`<g class="ground-grips" ...${group}>
      ${scene.pieces.filter(isThere).map((piece, place) => grip(piece, stop(place)))}
    </g>
    <g class="air-grips">${seen.map((flyer) => grip(flyer, { tabindex: 0 }))}</g>`;
}
