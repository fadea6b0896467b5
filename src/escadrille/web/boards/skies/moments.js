// Which events of skies are big moments: dice that roll, levels lost, aircraft shot down, cards.
import { html } from "../../lib/html.js";
import { Dice } from "./glyphs.js";
import { Scene } from "./scene.js";
import { cardWord } from "./terms.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Kind, Moment } from "../kit/stage.js" */

/** @param {Scene} scene @param {Kind} kind @param {string} label @returns {Moment} */
function happens(scene, kind, label) {
  const flyer = scene.flyer(label);
  return { kind, at: label, plane: flyer ? scene.drawn(flyer) : null };
}

/** @param {string} label @param {number[]} dice @param {string} tone @returns {Moment} */
const rolled = (label, dice, tone) => ({ kind: "dice", at: label, dice: [], beside: html`<${Dice} dice=${dice} tone=${tone} size=${34} />` });

/** @type {Record<string, (event: any, scene: Scene) => Moment[]>} */
const STAGED = {
  Fired: ({ aircraft, dice }) => [rolled(aircraft, dice, "fire")],
  FiredBack: ({ aircraft, dice }) => [rolled(aircraft, dice, "fire")],
  Dodged: ({ aircraft, dice }) => [rolled(aircraft, dice, "react")],
  Rerolled: ({ aircraft, dice }) => [rolled(aircraft, dice, "react")],
  Outmanoeuvred: ({ aircraft, dice, target, theirs }) =>
    [rolled(aircraft, dice, "fire"), { ...rolled(target, theirs, "react"), words: target }],
  Climbed: ({ aircraft }, scene) => [happens(scene, "climb", aircraft)],
  LevelChanged: ({ aircraft }, scene) => [happens(scene, "hit", aircraft)],
  Burnt: ({ aircraft }, scene) => [happens(scene, "dive", aircraft)],
  Damaged: ({ aircraft }, scene) => [happens(scene, "hit", aircraft)],
  ShotDown: ({ aircraft }, scene) => [happens(scene, "kill", aircraft)],
  CardPlayed: ({ card }, scene) => [{ kind: "card", card: { title: cardWord(scene, card) } }],
};

/** @param {any} event @param {BoardProps} props */
export const moments = (event, props) => STAGED[event.event]?.(event, new Scene(props)) ?? [];
