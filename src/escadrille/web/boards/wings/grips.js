// What pointer, finger and Tab reach on the table: every piece, with its plate and all that is known of it in words.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { glance, shownHand } from "./looks.js";
import { placed } from "./pieces.js";
import { Plate } from "./plates.js";
import { sightSentence } from "./ruler.js";
import { sight, sizeOf } from "./sights.js";
import { wholeSentence, whyWords } from "./terms.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./flight.js" */
/** @import { Words } from "./plates.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

const TARGET = 44; // pixels of a finger

/** @typedef {(Flyer | Piece) & { pose: Pose }} Present */

/**
 * What a thing is, where it stands to the one that is flown, and whether it answers.
 * @param {Scene} scene @param {Present} thing
 */
function told(scene, thing) {
  const flown = scene.flown;
  const seen = flown && flown !== thing && sight(scene, flown, thing);
  const bar = scene.barred.get(`piece:${thing.label}`);
  return [
    wholeSentence(scene, thing),
    say("wings-map-heading", { degrees: Math.round(thing.pose[2] / 100) % 360 }),
    seen && sightSentence(scene, flown, seen),
    scene.pick(thing)?.say,
    bar && whyWords(scene, bar),
  ]
    .filter(Boolean)
    .join(". ");
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Camera} props.camera
 * @param {Present} props.thing
 * @param {Words | undefined} props.words its plate, where it has one
 * @param {Point | undefined} props.at the middle of the plate
 * @param {any} props.stop of the Tab key
 * @param {(order: any) => void} props.choose
 */
export function Grip({ scene, camera, thing, words, at, stop, choose }) {
  const { message } = scene;
  const choice = scene.pick(thing);
  const bar = scene.barred.get(`piece:${thing.label}`);
  const [w, h] = sizeOf(scene, thing).map((side) => camera.px(side));
  const [wide, high] = [w, h].map((side) => Math.max(side ?? 0, TARGET));
  const act = () => {
    if (choice) return choose(choice.order);
    if ("deck" in thing && scene.isMine(thing)) shownHand.set(message, thing.label);
    glance.set(message, thing.label);
  };
  /** @param {string | null} label */
  const look = (label) => glance.set(message, label);
  const isFlown = scene.flown === thing;
  return html`<g
    class="gripped"
    onPointerEnter=${() => look(thing.label)}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && look(null)}
    onClick=${act}
  >
    <g
      class=${["grip", choice ? "play" : "", bar ? "off" : "", isFlown ? "flown" : ""].join(" ")}
      role="button"
      data-thing=${thing.label}
      data-rule=${bar?.rule}
      aria-label=${told(scene, thing)}
      aria-disabled=${bar ? "true" : undefined}
      ...${stop}
      onFocus=${() => {
        stop.onFocus?.();
        camera.reach(thing.pose);
        look(thing.label);
      }}
      onBlur=${() => look(null)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      }}
      data-pose=${thing.label}
      style=${{ transform: placed(camera, thing.pose) }}
    >
      <rect class="reachable" x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx="4" />
      ${choice && html`<rect class="answers-edge" x=${-w / 2 - 5} y=${-h / 2 - 5} width=${w + 10} height=${h + 10}
        rx="6" />
        <rect class="answers" x=${-w / 2 - 5} y=${-h / 2 - 5} width=${w + 10} height=${h + 10} rx="6" />`}
      <rect class="ring" x=${-w / 2 - 5} y=${-h / 2 - 5} width=${w + 10} height=${h + 10} rx="6" />
    </g>
    ${words && at && html`<g data-plate=${thing.label} aria-hidden="true"><${Plate} scene=${scene} words=${words}
      at=${at} /></g>`}
  </g>`;
}
