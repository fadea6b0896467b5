// The zero board: chart, ladder, Elements, positions and the exchange. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Briefing } from "../kit/brief.js";
import { Chart } from "../cards/chart.js";
import { Layout } from "../cards/layout.js";
import { glance, shownPlate } from "../kit/looks.js";
import { ScaleView } from "../cards/scale.js";
import { headingsAt } from "../cards/scene.js";
import { harmWord } from "../cards/terms.js";
import { chaptersOf } from "../kit/story.js";
import { Counts, OwnBursts, TheirHand } from "./bursts.js";
import { ExchangeChain, ZeroLesson } from "./chain.js";
import { ElementPlate } from "./element.js";
import { EscapeTable, leaversOf } from "./escape.js";
import { Ladder } from "./ladder.js";
import { Scene, flies, positionOf } from "./scene.js";
import { Sky } from "./sky.js";
import { Place } from "./story.js";
import { callSign, positionWord, stateWord } from "./terms.js";

export { answers, declines, handled, label, question, sole } from "./ask.js";
export { Tray } from "./hand.js";
export { moments } from "./moments.js";
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
    : side.element.map((/** @type {any} */ { fighter }) => scene.content.fighter[fighter]?.name ?? fighter).join(", ");

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
  const { left, right } = scene.pair(glance.at(message) ?? shownPlate.at(message));
  const theatre = theatreOf(scene.scenario);
  if (!left || !right)
    return html`<${Briefing} scene=${scene} ground=${html`<${Chart} scenario=${scene.scenario} theatre=${theatre} />`}
      forces=${(/** @type {any} */ side) => forces(scene, side)} />`;
  const position = positionOf(left.leader, right.leader);
  const headings = headingsAt(position);
  const shown = [left, right].map(({ leader }) => leader.element);
  const plates = [left, right].map(
    (element, place) => html`<${ElementPlate}
      key=${element.leader.label} scene=${scene} element=${element} heading=${headings[place]} choose=${choose} />`,
  );
  return html`<${Layout}
    scene=${scene} news=${news} theatre=${theatre} kind="elements"
    ladder=${html`<${Ladder} scene=${scene} own=${left.leader} choose=${choose} />`}
    sky=${html`<${Sky} scene=${scene} shown=${shown} choose=${choose} />`}
    scale=${html`<${Scale} scene=${scene} left=${left} right=${right} choose=${choose} />`}
    title=${say("zero-plates-title")} plates=${plates} position=${position}
    boxes=${html`<${OwnBursts} scene=${scene} element=${left} /><${TheirHand} scene=${scene} element=${right} />`}
    counts=${html`<${Counts} scene=${scene} left=${left} right=${right} />`}>
    <${Beside} scene=${scene} />
  <//>`;
}

/** What became of everyone. @param {BoardProps} props */
export function fates(props) {
  const scene = new Scene(props);
  return scene.flyers
    .filter(({ status }) => status !== "absent")
    .map((flyer) => ({
      name: callSign(scene, flyer), pilot: scene.nameOf(flyer.seat), victories: null,
      fate: stateWord(flyer) || harmWord(flyer.hits),
    }));
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Hit: "hit", Flipped: "flip", Destroyed: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Place(), ["GameTurn"]);
