// The tray: the programme of an aircraft and its deck, or whatever else the question is answered with.
import { html } from "../../lib/html.js";
import { isTight } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { Tip } from "../../parts/tip.js";
import { useRoving } from "../kit/roving.js";
import { FlyerTabs } from "../kit/tabs.js";
import { AimTray, MarkerTray, SequenceTray, TargetTray } from "./answers.js";
import { LaidCard } from "./card.js";
import { DeckCard } from "./deck-card.js";
import { heldPlan, lastCard } from "./looks.js";
import { Picker } from "./picker.js";
import { Scene, isThere } from "./scene.js";
import { SkillTray, SpareTray, UseTray } from "./skills.js";
import { callSign, cardWord, fateWords, markerWord } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Face, Flyer } from "./scene.js" */

/** The keys of a deck's cards, as they stand; a keyboard's digits are found by their place, shifted or not. */
export const KEYS = [..."123456789qwert"];
const CODES = KEYS.map((key) => (key > "9" ? key : `Digit${key}`));

/** @typedef {(order: any) => void} Choose */

/**
 * The card that would end one's programming waits to be sent.
 * @param {Scene} scene @param {Face} face @param {Choose} choose
 */
function lay(scene, face, choose) {
  const choice = scene.may({ order: "lay", card: face.name });
  if (!choice) return;
  heldPlan.value = null;
  if (!scene.isLast(choice)) return choose(choice.order);
  lastCard.set(scene.message, face.name);
  requestAnimationFrame(() => {
    const commit = document.querySelector(".question .answers .button:not(.bare)");
    if (commit instanceof HTMLElement) commit.focus();
  });
}

/**
 * The cards laid, one place for each phase; each can be taken back, with those after it.
 * @param {{ scene: Scene, flyer: Flyer, undo: BoardProps["undo"] }} props
 */
function Programme({ scene, flyer, undo }) {
  const cards = scene.laid(flyer);
  const isAsked = scene.decision === "program" && scene.about === flyer.label;
  const waits = isAsked && lastCard.at(scene.message) !== null;
  /** @param {number} place */
  const backTo = (place) => {
    if (waits && place === cards.length - 1) return () => lastCard.set(scene.message, null);
    return isAsked && undo && place < cards.length ? () => undo(flyer.programme.length - place) : null;
  };
  const places = Array.from({ length: Math.max(flyer.cards, cards.length) }, (_, place) => place);
  return html`<section class="programme" aria-label=${say("wings-programme", { aircraft: callSign(scene, flyer) })}>
    <h3>${say("wings-programme-title")}</h3>
    <ol>
      ${places.map((place) => {
        const isNext = isAsked && place === cards.length;
        const isNow = place + 1 === scene.view.phase;
        const state = [isNext && "next", isNow && "now", place + 1 < scene.view.phase && "flown"];
        const names = state.filter(Boolean).join(" ");
        return html`<li key=${place} class=${names} aria-current=${isNow ? "step" : undefined}>
          <span class="number" aria-hidden="true">${place + 1}</span>
          <${Slot} scene=${scene} flyer=${flyer} card=${cards[place]} place=${place} isOpen=${isNext}
            back=${backTo(place)} isHeld=${waits && place === cards.length - 1} />
        </li>`;
      })}
    </ol>
    ${flyer.marker && html`<p class="marker">${markerWord(flyer.marker)}</p>`}
  </section>`;
}

/**
 * @param {{ scene: Scene, flyer: Flyer, card: string | null | undefined, place: number, isOpen: boolean,
 *   back: (() => void) | null, isHeld: boolean }} props `back`: takes it back; `isHeld`: it is not yet sent
 */
function Slot({ scene, flyer, card, place, isOpen, back, isHeld }) {
  const phase = say("wings-programme-phase", { phase: place + 1 });
  if (card === undefined)
    return html`<span class=${isOpen ? "slot yours" : "slot"}>${isOpen ? say("wings-programme-open") : phase}</span>`;
  const word = cardWord(scene, flyer, card);
  const told = html`<span class="hidden">${phase}: ${word}</span>`;
  const drawn = html`<span aria-hidden="true">
    <${LaidCard} face=${scene.face(flyer, card)} note=${card === "blank" ? word : phase} />
  </span>`;
  if (!back) return html`${told}${drawn}`;
  return html`<button type="button" class=${isHeld ? "take-back held" : "take-back"} onClick=${back}>
    <span class="hidden">${say("wings-programme-back", { card: word })}</span>${drawn}
  </button>`;
}

