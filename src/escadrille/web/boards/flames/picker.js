// The secret choice of forces in flames: fighters, pilots and pairs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { PickerView } from "../kit/picker.js";
import { PlatePreview } from "./plate.js";
import { pilotWords, whyWords } from "./terms.js";

/** @import { Priced } from "../kit/picker.js" */
/** @import { Bar } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/** What is picked, one after the other: each pick is these three. */
const STAGES = ["fighter", "pilot", "aircraft"];

/** Everything that could be picked now. @param {Scene} scene @returns {Priced[]} */
function offersOf(scene) {
  const { content } = scene;
  const stage = STAGES[scene.view.picks.length % STAGES.length] ?? "fighter";
  return scene.offers(stage).map((offer) => {
    const [kind = "", id = ""] = offer.key.split(":");
    const entry = kind === "aircraft" ? content.fighter[pickOf(scene, id)] : content[kind]?.[id];
    const name =
      kind === "aircraft" ? `${id} ${entry?.name ?? ""}` : kind === "pilot" ? pilotWords(entry) : (entry?.name ?? id);
    return { ...offer, name, price: entry?.vp ?? 0, entry };
  });
}

/** The fighter of an earlier pick: "#2" is the second. @param {Scene} scene @param {string} name */
const pickOf = (scene, name) => scene.view.picks[(Number(name.slice(1)) - 1) * STAGES.length] ?? "";

/** What was picked so far, with pilots. @param {Scene} scene */
function picked(scene) {
  /** @type {(string | null)[]} */
  const picks = scene.view.picks;
  const found = [];
  for (let place = 0; place < picks.length; place += STAGES.length) {
    const fighter = scene.content.fighter[picks[place] ?? ""];
    const pilot = scene.content.pilot[picks[place + 1] ?? ""];
    if (fighter) found.push({ name: fighter.name, note: pilot ? pilotWords(pilot) : "" });
  }
  return found;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export const Picker = ({ scene, choose }) => html`<${PickerView}
  offers=${offersOf(scene)} picked=${picked(scene)}
  unit=${say("flames-plate-points")} year=${scene.scenario?.year ?? 1942}
  why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)}
  preview=${(/** @type {Priced | undefined} */ offer) =>
    offer?.entry?.speed !== undefined && html`<${PlatePreview} fighter=${offer.entry} />`}
  choose=${choose} />`;
