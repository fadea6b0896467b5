// The flames board: chart, ladder, plates, positions and the reaction chain. See boards/index.js for its interface.
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { useEffect } from "../../vendor/hooks.js";
import { BurstsBox, CountsRow, HandBox } from "./bursts.js";
import { ReactionChain } from "./chain.js";
import { Chart } from "./chart.js";
import { Ladder } from "./ladder.js";
import { glance, shownPlate } from "./looks.js";
import { useMotion } from "./motion.js";
import { Plate } from "./plate.js";
import { Scale } from "./scale.js";
import { Scene, positionOf } from "./scene.js";
import { Sky } from "./sky.js";
import { chaptersOf } from "./story.js";

export { declines, handled, label, question } from "./ask.js";
export { Tray } from "./hand.js";
export { Dial, Status } from "./status.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */

/** Where the two noses point, by position: ours left, theirs right (FLAMES-POS-12). @type {[number, number][]} */
const HEADINGS = [
  [270, 270],
  [0, 270],
  [90, 270],
  [90, 0],
  [90, 90],
];

/** @param {{ position: number }} props */
const Grip = ({ position }) => html`<svg class="grip-arrow" viewBox="0 0 56 40" aria-hidden="true">
  ${position !== 0 && html`<path d=${position > 0 ? "M6 20H44M36 11L46 20L36 29" : "M50 20H12M20 11L10 20L20 29"} />`}
</svg>`;

/** Before the aircraft are known: what the battle is about. @param {{ scene: Scene }} props */
function Briefing({ scene }) {
  const { scenario, view } = scene;
  const text = scenario?.briefing?.[lang.value] ?? "";
  return html`<div class="battle-brief box" role="region" tabindex="0" aria-label=${scenario?.title?.[lang.value]}>
    <h2>${scenario?.title?.[lang.value]}</h2>
    ${text.split("\n").map((/** @type {string} */ line) => html`<p>${line}</p>`)}
    <dl>
      ${(scenario?.side ?? []).map(
        (
          /** @type {any} */ side,
          /** @type {number} */ number,
        ) => html`<div class=${number === scene.side ? "mine" : ""}>
          <dt>${side.name[lang.value]}</dt>
          <dd>
            ${
              side.points
                ? say("flames-brief-forces", { points: side.points, count: side.count })
                : side.aircraft
                    .map((/** @type {any} */ one) => scene.content.fighter[one.fighter]?.name ?? one.fighter)
                    .join(", ")
            }
          </dd>
        </div>`,
      )}
    </dl>
    <p class="second">${say("flames-brief-turns", { turns: view.turns, year: `${scenario?.year ?? ""}` })}</p>
  </div>`;
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
      ?.querySelector(".scale.stepping, .tile.play, .plate.aim, .ladder .play")
      ?.scrollIntoView({ block: "nearest" });
  }, [message.asked?.count]);
  const looked = glance.at(message) ?? shownPlate.at(message);
  const { left, right } = scene.pair(scene.decision === "steps" ? null : looked);
  if (!left || !right)
    return html`<div class="dogfight">
      <div class="spread"><div class="airspace">
      <${Chart} scenario=${scene.scenario} />
      <${Briefing} scene=${scene} />
      </div></div></div>`;
  const position = positionOf(left, right);
  const [ours, theirs] = HEADINGS[position + 2] ?? [90, 270];
  return html`<div class=${scene.isDuel ? "dogfight duel" : "dogfight several"} ref=${board}><div class="spread">
    <${Ladder} scene=${scene} own=${left} choose=${choose} />
    <div class="airspace">
      <${Chart} scenario=${scene.scenario} />
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
            <${BurstsBox} scene=${scene} flyer=${left} />
            <${HandBox} scene=${scene} flyer=${right} />
          </div>
        </div>
        <${CountsRow} scene=${scene} left=${left} right=${right} />
        <div class="beside"><${ReactionChain} scene=${scene} /></div>
      </div>
    </div>
  </div></div>`;
}

/** What a time line marks. */
export const marks = /** @type {const} */ ({ Damaged: "hit", Flipped: "flip", ShotDown: "kill" });

/** @param {LogRow[]} rows */
export const chapters = (rows) =>
  chaptersOf(rows, (turn) => (turn ? say("flames-log-turn", { turn }) : say("flames-log-before")));
