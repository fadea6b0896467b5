// The ladder of zero: the Horsepower of each level, and the cards that climbing costs and diving gives.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { LadderView } from "../cards/ladder.js";
import { LEVELS } from "../cards/scene.js";
import { signed } from "../kit/terms.js";
import { flies } from "./scene.js";
import { levelWord, whyWords } from "./terms.js";

/** @import { LadderWords } from "../cards/ladder.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** @param {{ scene: Scene, own: Flyer, choose: (order: any) => void }} props */
export function Ladder({ scene, own, choose }) {
  const here = LEVELS.findIndex((level) => level === own.level);
  /** @param {number} level */
  const power = (level) => signed(own.power[LEVELS[level] ?? ""] ?? 0);
  /** @type {LadderWords} */
  const words = {
    rule: "ZERO-AIR-10",
    power,
    tell: (level, who) =>
      say("zero-ladder-level", { level: levelWord(LEVELS[level] ?? null), power: power(level), who }),
    cost: (step) => {
      const move = own.moves.find(({ level }) => level === LEVELS[here + step]);
      if (!move) return "";
      const cards = step > 0 ? move.cost : move.draws;
      return say(step > 0 ? "cards-ladder-climb" : "cards-ladder-dive", { cards });
    },
    levelWord,
    why: (bar) => whyWords(scene, bar),
  };
  const isMany = scene.elements.length > 4;
  return html`<${LadderView}
    scene=${scene} own=${own} asked=${scene.asked}
    flying=${scene.flyers.filter((flyer) => flies(flyer) && flyer.level && !(isMany && flyer.wingman))}
    sizeOf=${(/** @type {Flyer} */ flyer) => (scene.isDuel ? 26 : 24) - (flyer.wingman ? 8 : 0)}
    words=${words} choose=${choose} />`;
}
