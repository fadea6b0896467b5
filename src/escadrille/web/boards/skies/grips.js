// The aircraft of this table as pointer, finger and Tab reach them.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { shownHand } from "../kit/looks.js";
import { useRoving } from "../kit/roving.js";
import { gap } from "../plane/geometry.js";
import { Grip } from "../plane/grips.js";
import { sizeOf } from "./pieces.js";
import { Plate } from "./plates.js";
import { factWords, lengthWords, percent, pools, wholeSentence, whyWords } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Scene, Seen } from "./scene.js" */
/** @import { platesOf } from "./plates.js" */

/** What it is, where it stands to the one that is flown, and whether it answers. @param {Scene} scene @param {Seen} flyer */
function told(scene, flyer) {
  const { flown, view } = scene;
  const bar = scene.barred.get(`aircraft:${flyer.label}`);
  const shot = scene.shots.get(flyer.label);
  const away = flown?.pose && flown !== flyer ? gap(flown.pose, flyer.pose) / view.measures.inch : null;
  return [
    wholeSentence(scene, flyer),
    say("plane-heading", { degrees: Math.round(flyer.pose[2] / 100) % 360 }),
    away !== null && flown && say("skies-tell-away", { length: lengthWords(away), aircraft: flown.label }),
    shot && `${factWords(shot)}, ${pools(shot)}, ${percent(shot.odds)}`,
    scene.pick(flyer)?.say,
    bar && whyWords(scene, bar),
  ].filter(Boolean).join(". ");
}

/**
 * @param {{ scene: Scene, camera: Camera, plates: ReturnType<typeof platesOf>, choose: (order: any) => void }} props
 */
export function Grips({ scene, camera, plates, choose }) {
  const { group, stop } = useRoving();
  return html`<g class="air-grips" ...${group}>
    ${scene.seen.map((flyer, place) => {
      const [words, at] = [plates.words.get(flyer.label), plates.places.get(flyer.label)];
      return html`<${Grip} key=${flyer.label} scene=${scene} camera=${camera} thing=${flyer} size=${sizeOf(camera, flyer)}
        told=${told(scene, flyer)} choice=${scene.pick(flyer)} bar=${scene.barred.get(`aircraft:${flyer.label}`)}
        isFlown=${scene.flown === flyer} stop=${stop(place)} choose=${choose}
        show=${() => shownHand.set(scene.message, flyer.label)}>
        ${words && at && html`<${Plate} scene=${scene} words=${words} at=${at} />`}
      <//>`;
    })}
  </g>`;
}
