// The big moments of a card fight, by the names of its events.
import { html } from "../../lib/html.js";
import { Vignette } from "./vignettes.js";

/** @import { Kind, Moment } from "../kit/stage.js" */
/** @import { CardScene } from "./scene.js" */
/** @import { Planes } from "./vignettes.js" */

/**
 * To whom something happens.
 * @param {CardScene<any>} scene @param {Kind} kind @param {string} label @returns {Moment}
 */
export function happens(scene, kind, label) {
  const flyer = scene.flyer(label);
  const { nation, year } = flyer ? scene.fighter(flyer) : { nation: "", year: 0 };
  return { kind, at: label, plane: flyer && { type: flyer.fighter, nation, year } };
}

/**
 * A way to tell the big moments of the card systems.
 * @param {(card: any) => string} cardName @param {Planes} [planes]
 */
export function cardMoments(cardName, planes) {
  /** @param {any} event @param {CardScene<any>} scene @returns {Moment} */
  const played = ({ aircraft, card }, scene) => {
    const face = scene.content.card[card];
    const picture = face && html`<${Vignette} title=${face.title} version=${face.version} planes=${planes} />`;
    return { kind: "card", at: aircraft, card: { title: cardName(face), picture } };
  };
  /** @param {Kind} kind @returns {(event: any, scene: CardScene<any>) => Moment} */
  const of = (kind) => ({ aircraft }, scene) => happens(scene, kind, aircraft);
  /** @param {any} event @param {CardScene<any>} scene */
  const moved = ({ aircraft, climbed }, scene) => happens(scene, climbed ? "climb" : "dive", aircraft);
  return { played, moved, hit: of("hit"), kill: of("kill"), evasive: of("evasive") };
}
