// Which events of a fight between Elements are big moments.
import { cardMoments } from "../cards/moments.js";
import { Scene } from "./scene.js";
import { PLANES, cardName } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Moment } from "../kit/stage.js" */

const { played, moved, hit, kill, evasive } = cardMoments(cardName, PLANES);

/** Who a play was meant for gets away. @param {any} event @param {Scene} scene */
const cancelled = ({ enemy }, scene) => evasive({ aircraft: enemy }, scene);

/** @type {Record<string, (event: any, scene: Scene) => Moment>} */
const STAGED = {
  Played: played, Reacted: played, Tested: played, Cancelled: cancelled, Disengaged: evasive, Moved: moved,
  Followed: moved, Hit: hit, Flipped: hit, Destroyed: kill,
};

/** @param {any} event @param {BoardProps} props */
export function moments(event, props) {
  const staged = STAGED[event.event];
  return staged ? [staged(event, new Scene(props))] : [];
}
