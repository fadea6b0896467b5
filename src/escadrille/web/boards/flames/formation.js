// A formation, drawn as it flies to the right: who covers whom, what is shut, and the fighter that works on a bomber.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { classes } from "../cards/terms.js";
import { glance, shownPlate } from "../kit/looks.js";
import { pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { wholeSentence } from "./plate.js";
import { positionOf } from "./scene.js";
import { callSign, levelWord, whyWords } from "./terms.js";

/** @import { Choice } from "../kit/scene.js" */
/** @import { Flyer, Raider, Scene } from "./scene.js" */

/**
 * A place of the grid; the first row is the front.
 * @typedef {{ row: number, column: number }} Cell
 * @typedef {Cell & { flyer: Flyer, raid: Raider }} Placed
 */

/** @param {Scene} scene @param {Flyer} bomber its formation, those that were shot down included @returns {Placed[]} */
const placedWith = (scene, bomber) =>
  scene.flyers.flatMap((flyer) => {
    const { raid } = flyer;
    const isPlaced = raid?.row != null && raid.column != null && scene.areMates(flyer, bomber);
    return isPlaced ? [{ flyer, raid, row: raid.row ?? 0, column: raid.column ?? 0 }] : [];
  });

/**
 * Where the fighter flies that has a position on a bomber: behind it, or on the flank that is open.
 * @param {Placed} bomber @param {Placed[]} mates @param {number} position @returns {Cell | null}
 */
function slotOf({ row, column }, mates, position) {
  if (position < 1) return null;
  if (position === 2) return { row: row + 1, column };
  /** @param {Cell} cell */
  const isTaken = (cell) => mates.some((mate) => mate.flyer.flying && mate.row === cell.row && mate.column === cell.column);
  const flanks = [column + 1, column - 1].map((there) => ({ row, column: there }));
  return flanks.find((cell) => !isTaken(cell)) ?? null;
}

/** Where a neighbour lies, as the formation is drawn: to the right is ahead. @param {Cell} from @param {Cell} to */
function sideFacing(from, to) {
  if (from.row !== to.row) return from.row < to.row ? "left" : "right";
  return from.column < to.column ? "down" : "up";
}

/** @param {{ flyer: Flyer, scene: Scene, px: number, heading: number }} props */
function Plane({ flyer, scene, px, heading }) {
  const { nation, year } = scene.fighter(flyer);
  return html`<svg class="aloft" viewBox="-36 -36 72 72" aria-hidden="true">
    <${Aircraft} type=${flyer.fighter} nation=${nation} year=${scene.scenario?.year ?? year} px=${px} heading=${heading}
      mode=${flyer.flying ? "full" : "ghost"} damaged=${flyer.damaged && flyer.flying} />
  </svg>`;
}

/**
 * @param {{ scene: Scene, placed: Placed, current: Placed | undefined, choose: (order: any) => void, stop: any,
 *   style: any }} props
 */
function BomberCell({ scene, placed, current, choose, stop, style }) {
  const { flyer, raid } = placed;
  const aim = scene.may({ order: "aircraft", aircraft: flyer.label });
  const bar = scene.barred.get(`aircraft:${flyer.label}`);
  const isCurrent = placed === current;
  const covers = !isCurrent && current?.raid.supporters.includes(flyer.label);
  const shuts = isCurrent || !current ? undefined
    : current.raid.blocked.tailing?.includes(flyer.label) ? "tail"
    : current.raid.blocked.advantaged?.includes(flyer.label) ? "flank" : undefined;
  const state = { current: isCurrent, play: aim, off: bar && !aim, down: !flyer.flying, own: scene.isMine(flyer) };
  const words = [wholeSentence(scene, flyer), aim?.say, bar && whyWords(scene, bar)];
  return html`<button type="button" class=${classes("cell bomber", state)} style=${style}
    data-aircraft=${flyer.label} data-rule=${bar?.rule}
    aria-pressed=${aim ? undefined : isCurrent ? "true" : "false"}
    ...${pointing(stop, () => glance.set(scene.message, flyer.label))}
    onMouseLeave=${() => glance.set(scene.message, null)}
    onClick=${() => (aim ? choose(aim.order) : shownPlate.set(scene.message, flyer.label))}>
    <span class="hidden">${words.filter(Boolean).join(". ")}</span>
    <span class="drawn" aria-hidden="true">
      <${Plane} flyer=${flyer} scene=${scene} px=${62} heading=${90} />
      <span class="told">
        <b>${scene.isOurs(flyer) ? "▲" : "▽"} ${flyer.label}</b>
        <span>${say("cards-tile-hits", { damage: flyer.damage, back: flyer.falls_at })}</span>
        ${flyer.flying && html`<span><${Icon} name="turret" size=${12} /> ${raid.defense} + ${raid.support}</span>`}
        ${!raid.bomber && flyer.flying && html`<span class="load"><${Icon} name="bomb" size=${12} /> ${say("flames-form-loaded")}</span>`}
        ${aim?.facts?.cost !== undefined && html`<span class=${aim.facts.cost ? "price" : "price free"}>
          ${say("flames-form-price", { points: aim.facts.cost })}</span>`}
      </span>
      ${covers && current && html`<i class=${`covers ${sideFacing(placed, current)}`}></i>`}
      ${shuts && current && html`<span class=${`shut ${sideFacing(placed, current)}`}>
        <${Icon} name="locked" size=${13} /> ${say(`flames-form-${shuts}`)}</span>`}
    </span>
  </button>`;
}

/** @param {{ scene: Scene, fighter: Flyer, bomber: Placed, cell: Cell, style: any }} props */
const SlotCell = ({ scene, fighter, bomber, cell, style }) => html`<span class="cell slot" style=${style} aria-hidden="true">
  <${Plane} flyer=${fighter} scene=${scene} px=${58}
    heading=${cell.row > bomber.row ? 90 : cell.column > bomber.column ? 0 : 180} />
  <span class="told"><b>${scene.isOurs(fighter) ? "▲" : "▽"} ${fighter.label}</b>
    <span>${say(cell.row > bomber.row ? "flames-form-tail" : "flames-form-flank")}</span></span>
  <i class=${`holds ${sideFacing(cell, bomber)}`}></i>
</span>`;

/**
 * A cell in which the bomber may be placed that is being arranged.
 * @param {{ scene: Scene, open: { choice: Choice } & Cell, choose: (order: any) => void, stop: any, style: any }} props
 */
const OpenCell = ({ open, choose, stop, style }) => html`<button type="button" class="cell open play" style=${style}
  aria-label=${open.choice.say} ...${stop} onClick=${() => choose(open.choice.order)}>
  <span aria-hidden="true"><${Icon} name="add" size=${16} /></span>
</button>`;

/** Those that are still to be placed, while a formation is arranged. @param {Scene} scene */
const waiting = (scene) =>
  scene.offers("aircraft").flatMap(({ choice, order }) => {
    const flyer = scene.flyer(order.aircraft);
    return choice && flyer?.raid?.laden && flyer.raid.row == null ? [{ choice, flyer }] : [];
  });

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Flyer} props.bomber the one that matters now
 * @param {Flyer | undefined} props.fighter who may work on it
 * @param {(order: any) => void} props.choose
 */
