// What pointer, finger and Tab reach on the table: every piece, with its plate and all that is known of it in words.
import { html } from "../../lib/html.js";
import { glance } from "../kit/looks.js";
import { placed } from "./geometry.js";

/** @import { BoardScene, Bar, Choice } from "../kit/scene.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Pose, Size } from "./geometry.js" */

const TARGET = 44; // pixels of a finger

/**
 * @param {object} props
 * @param {BoardScene} props.scene
 * @param {Camera} props.camera
 * @param {{ label: string, pose: Pose }} props.thing
 * @param {Size} props.size
 * @param {string} props.told what it is, where it stands, and whether it answers
 * @param {Choice | undefined} props.choice the order that it answers with
 * @param {Bar | undefined} props.bar why it does not
 * @param {boolean} props.isFlown is it the one from which others are seen?
 * @param {any} props.stop of the Tab key
 * @param {(order: any) => void} props.choose
 * @param {() => void} props.show what pressing it does where it does not answer
 * @param {any} props.children its plate, where it has one
 */
export function Grip({ scene, camera, thing, size, told, choice, bar, isFlown, stop, choose, show, children }) {
  const [w, h] = size.map((side) => camera.px(side));
  const [wide, high] = [w, h].map((side) => Math.max(side ?? 0, TARGET));
  const about = { x: -w / 2 - 5, y: -h / 2 - 5, width: w + 10, height: h + 10, rx: 6 };
  const act = () => (choice ? choose(choice.order) : show());
  /** @param {string | null} label */
  const look = (label) => glance.set(scene.message, label);
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
      aria-label=${told}
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
      ${choice && html`<rect class="answers-edge" ...${about} /><rect class="answers" ...${about} />`}
      <rect class="ring" ...${about} />
    </g>
    ${children && html`<g data-plate=${thing.label} aria-hidden="true">${children}</g>`}
  </g>`;
}
