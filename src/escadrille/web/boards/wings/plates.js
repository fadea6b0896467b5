// The plates beside the pieces: whose it is, its name, its altitude.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { HEIGHT, arrange, boxOf, widthOf } from "../plane/plates.js";
import { isThere } from "./scene.js";
import { sizeOf } from "./sights.js";
import { callSign, counted } from "./terms.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point } from "../plane/geometry.js" */
/** @import { Box } from "../plane/plates.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

/** @typedef {{ thing: Flyer | Piece, name: string, extra: string, isBrief: boolean, width: number }} Words */

const PEG = 8;
const [USUAL, MOST] = [4, 8]; // pegs
const [MANY, SMALL] = [7, 0.7];

/** A peg for each level; too high up the figure alone must do. @param {Flyer | Piece} thing */
function pegsOf({ level }) {
  const count = Math.max(USUAL, (level ?? 0) + 1);
  return level === null || count > MOST ? 0 : count;
}

/** @param {Scene} scene @param {Camera} camera @param {Flyer | Piece} thing @returns {Words} */
function wordsOn(scene, camera, thing) {
  const isCrowded = camera.isSmall && scene.flyers.length > 2;
  const isBrief = isCrowded || camera.zoom.value < SMALL || scene.flyers.length > MANY;
  const notes = [
    thing.flames !== 0 && say("wings-note-flames", { counters: counted(thing.flames) }),
    "smoke" in thing && thing.smoke !== 0 && say("wings-note-smoke", { counters: counted(thing.smoke) }),
  ];
  const extra = notes.filter(Boolean)[0] || "";
  const name = "deck" in thing && !isCrowded ? callSign(scene, thing) : thing.label;
  const pegs = isBrief || !pegsOf(thing) ? 0 : pegsOf(thing) * (PEG + 1) + 6;
  const counters = (thing.counters ?? 0) * 8;
  const level = widthOf(String(thing.level ?? "?"), 12.5) + 2;
  const width = 23 + widthOf(name, 12.5, true) + 8 + pegs + level + counters + (extra ? 8 + widthOf(extra, 12) : 0) + 7;
  return { thing, name, extra, isBrief, width };
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
  const ghosts = flown ? scene.plan(flown).legs.map(({ to }) => boxOf(camera, sizeOf(scene, flown), to)) : [];
  const shells = scene.view.flak.map((/** @type {{ place: Point }} */ { place: [x, y] }) => {
    const [[left, top], side] = [camera.at([x, y]), 2 * camera.px(scene.view.measures.flak)];
    return { x: left, y: top, w: side, h: side };
  });
  const plates = words.map(({ thing, width }) => ({
    label: thing.label,
    width,
    piece: boxOf(camera, sizeOf(scene, thing), thing.pose),
  }));
  const places = arrange(camera, plates, [...ghosts, ...shells]);
  return {
    words: new Map(words.map((plate) => [plate.thing.label, plate])),
    places,
    taken: [...places.values(), ...ghosts, ...shells, ...plates.map(({ piece }) => piece)],
  };
}

/** @param {{ scene: Scene, words: Words, at: Box }} props */
export function Plate({ scene, words, at: { x, y } }) {
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
