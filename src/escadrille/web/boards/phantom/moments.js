// Which events of a campaign are big moments.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { EventCard } from "./event.js";
import { Scene } from "./scene.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Kind, Moment } from "../kit/stage.js" */

/**
 * What happens to an aircraft; else to a Site, a Bandit or the Target.
 * @param {Scene} scene @param {Kind} kind @param {string} label @returns {Moment}
 */
function happens(scene, kind, label) {
  const pilot = scene.pilot(label);
  return { kind, at: label, plane: pilot ? scene.drawn(pilot.aircraft) : null };
}

/**
 * The least faces for each result, in words; a game of older rules does not tell them.
 * @param {number[] | undefined} needs @param {(least: number, place: number) => string} word
 */
const needsWords = (needs, word) => needs && (needs.map(word).join(" · ") || say("phantom-odds-never"));

/** @param {string} kind @param {string[]} names @returns {(least: number, place: number) => string} */
const named = (kind, ...names) => (least, place) =>
  say("stage-needs", { least, result: say(`phantom-${kind}-${names[place]}`) });

/** @param {number} least @param {number} place */
const damage = (least, place) => say("phantom-odds-needs", { least, damage: place + 1 });

/** @param {any} event @returns {Moment[]} */
const attacked = ({ aim, rolls }) => [{
  kind: "dice", at: aim,
  dice: rolls.map((/** @type {any} */ roll) => ({
    face: roll.die, good: roll.damage > 0, needs: needsWords(roll.needs, damage),
  })),
}];

/** @param {any} event @returns {Moment[]} */
const fired = ({ pilot, dice, needs, result }) => [{
  kind: "dice", at: pilot,
  dice: dice.map((/** @type {number} */ face) => ({
    face, good: result !== "miss", needs: needsWords(needs, named("fired", "stress", "damaged", "destroyed")),
  })),
}];

/** @param {any} event @param {Scene} scene @returns {Moment[]} */
function searched({ pilot, die, needs, result }, scene) {
  const words = needsWords(needs, named("searched", "under-fire", "quick"));
  const isLost = result === "missing";
  const lost = /** @type {Moment} */ ({ kind: "pilot", at: pilot, words: scene.pilot(pilot)?.name ?? pilot });
  return [{ kind: "dice", at: pilot, dice: [{ face: die, good: !isLost, needs: words }] }, ...(isLost ? [lost] : [])];
}

/**
 * An aircraft is elsewhere: was it at another altitude?
 * @param {any} event @param {Scene} scene @param {BoardProps} props
 */
function flew(event, scene, { log }) {
  const now = log.findLastIndex((row) => row.event === event);
  const before = log.slice(0, now).findLast(({ event: one }) => one.pilot === event.pilot && one.altitude);
  const isSame = !before || before.event.altitude === event.altitude;
  return isSame ? [] : [happens(scene, event.altitude === "high" ? "climb" : "dive", event.pilot)];
}

/** @param {any} event @param {Scene} scene @returns {Moment[]} */
function drawn({ card, leg }, scene) {
  const picture = html`<${EventCard} scene=${scene} id=${card} leg=${leg} />`;
  return [{ kind: "card", card: { title: "", picture }, words: "" }]; // the card has its own
}

/** @param {Kind[]} kinds @returns {(event: any, scene: Scene) => Moment[]} */
const of = (...kinds) => ({ pilot, threat, target }, scene) =>
  kinds.map((kind) => happens(scene, kind, pilot ?? threat ?? target));

/** @type {Record<string, (event: any, scene: Scene, props: BoardProps) => Moment[]>} */
const STAGED = {
  EventDrawn: drawn, Attacked: attacked, Fired: fired, Searched: searched, Flew: flew, Evaded: of("evasive"),
  Damaged: of("hit"), TargetDamaged: of("hit"), TargetDestroyed: of("kill"), ThreatDestroyed: of("kill"),
  ShotDown: of("kill", "ejection"),
};

/** @param {any} event @param {BoardProps} props */
export const moments = (event, props) => STAGED[event.event]?.(event, new Scene(props), props) ?? [];
