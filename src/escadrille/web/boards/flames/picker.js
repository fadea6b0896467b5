// The secret choice of forces in flames: fighters, pilots and pairs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { PickerView } from "../kit/picker.js";
import { PlatePreview } from "./plate.js";
import { pilotWords, whyWords } from "./terms.js";

/** @import { Priced } from "../kit/picker.js" */
/** @import { Bar } from "../kit/scene.js" */
/** @import { Pick, Scene } from "./scene.js" */

/** Everything that could be picked now. @param {Scene} scene @returns {Priced[]} */
function offersOf(scene) {
  const kind = scene.decision === "leader" ? "aircraft" : `${scene.decision}`;
  return scene.offers(kind).map((offer) => {
    const id = (offer.choice ?? offer.bar)?.order[kind];
    /** @type {Pick | undefined} an earlier one */
    const pick = scene.view.picks.find((/** @type {Pick} */ { label }) => label === id);
    const entry = pick ? scene.content.fighter[pick.fighter] : scene.content[kind][id];
    const name = pick ? `${id} ${entry.name}` : kind === "pilot" ? pilotWords(entry) : entry.name;
    return { ...offer, name, price: entry.vp, entry };
  });
}

/** What was picked so far, with pilots. @param {Scene} scene */
const picked = ({ view, content }) =>
  view.picks.map((/** @type {Pick} */ { fighter, pilot }) => ({
    name: content.fighter[fighter].name, note: pilot ? pilotWords(content.pilot[pilot]) : "",
  }));

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Picker = ({ scene, choose }) => html`<${PickerView}
  offers=${offersOf(scene)} picked=${picked(scene)}
  unit=${say("flames-plate-points")} year=${scene.scenario?.year ?? 1942}
  why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)}
  preview=${(/** @type {Priced | undefined} */ offer) =>
    offer?.entry?.speed !== undefined && html`<${PlatePreview} fighter=${offer.entry} />`}
  choose=${choose} />`;
