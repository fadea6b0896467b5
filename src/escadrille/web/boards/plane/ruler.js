// Arcs of fire, the ruler, and what it reads, in words beside it.
import { html } from "../../lib/html.js";
import { CM, fan, outline } from "./geometry.js";
import { common } from "./plates.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./geometry.js" */
/** @import { Box } from "./plates.js" */

/**
 * A sector in degrees off the bow, with lengths in the table's units; `blind` is the half of what it cannot see.
 * @typedef {{ key: string, facing: number, half: number, near: number, far: number, blind?: number }} Arc
 */

/**
 * Solid out to what is near, dashed beyond; crossed out where one cannot see.
 * @param {{ camera: Camera, pose: Pose, arcs: Arc[], kind: string }} props
 */
export function Arcs({ camera, pose, arcs, kind }) {
  /** @param {number} facing @param {number} half @param {number} length */
  const sector = (facing, half, length) =>
    `M${outline(camera, [[pose[0], pose[1]], ...fan(pose, facing, half, length)])}Z`;
  return html`<g class=${`arcs ${kind}`} aria-hidden="true">
    ${arcs.map(({ key, facing, half, near, far, blind }) => html`<g key=${key}>
      <path class="far" d=${sector(facing, half, far)} />
      <path class="near" d=${sector(facing, half, near)} />
      ${blind && html`<path class="blind" d=${sector(facing, blind, near)} />`}
    </g>`)}
  </g>`;
}

/**
 * A ruler of some length from one place towards another; its first part is tinted.
 * @param {{ camera: Camera, from: Pose, to: Point, length: number, near: number }} props
 */
export function Ruler({ camera, from, to, length, near }) {
  const [[x, y], [toX, toY]] = [camera.at(from), camera.at(to)];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const [long, half] = [camera.px(length), camera.px(near)];
  const end = Math.hypot(toX - x, toY - y);
  const cm = camera.px(CM);
  const count = Math.floor(long / cm);
  const ticks = Array.from({ length: count }, (_, n) => `M${((n + 1) * cm).toFixed(1)} -8v${(n + 1) % 5 ? 4 : 7}`);
  const every = cm * 5 < 16 ? 10 : 5;
  const isUpside = Math.abs(turn) > 90;
  return html`<g class="ruler" aria-hidden="true" transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect class="strip" y="-8" width=${long} height="16" />
    <rect class="short" y="-8" width=${half} height="16" />
    <path class="ticks" d=${ticks.join("")} />
    <path class="half" d=${`M${half} -8V8`} />
    ${Array.from({ length: Math.floor(count / every) }, (_, n) => (n + 1) * every).map(
      (mark) => html`<text transform=${`translate(${mark * cm} ${isUpside ? -1 : 5.5}) rotate(${isUpside ? 180 : 0})`}
        x=${isUpside ? 10 : -9}>${mark}</text>`,
    )}
    ${end > long && html`<path class="beyond" d=${`M${long} 0H${end}`} />`}
    <circle r="4" /><circle cx=${end} r="3.500" class="end" />
  </g>`;
}

/** A length as it is read off a ruler: tenths of a centimetre, rounded up. @param {number} length */
export const cmOf = (length) => Math.ceil(length / 100) / 10;

const [WIDE, HIGH] = [216, 62];

/**
 * Beside the ruler where it hides least of what is `taken` on the sheet, inside the window. `told`: all of it as a
 * screen reader says it.
 * @param {{ camera: Camera, from: Pose, to: Point, taken: Box[], title: string, text: string, told: string }} props
 */
export function Readout({ camera, from, to, taken, title, text, told }) {
  const [[w, h], [left, top]] = [camera.size.value, camera.shift.value];
  const [[ax, ay], [bx, by]] = [camera.at(from), camera.at(to)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [sideX, sideY] = [(by - ay) / long, (ax - bx) / long];
  const wide = Math.min(WIDE, w - 12);
  /** @param {number} x @param {number} y @returns {Box} */
  const boxAt = (x, y) => ({
    x: Math.max(6 + wide / 2, Math.min(w - wide / 2 - 6, x)),
    y: Math.max(6 + HIGH / 2, Math.min(h - HIGH / 2 - 6, y)),
    w: wide,
    h: HIGH,
  });
  const beside = [0.5, 0.3, 0.75].flatMap((t) =>
    [1, -1].map((side) => {
      const [x, y] = [ax + (bx - ax) * t + left, ay + (by - ay) * t + top];
      return boxAt(x + side * sideX * (wide / 2 + 14), y + side * sideY * (HIGH / 2 + 14));
    }),
  );
  const boxes = [...beside, boxAt(0, 0), boxAt(w, 0), boxAt(0, h), boxAt(w, h - 48)];
  const hidden = taken.map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
  const costs = boxes.map((box, place) => place * 60 + hidden.reduce((sum, piece) => sum + common(box, piece), 0));
  const best = boxes[costs.indexOf(Math.min(...costs))] ?? { x: w / 2, y: h / 2 };
  return html`<div class="readout" aria-live="polite"
    style=${{ width: `${wide}px`, transform: `translate(${best.x - wide / 2}px, ${best.y - HIGH / 2}px)` }}>
    <span class="hidden">${told}</span>
    <span aria-hidden="true"><b>${title}</b><br />${text}</span>
  </div>`;
}
