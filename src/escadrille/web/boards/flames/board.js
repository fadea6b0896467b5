// The flames board: chart, ladder, plates, positions and the reaction chain. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useEffect } from "../../vendor/hooks.js";
import { Briefing } from "../cards/brief.js";
import { Chart } from "../cards/chart.js";
import { glance, shownPlate } from "../cards/looks.js";
import { useMotion } from "../cards/motion.js";
import { Grip } from "../cards/plate.js";
import { headingsAt } from "../cards/scene.js";
import { chaptersOf } from "../cards/story.js";
import { Counts, OwnBursts, TheirHand } from "./bursts.js";
import { ReactionChain } from "./chain.js";
import { Ladder } from "./ladder.js";
import { Plate } from "./plate.js";
import { Scale } from "./scale.js";
import { Scene, positionOf } from "./scene.js";
import { Sky } from "./sky.js";
import { Place } from "./story.js";

export { declines, handled, label, question } from "./ask.js";
export { Tray } from "./hand.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */

/** What a side flies, or may spend. @param {Scene} scene @param {any} side */
const forces = (scene, side) =>
  side.points
    ? say("flames-brief-forces", { points: side.points, count: side.count })
    : side.aircraft
        .map((/** @type {any} */ one) => scene.content.fighter[one.fighter]?.name ?? one.fighter)
        .join(", ");

/** @param {BoardProps} props */
export function Board(props) {
  const { choose, news, message } = props;
  const scene = new Scene(props);
  const board = useMotion(
    news,
    scene.flyers.map((flyer) => flyer.label),
  );
  useEffect(() => {
    board.current
      ?.querySelector(".scale.stepping, .tile.play, .plate.aim, .ladder .play")
      ?.scrollIntoView({ block: "nearest" });
  }, [message.asked?.count]);
  const looked = glance.at(message) ?? shownPlate.at(message);
  const { left, right } = scene.pair(scene.decision === "steps" ? null : looked);
  if (!left || !right)
    return html`<${Briefing} scene=${scene} theatre=${scene.scenario?.theatre}
      forces=${(/** @type {any} */ side) => forces(scene, side)} />`;
  const position = positionOf(left, right);
  const [ours, theirs] = headingsAt(position);
  return html`<div class=${scene.isDuel ? "dogfight duel" : "dogfight several"} ref=${board}><div class="spread">
    <${Ladder} scene=${scene} own=${left} choose=${choose} />
    <div class="airspace">
      <${Chart} scenario=${scene.scenario} theatre=${scene.scenario?.theatre} />
      <div class="laid-out">
        ${!scene.isDuel && html`<${Sky} scene=${scene} shown=${[left.label, right.label]} choose=${choose} />`}
        <div class="pair">
          <${Scale} scene=${scene} left=${left} right=${right} choose=${choose} />
          <ul class="plates" aria-label=${say("flames-plates-title")}>
            <${Plate} key=${left.label} scene=${scene} flyer=${left} heading=${ours} choose=${choose} />
            <li class="between" aria-hidden="true"><${Grip} position=${position} /></li>
            <${Plate} key=${right.label} scene=${scene} flyer=${right} heading=${theirs} choose=${choose} />
          </ul>
          <div class="boxes">
            <${OwnBursts} scene=${scene} flyer=${left} />
            <${TheirHand} scene=${scene} flyer=${right} />
          </div>
        </div>
        <${Counts} scene=${scene} left=${left} right=${right} />
        <div class="beside"><${ReactionChain} scene=${scene} /></div>
      </div>
    </div>
  </div></div>`;
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Damaged: "hit", Flipped: "flip", ShotDown: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) =>
  chaptersOf(rows, new Place(), (turn) => (turn ? say("cards-log-turn", { turn }) : say("cards-log-before")));
