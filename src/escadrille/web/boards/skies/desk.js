// The desk on which a move or a place is composed: cells, keys, and what it comes to in words.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { useRoving } from "../kit/roving.js";
import {
  STEP, compose, course, headingName, inchesOf, isOff, moveOf, nudge, ordersOf, placeOf, placingOrders, put, range, turnOrder,
  turns, wayOf, waysOf,
} from "./move.js";
import { callSign, lengthFigure, lengthWords, levelWord, turnWords } from "./terms.js";

/** @import { Scene } from "./scene.js" */

/** @typedef {(orders: any[]) => void} Give */

/** Enter sends it where nothing is focused that Enter presses. @param {() => void} send */
const onEnter = (send) => (/** @type {KeyboardEvent} */ event) => {
  const isPressed = event.target instanceof Element && event.target.closest("button, a, [role=button], summary, input");
  if (!isPressed && !event.repeat) send();
};

/**
 * Cells of which one is chosen.
 * @param {{ title: string, note: string, cells: { key: string, text: any, told: string, isOn: boolean, kind?: string,
 *   act: () => void }[] }} props
 */
function Cells({ title, note, cells }) {
  const { group, stop } = useRoving();
  return html`<div class="cell-row">
    <h3>${title} <span class="second">${note}</span></h3>
    <ul class="cells" aria-label=${title} ...${group}>
      ${cells.map(({ key, text, told, isOn, kind = "", act }, place) => html`<li key=${key}><button type="button"
        class=${`cell ${kind}`} data-cell=${key} aria-pressed=${isOn ? "true" : "false"} aria-label=${told}
        ...${stop(place)} onClick=${act}>${text}</button></li>`)}
    </ul>
  </div>`;
}

/** @param {number} degrees */
const turnSign = (degrees) => (degrees < 0 ? `↰ ${-degrees}` : degrees > 0 ? `${degrees} ↱` : "0");

/** What the move comes to. @param {Scene} scene */
export function moveWords(scene) {
  const move = moveOf(scene);
  const flyer = scene.flyer(scene.about);
  const way = wayOf(scene, move);
  if (!flyer?.pose || !way) return "";
  const isLost = course(scene, flyer.pose, move).some((pose) => isOff(scene, pose));
  return [
    move.hard !== 0 && say("skies-desk-hard", { turn: turnWords(move.hard) }),
    say("skies-desk-move", { length: lengthWords(move.inches), turn: turnWords(move.degrees) }),
    way.anywhere && move.degrees !== 0 && say("skies-desk-after", { length: lengthWords(move.point) }),
    way.burn === "none"
      ? say("skies-desk-stays", { level: levelWord(way.level) })
      : say("skies-desk-burns", { level: levelWord(way.level) }),
    isLost && say("skies-desk-off"),
  ].filter(Boolean).join(" ");
}

/** @param {{ scene: Scene, give: Give }} props */
export function MoveDesk({ scene, give }) {
  const move = moveOf(scene);
  const ways = waysOf(scene);
  const way = wayOf(scene, move) ?? ways.none;
  const hard = ways["hard-turn"]?.hard ?? 0;
  const orders = ordersOf(scene, move);
  const send = () => give(orders);
  const first = scene.may(orders[0]);
  /** @param {number} by */
  const turn = (by) => () => compose(scene, { degrees: move.degrees + by });
  /** @param {number} by */
  const further = (by) => () => compose(scene, { inches: move.inches + by });
  useShortcuts({
    ArrowLeft: turn(-STEP), ArrowRight: turn(STEP), ArrowUp: further(1), ArrowDown: further(-1), Enter: onEnter(send),
    b: () => hard && compose(scene, { hard: move.hard < 0 ? hard : move.hard > 0 ? 0 : -hard }),
  });
  /** @param {number} inches */
  const inchCell = (inches) => {
    const isDive = inches > (ways.none?.most ?? 0);
    const choice = scene.may(isDive ? { order: "do", word: "dive" } : { order: "fly", inches });
    return { key: `fly:${inches}`, text: lengthFigure(inches), isOn: inches === move.inches, kind: isDive ? "deep" : "",
      told: [lengthWords(inches), choice?.say].filter(Boolean).join(": "), act: () => compose(scene, { inches }) };
  };
  /** @param {number} degrees @param {"degrees" | "hard"} part */
  const turnCell = (degrees, part) => ({
    key: `${part}:${degrees}`, text: turnSign(degrees), isOn: degrees === move[part],
    told: part === "hard" ? hardWords(scene, degrees) : turnWords(degrees), act: () => compose(scene, { [part]: degrees }),
  });
  return html`<div class="move-desk" role="group" aria-label=${say("skies-desk-title")}>
    <${Cells} title=${say("skies-desk-distance")} cells=${inchesOf(scene, move.hard).map(inchCell)}
      note=${distanceNote(scene, move.hard)} />
    <${Cells} title=${say("skies-desk-turn")} note=${say("skies-desk-most", { degrees: way?.turn ?? 0 })}
      cells=${turns(way?.turn ?? 0).map((degrees) => turnCell(degrees, "degrees"))} />
    ${way?.anywhere && move.degrees !== 0 && html`<${Cells} title=${say("skies-desk-point")} note=""
      cells=${range(0, move.inches).map((point) => ({ key: `at:${point}`, text: lengthFigure(point),
        told: say("skies-desk-after", { length: lengthWords(point) }), isOn: point === move.point,
        act: () => compose(scene, { point }) }))} />`}
    ${hard > 0 && html`<${Cells} title=${say("skies-desk-first")} note=${say("skies-desk-first-note")}
      cells=${turns(hard).map((degrees) => turnCell(degrees, "hard"))} />`}
    <section class="desk-foot"><p class="in-words" aria-live="polite">${moveWords(scene)}</p><button type="button" class="button commit" data-stop="0" onClick=${send}>
      ${say("skies-desk-fly")}<span class="hidden">: ${first?.say}</span>
      <span class="key" aria-hidden="true">${say("table-key-enter")}</span></button></section>
  </div>`;
}

