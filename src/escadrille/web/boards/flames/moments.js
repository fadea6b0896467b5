// Which events of a dogfight are big moments.
import { cardMoments } from "../cards/moments.js";
import { Scene } from "./scene.js";
import { cardName } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Moment } from "../kit/stage.js" */

const { played, moved, hit, kill, evasive } = cardMoments(cardName);

/** @type {Record<string, (event: any, scene: Scene) => Moment>} */
const STAGED = {
  Played: played, Reacted: played, Redlined: played, Evaded: evasive, Moved: moved, Followed: moved, Damaged: hit,
  Flipped: hit, ShotDown: kill,
};

/** The pilot who goes down with his aircraft, where he has a name. @param {any} event @param {Scene} scene */
function pilotOf({ event, aircraft }, scene) {
  const pilot = scene.content.pilot?.[scene.flyer(aircraft)?.pilot ?? ""];
  const isNamed = event === "ShotDown" && pilot && pilot.nation !== "any";
  return isNamed ? [/** @type {Moment} */ ({ kind: "pilot", at: aircraft, words: pilot.name })] : [];
}

/** @param {any} event @param {BoardProps} props */
export function moments(event, props) {
  const staged = STAGED[event.event];
  if (!staged) return [];
  const scene = new Scene(props);
  return [staged(event, scene), ...pilotOf(event, scene)];
}