export function Formation({ scene, bomber, fighter, choose }) {
  const { group, stop } = useRoving();
  const mates = placedWith(scene, bomber);
  const current = mates.find(({ flyer }) => flyer.label === bomber.label);
  const open = scene.cells();
  const slot = current && fighter && slotOf(current, mates, positionOf(fighter, bomber));
  const cells = [...mates, ...open, ...(slot ? [slot] : [])];
  const front = Math.min(...cells.map(({ row }) => row));
  const rear = Math.max(...cells.map(({ row }) => row));
  const port = Math.min(...cells.map(({ column }) => column));
  const starboard = Math.max(...cells.map(({ column }) => column));
  /** @param {Cell} cell */
  const at = ({ row, column }) => ({ gridColumn: rear - row + 1, gridRow: column - port + 1 });
  let place = 0;
  const size = { "--across": rear - front + 1, "--down": starboard - port + 1 };
  return html`<li class="formation box">
    <h3>${say("flames-form-title", { level: levelWord(bomber.level) })} <span>${say("flames-form-way")}</span></h3>
    ${waiting(scene).length > 0 && html`<p class="waiting">
      ${waiting(scene).map(({ choice, flyer }) => html`<button type="button" class="button small play"
        data-aircraft=${flyer.label} onClick=${() => choose(choice.order)}>
        <span aria-hidden="true">${callSign(scene, flyer)}</span><span class="hidden">${choice.say}</span></button>`)}
    </p>`}
    ${cells.length > 0 && html`<div class="grid" tabindex="0" role="group" aria-label=${say("flames-form-title", { level: levelWord(bomber.level) })}>
      <div class="cells" style=${size} ...${group}>
        ${mates.map((placed) => html`<${BomberCell} key=${placed.flyer.label} scene=${scene} placed=${placed}
          current=${current} choose=${choose} stop=${stop(place++)} style=${at(placed)} />`)}
        ${open.map((cell) => html`<${OpenCell} key=${cell.choice.text} scene=${scene} open=${cell} choose=${choose}
          stop=${stop(place++)} style=${at(cell)} />`)}
        ${slot && fighter && current && html`<${SlotCell} scene=${scene} fighter=${fighter} bomber=${current}
          cell=${slot} style=${at(slot)} />`}
      </div>
    </div>`}
  </li>`;
}
