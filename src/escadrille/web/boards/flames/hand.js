// The tray: the hand of the aircraft that decides, tabs for the others, the deck and the discard pile.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Hand, TrayView, handShown, holdOf, withOthers } from "../cards/hand.js";
import { counted } from "../kit/terms.js";
import { composes } from "./ask.js";
import { ActionCard, TurretCard, attackWords, rowOf } from "./card.js";
import { Picker } from "./picker.js";
import { Scene } from "./scene.js";
import { FaceDown, FlakCards } from "./strike.js";
import { callSign, cardName } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Hold, Row } from "../cards/card.js" */
/** @import { Choice } from "../kit/scene.js" */
/** @import { Flyer } from "./scene.js" */

const ANSWERING = ["react", "evade", "redline", "reply"];

/** The rows of a card that can be used now. @param {Scene} scene @param {Choice} answer @returns {Row[]} */
function litRows({ decision }, { order, facts }) {
  if (facts?.uses) return facts.uses.map((/** @type {{ use: string }} */ { use }) => rowOf(use));
  if (order.word === "push" || facts?.hits > 0) return ["attack"];
  if (facts?.kind === "gun") return ["reaction"];
  if (ANSWERING.includes(decision ?? "")) return ["reaction"];
  return order.word === "counter" ? ["maneuver"] : [];
}

/** @param {Scene} scene @param {Flyer} flyer @param {string} id @param {number} count */
function cardOf(scene, flyer, id, count) {
  const order = id === "counter" ? { order: "do", word: "counter" } : { order: "card", card: id };
  const isRedline = scene.content.card[id]?.action === "redline";
  const answer = scene.may(order);
  const push = isRedline ? scene.may({ order: "do", word: "push" }) : undefined;
  return holdOf(scene, flyer, {
    id, count,
    answer: answer ?? push, besides: answer && push,
    isComposing: composes(scene.message),
    lit: (answer) => litRows(scene, answer),
    uses: () => (scene.decision === "use" ? usesNow(scene) : []),
  });
}

/**
 * The uses to choose from, in the order of the rows of a card.
 * @param {Scene} scene @returns {{ row: Row, choice: Choice }[]}
 */
const usesNow = ({ legal }) =>
  [...legal.values()]
    .map((choice) => ({ row: rowOf(choice.order.word), choice }))
    .sort((one, other) => one.row.localeCompare(other.row));

/** @param {Scene} scene @param {Flyer} flyer @param {boolean} isFree to choose another @returns {Hold[]} */
function holdsOf(scene, flyer, isFree) {
  const holds = counted(flyer.hand ?? []).map(([id, count]) => cardOf(scene, flyer, id, count));
  if (flyer.counters) holds.push(cardOf(scene, flyer, "counter", flyer.counters));
  return withOthers(scene, holds, isFree);
}

/** @param {BoardProps} props */
export function Tray(props) {
  const scene = new Scene(props);
  if (scene.message.asked?.decision === "force") return html`<${Picker} scene=${scene} choose=${props.choose} />`;
  if (scene.decision === "flak") return html`<${FlakCards} scene=${scene} choose=${props.choose} />`;
  if (scene.view.mission?.strike) return html`<${FaceDown} />`;
  const known = scene.flyers.filter((flyer) => flyer.hand !== null && (flyer.flying || flyer.seat === scene.me)
    && (!flyer.raid?.laden || flyer.cards > 0));
  const flying = known.filter((flyer) => flyer.flying);
  const shown = handShown(scene, [...flying, ...known], scene.asked);
  const holds = shown ? holdsOf(scene, shown, Boolean(props.instead)) : [];
  /** @param {Hold} hold @param {(place: number) => any} stop */
  const draw = (hold, stop) =>
    html`<${shown?.raid?.laden ? TurretCard : ActionCard} scene=${scene} hold=${hold} choose=${hold.other ? props.instead : props.choose} stop=${stop} />`;
  return html`<${TrayView}
    scene=${scene} known=${known} shown=${shown}
    playable=${holds.filter((hold) => hold.play).length}
    isOut=${(/** @type {Flyer} */ flyer) => !flyer.flying}
    tell=${(/** @type {any} */ card) => [cardName(card), attackWords(card)]}>
    ${shown && html`<${Hand} key=${shown.label} label=${say("cards-hand-of", { aircraft: callSign(scene, shown) })}
      holds=${holds} moment=${scene.message.asked?.count} draw=${draw} />`}
  <//>`;
}
