// Which events at the measured table are big moments.
import { html } from "../../lib/html.js";
import { DamageFace } from "./damage.js";
import { LaidCard } from "./card.js";
import { Scene } from "./scene.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Kind, Moment } from "../kit/stage.js" */

/** @param {Scene} scene @param {Kind} kind @param {string} label @returns {Moment} */
function happens(scene, kind, label) {
  const flyer = scene.flyer(label);
  const plane = flyer?.type ? { type: flyer.type, nation: scene.type(flyer)?.nation ?? "", year: scene.year } : null;
  return { kind, at: label, plane };
}

/** A card is turned up and flown. @param {any} event @param {Scene} scene @returns {Moment[]} */
function flew({ aircraft, card }, scene) {
  const flyer = scene.flyer(aircraft);
  if (!flyer) return [];
  const picture = html`<${LaidCard} face=${scene.face(flyer, card)} />`; // its name is on it
  return [{ kind: "card", card: { title: "", picture } }];
}

/**
 * Climbing or diving shows in the card that was flown just before.
 * @param {any} event @param {Scene} scene @param {BoardProps} props
 */
function altitude(event, scene, { log }) {
  const { aircraft, level } = event;
  const now = log.findLastIndex((row) => row.event === event);
  const before = log.slice(0, now).findLast(({ event: one }) => one.aircraft === aircraft && "level" in one);
  const was = before?.event.level;
  return was === undefined || was === level ? [] : [happens(scene, level > was ? "climb" : "dive", aircraft)];
}

/** @param {any} event @param {Scene} scene @returns {Moment[]} */
function drew({ piece, cards, shown }, scene) {
  const known = /** @type {string[]} */ (cards ?? shown);
  const beside = known.map((card) => html`<${DamageFace} scene=${scene} card=${card} />`);
  return [{ ...happens(scene, "hit", piece), beside }];
}

/** @param {any} event @param {Scene} scene */
const down = ({ piece, cause }, scene) => [happens(scene, cause === "pilot" ? "pilot" : "kill", piece)];

/** @type {Record<string, (event: any, scene: Scene, props: BoardProps) => Moment[]>} */
const STAGED = {
  Flew: flew, AltitudeChanged: altitude, Drew: drew, Down: down,
  SkillUsed: ({ aircraft }, scene) => [happens(scene, "evasive", aircraft)],
};

/** @param {any} event @param {BoardProps} props */
export const moments = (event, props) => STAGED[event.event]?.(event, new Scene(props), props) ?? [];
