// The flames board: chart, ladder, plates, positions and the reaction chain. See boards/index.js for its interface.
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
import { ReactionChain } from "./chain.js";
import { Formation } from "./formation.js";
import { Ladder } from "./ladder.js";
import { Plate } from "./plate.js";
import { TargetStrip } from "./raid.js";
import { Scene, positionOf } from "./scene.js";
import { Sky } from "./sky.js";
import { Bombed, Bombing } from "./strike.js";
import { Place } from "./story.js";
import { callSign, positionWord } from "./terms.js";

export { answers, composes, declines, doubt, handled, label, question } from "./ask.js";
export { Tray } from "./hand.js";
export { moments } from "./moments.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { Flyer } from "./scene.js" */

/** Questions that are answered on the scale of positions. */
const STEPPING = ["steps", "approach"];

/** What a side flies, or may spend. @param {Scene} scene @param {any} side */
const forces = (scene, side) =>
  side.points
    ? say("flames-brief-forces", { points: side.points, count: side.count })
    : side.aircraft
        .map((/** @type {any} */ { fighter, bomber }) => scene.content.fighter[fighter]?.name ?? scene.content.bomber?.[bomber]?.name)
        .join(", ");

/**
 * The scale of positions: while a maneuver is composed, its steps are chosen on it.
 * @param {{ scene: Scene, left: Flyer, right: Flyer, choose: (order: any) => void }} props
 */
function Scale({ scene, left, right, choose }) {
  const isApart = left.level !== right.level && left.flying && right.flying && left.level && right.level;
  const steps = STEPPING.includes(scene.decision ?? "") ? [...scene.legal.values()] : [];
  return html`<${ScaleView}
    now=${positionOf(left, right)} one=${callSign(scene, left)} other=${callSign(scene, right)} isApart=${isApart}
    positionWord=${positionWord} steps=${new Map(steps.map((step) => [step.facts.position, step]))}
    rule="FLAMES-POS-01" choose=${choose} />`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { choose, news, message } = props;
  const scene = new Scene(props);
  const looked = glance.at(message) ?? shownPlate.at(message);
  const { left, right } = scene.pair(STEPPING.includes(scene.decision ?? "") ? null : looked);
  const theatre = scene.scenario?.theatre;
  if (!left || !right)
    return html`<${Briefing} scene=${scene} ground=${html`<${Chart} scenario=${scene.scenario} theatre=${theatre} />`}
      forces=${(/** @type {any} */ side) => forces(scene, side)} />`;
  if (scene.view.mission?.strike) return html`<${Bombing} scene=${scene} choose=${choose} />`;
  if (scene.view.mission?.target?.status) return html`<${Bombed} scene=${scene} />`;
  const position = positionOf(left, right);
  const headings = headingsAt(position);
  const plates = [left, right].map((flyer, place) => flyer.raid?.laden
    ? html`<${Formation} key="formation" scene=${scene} bomber=${flyer} fighter=${flyer === left ? right : left}
        choose=${choose} />`
    : html`<${Plate} key=${flyer.label} scene=${scene} flyer=${flyer} heading=${headings[place]} choose=${choose} />`);
  const kind = left.raid?.laden ? "raid ours" : right.raid?.laden ? "raid theirs" : "";
  return html`<${Layout}
    scene=${scene} news=${news} kind=${kind} theatre=${theatre}
    ladder=${html`<${Ladder} scene=${scene} own=${left} choose=${choose} />`}
    sky=${html`<${Sky} scene=${scene} shown=${[left.label, right.label]} choose=${choose} />`}
    scale=${html`<${Scale} scene=${scene} left=${left} right=${right} choose=${choose} />`}
    title=${say("flames-plates-title")} plates=${plates} position=${position}
    boxes=${[
      left.raid?.laden ? html`<${TargetStrip} scene=${scene} flyer=${left} raid=${left.raid} />`
        : html`<${OwnBursts} scene=${scene} flyer=${left} />`,
      right.raid?.laden ? html`<${TargetStrip} scene=${scene} flyer=${right} raid=${right.raid} />`
        : html`<${TheirHand} scene=${scene} flyer=${right} />`,
    ]}
    counts=${html`<${Counts} scene=${scene} left=${left} right=${right} />`}>
    <${ReactionChain} scene=${scene} />
  <//>`;
}

/** What became of everyone; a victory is of the seat, so of its aircraft only where it has one. @param {BoardProps} props */
export function fates(props) {
  const scene = new Scene(props);
  const down = props.log.filter(({ event, undone }) => event.event === "ShotDown" && !undone);
  return scene.flyers.map((flyer) => {
    const isOnly = scene.flyers.filter(({ seat }) => seat === flyer.seat).length === 1;
    const pilot = scene.content.pilot?.[flyer.pilot ?? ""];
    return {
      name: callSign(scene, flyer),
      pilot: pilot && pilot.nation !== "any" ? pilot.name : scene.nameOf(flyer.seat),
      fate: flyer.raid?.home ? say("flames-fate-home")
        : !flyer.flying ? say("story-fate-down")
        : flyer.damaged ? say("story-fate-damaged")
        : harmWord(flyer.damage),
      victories: isOnly ? down.filter(({ event }) => event.by === flyer.seat).length : null,
    };
  });
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Damaged: "hit", Flipped: "flip", ShotDown: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) => chaptersOf(rows, new Place(), ["GameTurn"]);
