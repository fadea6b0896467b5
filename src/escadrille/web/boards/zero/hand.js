// The tray: the Leader's hand, and its Wingman's mini-hand beside it as long as there is one.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { Hand, TrayView, handShown, holdOf, withOthers } from "../cards/hand.js";
import { counted } from "../kit/terms.js";
import { composes } from "./ask.js";
import { ActionCard, attackWords, ownRow } from "./card.js";
import { Picker } from "./picker.js";
import { Scene, flies } from "./scene.js";
import { PLANES, callSign, cardName } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Hold, Offered, Row } from "../cards/card.js" */
/** @import { Choice } from "../kit/scene.js" */
/** @import { Flyer } from "./scene.js" */

/** The uses to choose from. @param {Scene} scene @returns {Offered[]} */
function usesNow({ decision, legal }) {
  if (decision === "target") return [];
  /** @param {Choice} choice */
  const rowOf = ({ facts }) => (decision === "guise" ? "reaction" : facts.bursts ? "attack" : "maneuver");
  return [...legal.values()].map((choice) => ({ row: rowOf(choice), choice }));
}

/** @param {Scene} scene @param {Flyer} flyer @param {boolean} isFree to choose another card */
function holdsOf(scene, flyer, isFree) {
  const holds = counted(flyer.hand ?? []).map(([id, count]) => {
    const answer = scene.may({ order: "card", card: id });
    /** @param {Choice} play @returns {Row[]} */
    const lit = (play) => [scene.decision === "react" ? "reaction" : ownRow(scene.content.card[id], play)];
    return holdOf(scene, flyer, { id, count, answer, isComposing: composes(scene.message), lit, uses: () => usesNow(scene) });
  });
  return withOthers(scene, holds, isFree);
}

/** @param {Pick<BoardProps, "choose" | "instead"> & { scene: Scene, flyer: Flyer, isTitled: boolean }} props */
function HandOf({ scene, flyer, isTitled, choose, instead }) {
  const aircraft = callSign(scene, flyer);
  const label = flyer.wingman ? say("zero-hand-mini", { aircraft }) : say("cards-hand-of", { aircraft });
  /** @param {Hold} hold @param {(place: number) => any} stop */
  const draw = (hold, stop) => html`<${ActionCard} scene=${scene} hold=${hold} choose=${hold.other ? instead : choose} stop=${stop} />`;
  return html`<section class=${flyer.wingman ? "held-hand mini" : "held-hand"} data-hand=${flyer.label}>
    ${isTitled && html`<h3 aria-hidden="true">${label}</h3>`}
    <${Hand} label=${label} holds=${holdsOf(scene, flyer, Boolean(instead))} moment=${scene.message.asked?.count} draw=${draw}
      empty=${scene.view.turn ? undefined : say("zero-hand-undealt")} />
  </section>`;
}

/** @param {BoardProps} props */
export function Tray(props) {
  const scene = new Scene(props);
  if (scene.decision === "force") return html`<${Picker} scene=${scene} choose=${props.choose} />`;
  const known = scene.flyers.filter(
    (flyer) => flyer.hand !== null && (flyer.wingman ? flyer.cards > 0 : flies(flyer) || flyer.seat === scene.me),
  );
  const shown = handShown(scene, [...known.filter(flies), ...known], scene.asked);
  const beside = known.filter((flyer) => flyer !== shown && flyer.element === shown?.element);
  const hands = shown ? (isNarrow.value ? [shown] : [shown, ...beside]) : [];
  const playable = shown ? holdsOf(scene, shown, false).filter((hold) => hold.play).length : 0;
  return html`<${TrayView}
    scene=${scene} known=${isNarrow.value ? known : known.filter((flyer) => !beside.includes(flyer))} shown=${shown}
    playable=${playable} planes=${PLANES}
    isOut=${(/** @type {Flyer} */ flyer) => !flies(flyer)}
    tell=${(/** @type {any} */ card) => [cardName(card), attackWords(card)]}>
    <div class="held-hands">
      ${hands.map(
        (flyer) => html`<${HandOf} key=${flyer.label} scene=${scene} flyer=${flyer}
        isTitled=${hands.length > 1} choose=${props.choose} instead=${props.instead} />`,
      )}
    </div>
  <//>`;
}