/** @param {Scene} scene @param {number} hard */
function distanceNote(scene, hard) {
  const { none, dive } = waysOf(scene);
  const words = { least: lengthFigure(none?.least ?? 0), most: lengthWords(none?.most ?? 0) };
  return say(dive && !hard ? "skies-desk-range-dive" : "skies-desk-range", words);
}

/** @param {Scene} scene @param {number} degrees */
const hardWords = (scene, degrees) =>
  degrees === 0 ? say("skies-desk-no-hard") : (scene.may(turnOrder(degrees))?.say ?? turnWords(degrees));

/** @type {Record<string, [right: number, up: number]>} */
const NUDGES = { "←": [-1, 0], "→": [1, 0], "↓": [0, -1], "↑": [0, 1] };

/** @param {{ scene: Scene, give: Give }} props */
export function PlaceDesk({ scene, give }) {
  const place = placeOf(scene);
  const orders = placingOrders(scene, place);
  const send = () => give(orders);
  /** @type {number[]} */
  const headings = scene.view.placing.headings;
  const at = headings.indexOf(place.heading);
  /** @param {number} by */
  const turn = (by) => () => put(scene, { heading: headings[(at + by + headings.length) % headings.length] ?? place.heading });
  useShortcuts({
    ArrowLeft: () => nudge(scene, -1, 0), ArrowRight: () => nudge(scene, 1, 0), ArrowUp: () => nudge(scene, 0, 1),
    ArrowDown: () => nudge(scene, 0, -1), ",": turn(-1), ".": turn(1), Enter: onEnter(send),
  });
  const flyer = scene.flyer(scene.about);
  const [x, y] = place.point;
  const words = say("skies-desk-place", {
    aircraft: flyer ? callSign(flyer) : "", west: lengthWords(x), south: lengthWords(y), heading: headingName(place.heading),
  });
  return html`<div class="move-desk" role="group" aria-label=${say("skies-desk-place-title")}>
    <div class="cell-row"><h3>${say("skies-desk-where")} <span class="second">${say("skies-desk-drag")}</span></h3>
      <ul class="cells nudges" aria-label=${say("skies-desk-where")}>${Object.entries(NUDGES).map(([sign, [right, up]]) => html`<li
        key=${sign}><button type="button" class="cell" data-cell=${`nudge:${right},${up}`}
        aria-label=${say("skies-desk-nudge", { right, up })} onClick=${() => nudge(scene, right, up)}>${sign}</button></li>`)}</ul>
    </div>
    <${Cells} title=${say("skies-desk-heading")} note="" cells=${headings.map((heading) => ({
      key: `heading:${heading}`, text: headingName(heading), isOn: heading === place.heading,
      told: say("skies-menu-heading", { degrees: headingName(heading) }), act: () => put(scene, { heading }) }))} />
    <section class="desk-foot"><p class="in-words" aria-live="polite">${words}</p><button type="button" class="button commit" data-stop="0" onClick=${send}>
      ${say("skies-desk-put")}<span class="hidden">: ${orders[0] ? scene.may(orders[0])?.say : ""}</span>
      <span class="key" aria-hidden="true">${say("table-key-enter")}</span></button></section>
  </div>`;
}
