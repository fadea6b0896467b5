// The scale of flames: while a maneuver is composed, its steps are chosen on it.
import { html } from "../../lib/html.js";
import { ScaleView } from "../cards/scale.js";
import { positionOf } from "./scene.js";
import { callSign, positionWord } from "./terms.js";

/** @import { Choice } from "../kit/scene.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/**
 * The orders that end on each step of the scale.
 * @param {Scene} scene @param {number} now @returns {Map<number, Choice>}
 */
function stepsFrom(scene, now) {
  /** @type {Map<number, Choice>} */
  const found = new Map();
  if (scene.decision !== "steps") return found;
  for (const choice of scene.legal.values()) found.set(now + choice.order.steps, choice);
  return found;
}

/** @param {{ scene: Scene, left: Flyer, right: Flyer, choose: (order: any) => void }} props */
export function Scale({ scene, left, right, choose }) {
  const now = positionOf(left, right);
  const isApart = now === 0 && left.level !== right.level && left.flying && right.flying && left.level && right.level;
  return html`<${ScaleView}
    now=${now} one=${callSign(scene, left)} other=${callSign(scene, right)} isApart=${isApart}
    positionWord=${positionWord} steps=${stepsFrom(scene, now)} rule="FLAMES-POS-01" choose=${choose} />`;
}