/** @param {{ scene: Scene, flyer: Flyer, choose: Choose }} props */
function Deck({ scene, flyer, choose }) {
  const { group, stop } = useRoving();
  const isAsked = ["program", "last-card"].includes(scene.decision ?? "") && scene.about === flyer.label;
  const faces = scene.deck(flyer.deck).filter((face) => !isAsked || isOffered(scene, face));
  const keys = Object.fromEntries(faces.map((face, place) => [CODES[place] ?? "", () => lay(scene, face, choose)]));
  useShortcuts(isAsked ? keys : {});
  const label = say("wings-deck-of", { deck: flyer.deck, aircraft: callSign(scene, flyer) });
  return html`<section class="deck" aria-label=${label}>
    <h3>${say("wings-deck", { deck: flyer.deck })}
      <span class="second"><i class="diamond" aria-hidden="true"></i>${say("wings-deck-steep")}${" "}
        <${RuleLink} id="WINGS-PROG-03" system="wings" /></span>
    </h3>
    <ul class="faces" ...${group}>
      ${faces.map((face, place) => html`<li key=${face.name}><${DeckCard} scene=${scene} flyer=${flyer} face=${face}
        isAsked=${isAsked} hint=${KEYS[place] ?? ""} stop=${stop(place)}
        lay=${() => lay(scene, face, choose)} /></li>`)}
    </ul>
  </section>`;
}

/** Is a card in the deck of this game? Without altitude, climb and dive stay in the box.
 * @param {Scene} scene @param {Face} face
 */
const isOffered = (scene, { name }) => scene.legal.has(`lay:${name}`) || scene.barred.has(`lay:${name}`);

/** How far its programme is. @param {Scene} scene @param {Flyer} flyer */
const progress = (scene, flyer) =>
  isThere(flyer)
    ? html`${" "}${scene.laid(flyer).length}/${flyer.cards}`
    : html` ✕<span class="hidden">${fateWords(flyer)}</span>`;

/** What answers a question that is not about cards. @type {Record<string, (props: any) => any>} */
const TRAYS = {
  declare: TargetTray,
  tail: TargetTray,
  look: TargetTray,
  pair: TargetTray,
  rockets: TargetTray,
  reorder: SequenceTray,
  skill: SkillTray,
  keep: SkillTray,
  spare: SpareTray,
  give: SpareTray,
  pistol: TargetTray,
  use: UseTray,
};

/** @param {BoardProps} props */
export function Tray(props) {
  const { choose } = props;
  const scene = new Scene(props);
  const { decision } = scene;
  if (scene.isOver) return null;
  const tip = html`<${Tip} message=${props.message} name=${`wings-learn-${decision ?? "wait"}`} />`;
  if (decision === "pick" || decision === "reinforce") return html`${tip}<${Picker} scene=${scene} choose=${choose} />`;
  const Answering = scene.offers("aim").some(({ choice }) => choice) ? AimTray : TRAYS[decision ?? ""];
  if (Answering) return html`<div class="sortie-tray">${tip}<${Answering} scene=${scene} choose=${choose} /></div>`;
  const own = scene.flyers.filter((flyer) => scene.isMine(flyer));
  const known = own.length > 0 ? own : scene.flyers; // who watches chooses on the dashboard
  const shown = known.find((flyer) => flyer === scene.flown) ?? known.find(isThere) ?? known[0];
  if (!shown?.type) return html`<p class="second sortie-tray waiting">${say("wings-tray-picking")}</p>`;
  if (!shown.cards) return null; // nobody programmes yet
  const isMarking = decision === "remark" ||
    (decision === "program" && shown.label === scene.about && shown.programme.length === shown.cards);
  return html`<div class="sortie-tray">
    <div class="heads">
      ${own.length > 1 && !isTight.value && html`<${FlyerTabs} scene=${scene} label=${say("wings-tabs")} flyers=${own}
        shown=${shown} note=${(/** @type {Flyer} */ flyer) => progress(scene, flyer)} />`}
      ${tip}
    </div>
    <div class="laying">
      <${Programme} scene=${scene} flyer=${shown} undo=${props.undo} />
      ${isMarking ? html`<${MarkerTray} scene=${scene} choose=${choose} />` : html`<${Deck} key=${shown.label} scene=${scene} flyer=${shown} choose=${choose} />`}
    </div>
  </div>`;
}
