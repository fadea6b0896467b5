// The words of a campaign, as its board says them.
import { say } from "../../lib/words.js";
import { refusalsOf, signed } from "../kit/terms.js";

/** @import { Effect, Force, Option, Scene } from "./scene.js" */

/** @param {string} name of a camp */
export const campWord = (name) => say(`flames-campaign-side-${name}`);

/** @param {string} status */
export const statusWord = (status) => say(`flames-campaign-status-${status}`);

/** @param {number} net Allied points less those of the Axis */
export const netWords = (net) => (net === 0 ? "0" : signed(net));

/** "R3": the name of an arrow as it stands on the map. @param {string} arrow */
export const arrowName = (arrow) => arrow.toUpperCase();

/** @param {Scene} scene @param {number} count @param {string} type */
export const manyOf = (scene, count, type) => `${count} × ${scene.type(type).name}`;

/** @param {Scene} scene @param {Effect} effect */
function effectWords(scene, { effect, figure, side, type, pilot }) {
  if (effect === "aircraft") return manyOf(scene, figure, type ?? "");
  const name = pilot ? (scene.content.pilot?.[pilot]?.name ?? pilot) : "";
  return say(`flames-campaign-effect-${effect}`, { figure, side: side ?? "declared", pilot: name });
}

/** @param {Scene} scene @param {Option} option */
export const optionWords = (scene, { effects }) => effects.map((effect) => effectWords(scene, effect)).join(", ");

/** @param {Scene} scene @param {Force} force */
export function forceWords(scene, { count, type, loaded, pilot }) {
  const aircraft = manyOf(scene, count, type);
  const flown = loaded ? say("flames-campaign-loaded", { aircraft }) : aircraft;
  const name = pilot && (scene.content.pilot?.[pilot]?.name ?? pilot);
  return name ? say("flames-campaign-with-pilot", { aircraft: flown, pilot: name }) : flown;
}

/** @param {Scene} scene @param {string} name @param {any} fact */
function factWord(scene, name, fact) {
  if (name === "origin" || name === "target") return `${fact} ${scene.placeName(fact)}`;
  return name === "arrow" ? arrowName(fact) : fact;
}

export const whyWords = refusalsOf("flames", factWord);
