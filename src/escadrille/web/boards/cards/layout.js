// How a card table is laid: the ladder, and on the chart the sky of many, the pair that matters, what is beside it.
import { html } from "../../lib/html.js";
import { useEffect } from "../../vendor/hooks.js";
import { Chart } from "./chart.js";
import { useMotion } from "./motion.js";
import { Grip } from "./plate.js";

/** @import { CardScene } from "./scene.js" */

/** What the present question is about comes into sight. */
const ASKED = ".scale.stepping, .tile.play, .cell.current, .cell.slot, .cell.play, .plate.aim, .half.aim, .escape, .ladder .play";

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {any[]} props.news
 * @param {string} [props.kind]
 * @param {string | undefined} props.theatre
 * @param {any} props.ladder
 * @param {any} props.sky where there are more than two
 * @param {any} props.scale
 * @param {string} props.title of the plates
 * @param {[left: any, right: any]} props.plates
 * @param {number} props.position of the left one
 * @param {any} props.boxes
 * @param {any} props.counts
 * @param {any} props.children what is beside them
 */
export function Layout(props) {
  const { scene, news, kind = "", theatre, ladder, sky, scale, title, plates, position, boxes, counts } = props;
  const board = useMotion(news);
  useEffect(() => {
    if (scene.isOver) return; // its story comes first
    const asked = [...(board.current?.querySelectorAll(ASKED) ?? [])];
    for (const one of asked.reverse()) one.scrollIntoView({ block: "nearest" }); // the first, and all if there is room
  }, [scene.message.asked?.count]);
  const [left, right] = plates;
  return html`<div class=${`dogfight ${scene.isDuel ? "duel" : "several"} ${kind}`} ref=${board}><div class="spread">
    ${ladder}
    <div class="airspace">
      <${Chart} scenario=${scene.scenario} theatre=${theatre} />
      <div class="laid-out">
        ${!scene.isDuel && sky}
        <div class="pair">
          ${scale}
          <ul class="plates" aria-label=${title}>
            ${left}
            <li class="between" aria-hidden="true"><${Grip} position=${position} /></li>
            ${right}
          </ul>
          <div class="boxes">${boxes}</div>
        </div>
        ${counts}
        <div class="beside">${props.children}</div>
      </div>
    </div>
  </div></div>`;
}
