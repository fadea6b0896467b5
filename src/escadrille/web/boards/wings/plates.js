// The plates beside the pieces: whose it is, its name, its altitude; put where they hide least.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { planned } from "./ghosts.js";
import { measureOf } from "./measures.js";
import { isThere } from "./scene.js";
import { sizeOf } from "./sights.js";
import { callSign, counted } from "./terms.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./flight.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/**
 * @typedef {{ x: number, y: number, w: number, h: number }} Box its middle and its size, in pixels
 * @typedef {{ thing: Flyer | Piece, name: string, extra: string, isBrief: boolean, width: number }} Words
 */

const HEIGHT = 24;
const PEG = 8;
const [USUAL, MOST] = [4, 8]; // pegs
const [MANY, SMALL] = [7, 0.7];
const FLAGS = 32; // pixels

const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is. @param {string} text @param {number} size @param {boolean} [isBold] */
export function widthOf(text, size, isBold = false) {
  if (!pen) return text.length * size * 0.6;
  pen.font = `${isBold ? "700 " : ""}${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** A peg for each level; too high up the figure alone must do. @param {Flyer | Piece} thing */
function pegsOf({ level }) {
  const count = Math.max(USUAL, (level ?? 0) + 1);
  return level === null || count > MOST ? 0 : count;
}

/** @param {Scene} scene @param {Camera} camera @param {Flyer | Piece} thing @returns {Words} */
function wordsOn(scene, camera, thing) {
  const isCrowded = camera.foot > 0 && scene.flyers.length > 2;
  const isBrief = isCrowded || camera.zoom.value < SMALL || scene.flyers.length > MANY;
  const notes = [
    thing.flames > 0 && say("wings-note-flames", { counters: counted(thing.flames) }),
    "smoke" in thing && thing.smoke > 0 && say("wings-note-smoke", { counters: counted(thing.smoke) }),
  ];
  const extra = notes.filter(Boolean)[0] || "";
  const name = "deck" in thing && !isCrowded ? callSign(scene, thing) : thing.label;
  const pegs = isBrief || !pegsOf(thing) ? 0 : pegsOf(thing) * (PEG + 1) + 6;
  const counters = (thing.counters ?? 0) * 8;
  const level = widthOf(String(thing.level ?? "?"), 12.5) + 2;
  const width = 23 + widthOf(name, 12.5, true) + 8 + pegs + level + counters + (extra ? 8 + widthOf(extra, 12) : 0) + 7;
  return { thing, name, extra, isBrief, width };
}

/** How much of one lies on the other. @param {Box} one @param {Box} other */
export function common(one, other) {
  const wide = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const high = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Find each plate a place near its piece, on no other piece or plate if that can be.
 * @param {Words[]} plates @param {(thing: Flyer | Piece) => Box} boxOf of a piece @param {Box[]} taken
 * @param {Box[]} sheets inside which plates should be
 * @returns {Map<string, Point>} the middles
 */
function arrange(plates, boxOf, taken, sheets) {
  const pieces = plates.map(({ thing }) => boxOf(thing));
  /** @type {Box[]} */
  const put = [];
  return new Map(
    plates.map(({ thing, width }) => {
      const { x, y, w, h } = boxOf(thing);
      const [out, side] = [h / 2 + HEIGHT / 2 + 3, w / 2 + width / 2 + 3];
      /** @type {Point[]} */
      const near = [
        [0, out], [0, -out], [side, 0], [-side, 0], [w / 2, out], [-w / 2, out], [w / 2, -out], [-w / 2, -out],
        [side, h / 2], [-side, h / 2], [side, -h / 2], [-side, -h / 2],
      ];
      const boxes = near.map(([right, down]) => ({ x: x + right, y: y + down, w: width, h: HEIGHT }));
      /** @param {Box} box @param {number} place */
      const cost = (box, place) =>
        place * 40 +
        sheets.reduce((sum, sheet) => sum + (box.w * box.h - common(box, sheet)) * 3, 0) +
        [...put, ...put].reduce((sum, other) => sum + common(box, other), 0) +
        [...pieces, ...taken].reduce((sum, other) => sum + common(box, other), 0);
      const costs = boxes.map(cost);
      const best = boxes[costs.indexOf(Math.min(...costs))] ?? { x, y: y + out, w: width, h: HEIGHT };
      put.push(best);
      return /** @type {const} */ ([thing.label, [best.x, best.y]]);
    }),
  );
}

/**
 * The box about a thing, however it is turned.
 * @param {Scene} scene @param {Camera} camera @param {Flyer | Piece} thing @param {Pose | null} pose @returns {Box}
 */
function boxOf(scene, camera, thing, pose) {
  const [x, y] = camera.at(pose ?? [0, 0]);
  const [w = 0, h = 0] = sizeOf(scene, thing).map((side) => camera.px(side));
  const turn = ((pose?.[2] ?? 0) * Math.PI) / 18000;
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { x, y, w: w * cos + h * sin, h: h * cos + w * sin };
}

/**
 * The window on the sheet, as it last came to rest, without the flags on the edges of a phone.
 * @param {Camera} camera @returns {Box}
 */
function windowOf(camera) {
  const [[w, whole], [left, top]] = [camera.size.value, camera.shift.peek()];
  const head = camera.foot > 0 ? FLAGS : 0;
  const h = whole - camera.foot - 2 * head;
  return { x: w / 2 - left, y: head + h / 2 - top, w: camera.rests.value < 0 ? 0 : w, h };
}

/**
 * The plates of what flies, and where they go; `taken` are the boxes of all that they should not hide, and they
 * themselves.
 * @param {Scene} scene @param {Camera} camera
 */
export function platesOf(scene, camera) {
  const aloft = [...scene.flyers, ...scene.pieces.filter(({ kind }) => kind === "balloon")].filter(
    (thing) => isThere(thing) && thing.pose !== null,
  );
  const words = aloft.map((thing) => wordsOn(scene, camera, thing));
  const { flown } = scene;
  const ghosts = flown ? planned(scene, flown).legs.map(({ to }) => boxOf(scene, camera, flown, to)) : [];
  const shells = scene.view.flak.map((/** @type {{ place: Point }} */ { place: [x, y] }) => {
    const [[left, top], side] = [camera.at([x, y]), 2 * camera.px(measureOf(scene).flak)];
    return { x: left, y: top, w: side, h: side };
  });
  const [wide, deep] = [camera.width * camera.zoom.value, camera.depth * camera.zoom.value];
  const sheets = [{ x: wide / 2, y: deep / 2, w: wide, h: deep }, windowOf(camera)];
  const places = arrange(words, (thing) => boxOf(scene, camera, thing, thing.pose), [...ghosts, ...shells], sheets);
  const taken = words.map(({ thing, width }) => {
    const [x, y] = places.get(thing.label) ?? [0, 0];
    return { x, y, w: width, h: HEIGHT };
  });
  return {
    words: new Map(words.map((plate) => [plate.thing.label, plate])),
    places,
    taken: [...taken, ...ghosts, ...shells, ...aloft.map((thing) => boxOf(scene, camera, thing, thing.pose))],
  };
}

/** @param {{ scene: Scene, words: Words, at: Point }} props */
export function Plate({ scene, words, at: [x, y] }) {
  const { thing, name, extra, isBrief, width } = words;
  const side = scene.sideOf(thing);
  const after = 31 + widthOf(name, 12.5, true);
  const count = isBrief ? 0 : pegsOf(thing);
  const pegs = count ? count * (PEG + 1) + 6 : 0;
  const level = widthOf(String(thing.level ?? "?"), 12.5) + 2;
  const ground = "green_peg" in thing && scene.view.hills.length > 0 ? thing.green_peg - 1 : -1;
  const corner = [x - width / 2, y - HEIGHT / 2].map((n) => n.toFixed(1)).join(" ");
  return html`<g class=${`tag ${side}`} transform=${`translate(${corner})`}>
    <rect class="tag-board" width=${width} height=${HEIGHT} rx="3" />
    ${side === "enemy"
      ? html`<path class="theirs" d="M6.500 8h11l-5.500 9Z" />`
      : html`<path class="ours" d="M12 5l4.500 13l-4.500 -2.800l-4.500 2.800Z" />`}
    <text class="name" x="23" y="16.500">${name}</text>
    ${Array.from({ length: count }, (_, peg) => {
      const kind = peg < ground ? "below" : peg === ground ? "green" : peg <= (thing.level ?? -1) ? "full" : "none";
      return html`<rect class=${`peg ${kind}`} x=${after + peg * (PEG + 1)} y="8" width=${PEG - 1} height="8"
        rx="1.500" />`;
    })}
    <text class="level" x=${after + pegs} y="16.500">${thing.level ?? "?"}</text>
    ${Array.from({ length: thing.counters ?? 0 }, (_, place) =>
      html`<path class="counter" d=${`M${after + pegs + level + place * 8} 16l3.500 -8l3.500 8Z`} />`)}
    ${extra && html`<text class="extra" x=${width - 7} y="16.500">${extra}</text>`}
  </g>`;
}
