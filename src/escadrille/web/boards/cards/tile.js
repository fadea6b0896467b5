// A small plate of one aircraft among many: pointing at it shows its whole plate, pressing it names it as a target.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { glance, shownPlate } from "../kit/looks.js";
import { pointing } from "../kit/reason.js";
import { classes, shortName } from "./terms.js";

/** @import { CardScene, Seated } from "./scene.js" */
/** @import { Bar } from "../kit/scene.js" */

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {Seated} props.flyer
 * @param {number} props.heading
 * @param {(order: any) => void} props.choose
 * @param {any} props.stop
 * @param {boolean} props.isShown is its plate shown below?
 * @param {boolean} props.isActive is it its turn?
 * @param {boolean} props.isActed
 * @param {string} props.name how its name stands on the tile
 * @param {string[]} props.tally
 * @param {string} props.told all that is known of it
 * @param {(bar: Bar) => string} props.why
 * @param {string} [props.kind]
 */
export function Tile(props) {
  const { scene, flyer, heading, choose, stop, isShown, isActive, isActed, name, tally, told, why, kind = "" } = props;
  const { nation, year } = scene.fighter(flyer);
  const aim = scene.may({ order: "aircraft", aircraft: flyer.label });
  const bar = scene.barred.get(`aircraft:${flyer.label}`);
  const side = scene.sideOf(flyer);
  const { damaged } = flyer;
  const state = { damaged, play: aim, off: bar && !aim, shown: isShown, active: isActive };
  const words = [told, isActive && say("cards-plate-active"), aim && aim.say, bar && why(bar)];
  const see = () => glance.set(scene.message, flyer.label);
  return html`<button
    type="button"
    class=${classes(`tile ${kind} ${side === "mine" ? "own" : side}`, state)}
    data-aircraft=${flyer.label}
    data-rule=${bar?.rule}
    aria-pressed=${aim ? undefined : isShown ? "true" : "false"}
    ...${pointing(stop, see)}
    onMouseLeave=${() => glance.set(scene.message, null)}
    onClick=${() => (aim ? choose(aim.order) : shownPlate.set(scene.message, flyer.label))}
  >
    <span class="hidden">${words.filter(Boolean).join(". ")}</span>
    <span class="drawn" aria-hidden="true">
      <svg class="window" viewBox="-34 -26 68 52" aria-hidden="true">
        <g class="plane" data-heading=${heading}>
          <${Aircraft}
            type=${flyer.fighter} nation=${nation} year=${year}
            px=${46} heading=${heading} damaged=${flyer.damaged} />
        </g>
      </svg>
      <span class="sole">
        <span class="sign">${side === "enemy" ? "▽" : "▲"}</span><b>${flyer.label}</b>
        <span class="type">${shortName(name)}</span>
        ${isActed && !isActive && html`<span class="acted">✓</span>`}
      </span>
      <span class="tally">${tally.map((words) => html`<span>${words}</span>`)}
        ${isActive && html`<span class="turn">${say("cards-tile-turn")}</span>`}</span>
    </span>
  </button>`;
}

/** The arrow from a pursuer to the one it holds. @param {{ word: string }} props */
export const Held = ({ word }) => html`<span class="grip" aria-hidden="true"><span>${word}</span><i></i></span>`;
