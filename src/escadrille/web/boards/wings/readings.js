// What the ruler reads from one aircraft to another, in words.
import { say } from "../../lib/words.js";
import { cmOf } from "../plane/ruler.js";
import { mounts } from "./sights.js";
import { callSign } from "./terms.js";

/** @import { Flyer, Scene } from "./scene.js" */
/** @import { Sight } from "./sights.js" */

/**
 * Distance and range, bold; then why there is fire or not.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function readings(scene, from, sight) {
  const range = sight.isShort ? "short" : sight.isLong ? "long" : "out";
  const levels = say("wings-map-levels", { apart: sight.apart ?? "none" });
  return {
    title: say("wings-map-distance", { cm: cmOf(sight.length), range }),
    text: `${levels} ${verdict(scene, from, sight)}`,
  };
}

/** @param {Scene} scene @param {Flyer} from @param {Sight} sight */
function verdict(scene, from, sight) {
  const { gun, cards } = sight;
  if (sight.overlaps) return say("wings-map-overlap");
  if (!mounts(scene, from).length) return say("wings-map-unarmed");
  if (!gun) return say("wings-map-no-arc");
  if (sight.isBlind) return say("wings-map-blind");
  if (sight.blocker) return say("wings-map-blocked", { by: callSign(scene, sight.blocker) });
  if (!cards) return say("wings-map-no-range");
  return say("wings-map-cards", { cards, letter: gun.letter, arc: gun.arc });
}

/**
 * All of it in one sentence, as a screen reader says it.
 * @param {Scene} scene @param {Flyer} from @param {Sight} sight
 */
export function sightSentence(scene, from, sight) {
  const { title, text } = readings(scene, from, sight);
  return say("wings-map-sight", { from: callSign(scene, from), clock: sight.clock, distance: title, text });
}
