// The secret choice of a type: what may be had, with its figures and the cards that it flies with.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { yearOf } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { PickerView } from "../kit/picker.js";
import { LaidCard } from "./card.js";
import { nameOf, whyWords } from "./terms.js";

/** @import { Priced } from "../kit/picker.js" */
/** @import { Bar } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/** @param {Scene} scene */
const offersOf = (scene) =>
  scene.offers("type").map((offer) => {
    const type = scene.content.aircraft[offer.order.type];
    const entry = { ...type, year: yearOf({ date: type.service }) };
    return { ...offer, name: type.name, price: type.structure, entry };
  });

/** @param {{ scene: Scene, offer: Priced }} props */
function Preview({ scene, offer: { entry } }) {
  const { deck, structure, climb, ceiling } = entry;
  const guns = entry.guns.map((/** @type {any} */ gun) => gun.letter).join("/");
  return html`<section class="type-preview" aria-label=${entry.name}>
    <${AircraftPicture} type=${entry.id} nation=${entry.nation} year=${entry.year} px=${84} heading=${0} />
    <div><h3>${entry.name}</h3><p>${say("wings-menu-type", { deck, guns, structure, climb, ceiling })}</p></div>
    <ul aria-hidden="true">${scene.deck(deck).map((face) =>
      html`<li key=${face.name}><${LaidCard} face=${face} note=${`×${face.copies}`} /></li>`)}</ul>
  </section>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Picker({ scene, choose }) {
  const mine = scene.flyers.filter((flyer) => scene.isMine(flyer) && flyer.type);
  return html`<${PickerView}
    offers=${offersOf(scene)} picked=${mine.map((flyer) => ({ name: nameOf(scene, flyer), note: "" }))}
    unit=${say("wings-pick-structure")} year=${scene.year}
    why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)}
    preview=${(/** @type {Priced | undefined} */ offer) => offer && html`<${Preview} scene=${scene} offer=${offer} />`}
    choose=${choose} />`;
}
