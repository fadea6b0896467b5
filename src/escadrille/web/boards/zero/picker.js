// The secret choice of Elements: a type, then whether its Leader flies alone.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { PickerView } from "../kit/picker.js";
import { capital } from "../kit/terms.js";
import { ElementPreview } from "./element.js";
import { whyWords } from "./terms.js";

/** @import { Priced } from "../kit/picker.js" */
/** @import { Bar } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

const PICK = 2; // a pick is two: the type, and with whom it flies

/** What an Element of a type is worth. @param {any} fighter @param {boolean} isPair */
const valueOf = (fighter, isPair) => fighter.leader.value + (isPair ? fighter.wingman.value : 0);

/** @param {Scene} scene @returns {Priced[]} */
function offersOf(scene) {
  const { content } = scene;
  /** @type {string[]} */
  const picks = scene.view.picks;
  const type = content.fighter[picks.length % PICK ? (picks.at(-1) ?? "") : ""];
  return scene.offers(type ? "do" : "fighter").map((offer) => {
    const id = offer.key.split(":")[1] ?? "";
    const entry = type ?? content.fighter[id];
    const name = type ? capital(say(id === "pair" ? "zero-picker-pair" : "zero-note-alone")) : entry.name;
    return { ...offer, name, price: valueOf(entry, id !== "leader"), entry };
  });
}

/** What was picked so far. @param {Scene} scene */
function picked(scene) {
  /** @type {string[]} */
  const picks = scene.view.picks;
  const types = picks.filter((_, place) => place % PICK === 0);
  return types.map((id, place) => ({
    name: scene.content.fighter[id]?.name ?? id,
    note: picks[place * PICK + 1] === "leader" ? say("zero-note-alone") : "",
  }));
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Picker = ({ scene, choose }) => html`<${PickerView}
  offers=${offersOf(scene)} picked=${picked(scene)}
  unit=${say("zero-plate-points")} year=${scene.scenario?.year ?? 1942}
  why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)}
  preview=${(/** @type {Priced | undefined} */ offer) => offer && html`<${ElementPreview} fighter=${offer.entry} />`}
  choose=${choose} />`;
