// Plates beside the pieces, put where they hide least.

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose, Size } from "./geometry.js" */

/** @typedef {{ x: number, y: number, w: number, h: number }} Box its middle and its size, in pixels */

export const HEIGHT = 24;
const FLAGS = 32; // pixels

const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is. @param {string} text @param {number} size @param {boolean} [isBold] */
export function widthOf(text, size, isBold = false) {
  if (!pen) return text.length * size * 0.6;
  pen.font = `${isBold ? "700 " : ""}${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** How much of one lies on the other. @param {Box} one @param {Box} other */
export function common(one, other) {
  const wide = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const high = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The box about a thing, however it is turned.
 * @param {Camera} camera @param {Size} size @param {Pose | null} pose @returns {Box}
 */
export function boxOf(camera, size, pose) {
  const [x, y] = camera.at(pose ?? [0, 0]);
  const [w = 0, h = 0] = size.map((side) => camera.px(side));
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
  const head = camera.isSmall ? FLAGS : 0;
  const h = whole - 2 * head;
  return { x: w / 2 - left, y: head + h / 2 - top, w: camera.rests.value < 0 ? 0 : w, h };
}

/**
 * Find each plate a place near its piece, on no other piece or plate if that can be.
 * @param {Camera} camera
 * @param {{ label: string, width: number, piece: Box }[]} plates
 * @param {Box[]} taken what else they should not hide
 * @returns {Map<string, Box>} the plates, by label
 */
export function arrange(camera, plates, taken) {
  const [wide, deep] = [camera.width * camera.zoom.value, camera.depth * camera.zoom.value];
  const sheets = [{ x: wide / 2, y: deep / 2, w: wide, h: deep }, windowOf(camera)];
  const pieces = plates.map(({ piece }) => piece);
  /** @type {Box[]} */
  const put = [];
  return new Map(
    plates.map(({ label, width, piece: { x, y, w, h } }) => {
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
        [...put, ...put, ...pieces, ...taken].reduce((sum, other) => sum + common(box, other), 0);
      const costs = boxes.map(cost);
      const best = boxes[costs.indexOf(Math.min(...costs))] ?? { x, y: y + out, w: width, h: HEIGHT };
      put.push(best);
      return /** @type {const} */ ([label, best]);
    }),
  );
}
