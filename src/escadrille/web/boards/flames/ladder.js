// The ladder of flames: both Horsepowers of each level, and what climbing and diving cost this aircraft.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { LadderView } from "../cards/ladder.js";
import { LEVELS } from "../cards/scene.js";
import { signed } from "../kit/terms.js";
import { FIGURE, powerAt } from "./scene.js";
import { levelWord, whyWords } from "./terms.js";

/** @import { LadderWords } from "../cards/ladder.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** @param {{ scene: Scene, own: Flyer | undefined, choose: (order: any) => void }} props */
export function Ladder({ scene, own, choose }) {
  const turbo = Boolean(own?.figures[FIGURE.turbocharger]);
  /** @type {LadderWords} */
  const words = {
    rule: "FLAMES-ALT-02",
    power: (level) => powerAt(level, turbo).map(signed).join("/"),
    tell: (level, who) => {
      const [pre = "", post = ""] = powerAt(level, turbo).map(signed);
      return say("flames-ladder-level", { level: levelWord(LEVELS[level] ?? null), pre, post, who });
    },
    cost: (step) => {
      if (step === 1) return say("cards-ladder-climb", { cards: own?.figures[FIGURE.climbCost] ?? 0 });
      return step === -1 ? say("cards-ladder-dive", { cards: own?.figures[FIGURE.diveDraw] ?? 0 }) : "";
    },
    levelWord,
    why: (bar) => whyWords(scene, bar),
  };
  return html`<${LadderView}
    scene=${scene} own=${own} asked=${scene.asked}
    flying=${scene.flyers.filter((flyer) => flyer.flying && flyer.level)}
    sizeOf=${() => (scene.isDuel ? 34 : 26)}
    words=${words} choose=${choose} />`;
}
