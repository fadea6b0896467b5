// The secret choice of Elements: a type, then whether its Leader flies alone.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { PickerView } from "../kit/picker.js";
import { capital } from "../kit/terms.js";
import { ElementPreview } from "./element.js";
import { valueOf, whyWords } from "./terms.js";

/** @import { Priced } from "../kit/picker.js" */
/** @import { Bar } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {{ fighter: string, company: "pair" | "leader" | null }} Pick null: not said yet */

/** @param {Scene} scene @returns {Priced[]} */
function offersOf(scene) {
  const { fighter } = scene.content;
  /** @type {Pick | undefined} */
  const last = scene.view.picks.at(-1);
  const type = last?.company === null && fighter[last.fighter];
  return scene.offers(type ? "do" : "fighter").map((offer) => {
    const { word, fighter: id } = (offer.choice ?? offer.bar)?.order;
    const entry = type || fighter[id];
    const name = type ? capital(say(word === "pair" ? "zero-picker-pair" : "zero-note-alone")) : entry.name;
    return { ...offer, name, price: valueOf(entry, word !== "leader"), entry };
  });
}

/** What was picked so far. @param {Scene} scene */
const picked = ({ content, view }) =>
  view.picks.map((/** @type {Pick} */ { fighter, company }) => ({
    name: content.fighter[fighter]?.name ?? fighter,
    note: company === "leader" ? say("zero-note-alone") : "",
  }));

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Picker = ({ scene, choose }) => html`<${PickerView}
  offers=${offersOf(scene)} picked=${picked(scene)}
  unit=${say("zero-plate-points")} year=${scene.scenario?.year ?? 1942}
  why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)}
  preview=${(/** @type {Priced | undefined} */ offer) => offer && html`<${ElementPreview} fighter=${offer.entry} />`}
  choose=${choose} />`;
