// The zero board: chart, ladder, Elements, positions and the exchange. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useEffect } from "../../vendor/hooks.js";
import { Briefing } from "../cards/brief.js";
import { Chart } from "../cards/chart.js";
import { glance, shownPlate } from "../cards/looks.js";
import { useMotion } from "../cards/motion.js";
import { Grip } from "../cards/plate.js";
import { ScaleView } from "../cards/scale.js";
import { headingsAt } from "../cards/scene.js";
import { chaptersOf } from "../cards/story.js";
import { Counts, OwnBursts, TheirHand } from "./bursts.js";
import { ExchangeChain, ZeroLesson } from "./chain.js";
import { ElementPlate } from "./element.js";
import { EscapeTable, leaversOf } from "./escape.js";
import { Ladder } from "./ladder.js";
import { Scene, flies, isOut, positionOf } from "./scene.js";
import { Sky } from "./sky.js";
import { Place } from "./story.js";
import { callSign, positionWord } from "./terms.js";

export { declines, handled, label, question } from "./ask.js";
export { Tray } from "./hand.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { Element } from "./scene.js" */

/** Where a fight takes place: what is below it. @param {any} scenario */
const theatreOf = (scenario) =>
  scenario?.side?.some((/** @type {any} */ side) => side.flies.includes("japan")) ? "pacific" : "europe";

/** What a side flies, or may choose. @param {Scene} scene @param {any} side */
const forces = (scene, side) =>
  side.count
    ? say("zero-brief-forces", { count: side.count })
    : side.element
        .map((/** @type {any} */ one) => scene.content.fighter[one.fighter]?.name ?? one.fighter)
        .join(", ");

/** @param {{ scene: Scene, left: Element, right: Element, choose: (order: any) => void }} props */
function Scale({ scene, left, right, choose }) {
  const [one, other] = [left.leader, right.leader];
  const isApart = one.level !== other.level && flies(one) && flies(other) && one.level && other.level;
  return html`<${ScaleView}
    now=${positionOf(one, other)} one=${callSign(scene, one)} other=${callSign(scene, other)} isApart=${isApart}
    positionWord=${positionWord} rule="ZERO-POS-01" choose=${choose} />`;
}

/** The exchange, or who leaves the fight, or a lesson. @param {{ scene: Scene }} props */
function Beside({ scene }) {
  if (scene.view.exchange) return html`<${ExchangeChain} scene=${scene} />`;
  const leavers = leaversOf(scene);
  return leavers.length > 0
    ? html`<${EscapeTable} scene=${scene} leavers=${leavers} />`
    : html`<${ZeroLesson} scene=${scene} />`;
}

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
      ?.querySelector(".tile.play, .half.aim, .escape, .ladder .play")
      ?.scrollIntoView({ block: "nearest" });
  }, [message.asked?.count]);
  const { left, right } = scene.pair(glance.at(message) ?? shownPlate.at(message));
  if (!left || !right)
    return html`<${Briefing} scene=${scene} theatre=${theatreOf(scene.scenario)}
      forces=${(/** @type {any} */ side) => forces(scene, side)} />`;
  const position = positionOf(left.leader, right.leader);
  const [ours, theirs] = headingsAt(position);
  const shown = [left, right].filter((element) => !isOut(element)).map(({ leader }) => leader.element);
  return html`<div class=${`dogfight elements ${scene.isDuel ? "duel" : "several"}`} ref=${board}><div class="spread">
    <${Ladder} scene=${scene} own=${left.leader} choose=${choose} />
    <div class="airspace">
      <${Chart} scenario=${scene.scenario} theatre=${theatreOf(scene.scenario)} />
      <div class="laid-out">
        ${!scene.isDuel && html`<${Sky} scene=${scene} shown=${shown} choose=${choose} />`}
        <div class="pair">
          <${Scale} scene=${scene} left=${left} right=${right} choose=${choose} />
          <ul class="plates" aria-label=${say("zero-plates-title")}>
            <${ElementPlate} key=${left.leader.label} scene=${scene} element=${left} heading=${ours} choose=${choose} />
            <li class="between" aria-hidden="true"><${Grip} position=${position} /></li>
            <${ElementPlate}
              key=${right.leader.label} scene=${scene} element=${right} heading=${theirs} choose=${choose} />
          </ul>
          <div class="boxes">
            <${OwnBursts} scene=${scene} element=${left} />
            <${TheirHand} scene=${scene} element=${right} />
          </div>
        </div>
        <${Counts} scene=${scene} left=${left} right=${right} />
        <div class="beside"><${Beside} scene=${scene} /></div>
      </div>
    </div>
  </div></div>`;
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Hit: "hit", Flipped: "flip", Destroyed: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) =>
  chaptersOf(rows, new Place(), (turn) => (turn ? say("cards-log-turn", { turn }) : say("cards-log-before")));
