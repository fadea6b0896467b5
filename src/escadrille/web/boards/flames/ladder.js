// The ladder of flames: what each level adds to both Horsepowers, and what climbing and diving cost this aircraft.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { LadderView } from "../cards/ladder.js";
import { LEVELS } from "../cards/scene.js";
import { signed } from "../kit/terms.js";
import { levelWord, whyWords } from "./terms.js";

/** @import { LadderWords } from "../cards/ladder.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** Those to show: bombers of a side and level as one counter, "a1–a4". @param {Scene} scene @returns {Flyer[]} */
function counters(scene) {
  const flying = scene.flyers.filter((flyer) => flyer.flying && flyer.level);
  return flying.flatMap((flyer) => {
    if (!flyer.raid?.laden) return [flyer];
    const mates = flying.filter((other) => scene.areMates(flyer, other));
    const [first, last] = [mates[0], mates.at(-1)];
    if (flyer !== first) return [];
    return [first === last || !last ? flyer : { ...flyer, label: `${flyer.label}–${last.label}` }];
  });
}

/** @param {{ scene: Scene, own: Flyer, choose: (order: any) => void }} props */
export function Ladder({ scene, own, choose }) {
  const { climb_cost, dive_draw } = own.figures;
  /** @param {number} level */
  const power = (level) => {
    const { pre = 0, post = 0 } = own.power[LEVELS[level] ?? ""] ?? {};
    return { pre: signed(pre), post: signed(post) };
  };
  /** @type {LadderWords} */
  const words = {
    rule: "FLAMES-ALT-02",
    power: (level) => Object.values(power(level)).join("/"),
    tell: (level, who) => say("flames-ladder-level", { level: levelWord(LEVELS[level] ?? null), ...power(level), who }),
    cost: (step) => {
      if (step === 1) return say("cards-ladder-climb", { cards: climb_cost });
      return step === -1 ? say("cards-ladder-dive", { cards: dive_draw }) : "";
    },
    levelWord,
    why: (bar) => whyWords(scene, bar),
  };
  return html`<${LadderView}
    scene=${scene} own=${own} asked=${scene.asked}
    flying=${counters(scene)}
    sizeOf=${() => (scene.isDuel ? 34 : 26)}
    words=${words} choose=${choose} />`;
}
