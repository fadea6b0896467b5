// Which part of the table is seen, and how large: wheel, drag, pinch, buttons and keys.
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { computed, signal } from "../../vendor/signals.js";

/** @import { Point, Pose } from "./geometry.js" */

/** A unit of length, and every how many there is a number. @typedef {{ mm: number, name: string, every: number }} Unit */

/** @type {Unit} */
export const CENTIMETRES = { mm: 10, name: "cm", every: 10 };
const MOST = 4; // pixels for a millimetre
const NEAR = { desk: 1.72, phone: 1.1 }; // no closer by itself
const FAR = { desk: 0.66, phone: 0.78 }; // no further by itself: what is outside then has a flag on the edge
const MARGIN = 62; // millimetres about what is to be seen
const PHONE = 560; // a window less wide is a phone's
const DRAG = 5; // pixels before a press becomes a drag
export const STEP = 1.3;

/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.max(least, Math.min(most, value));

export class Camera {
  /** @param {[width: number, depth: number]} area in grid units */
  constructor([width, depth]) {
    this.width = width / 100;
    this.depth = depth / 100;
    /** Pixels for a millimetre. */
    this.zoom = signal(1);
    /** What is in the middle: millimetres east and south of the north-west corner. */
    this.centre = signal(/** @type {Point} */ ([this.width / 2, this.depth / 2]));
    /** Of the window, in pixels. */
    this.size = signal(/** @type {[number, number]} */ ([0, 0]));
    /** Where the north-west corner of the table lies in the window. */
    this.shift = computed(() => {
      const [[w, h], [x, y], k] = [this.size.value, this.centre.value, this.zoom.value];
      return /** @type {Point} */ ([w / 2 - x * k, h / 2 - y * k]);
    });
    /** Has the reader moved it himself? Then it stays. */
    this.isHeld = signal(false);
    /** How often it has come to rest: time to put the plates anew. */
    this.rests = signal(0);
    /** Is the window a phone's? */
    this.isSmall = false;
    /** What the border is marked in. */
    this.unit = signal(CENTIMETRES);
  }

  /** The whole table fits. */
  get least() {
    const [w, h] = this.size.peek();
    return Math.min((w - 12) / this.width, (h - 12) / this.depth);
  }

  /**
   * A place on the table in pixels of the sheet, whose origin is the north-west corner.
   * @param {number[]} place @returns {Point}
   */
  at([x = 0, y = 0]) {
    const k = this.zoom.value / 100;
    return [x * k, this.depth * this.zoom.value - y * k];
  }

  /** The place on the table under a point of the window. @param {Point} point @returns {Point} */
  place([x, y]) {
    const [[left, top], k] = [this.shift.value, this.zoom.value / 100];
    return [(x - left) / k, (this.depth * this.zoom.value - (y - top)) / k];
  }

  /** A length in pixels. @param {number} length */
  px(length) {
    return (length / 100) * this.zoom.value;
  }

  /** @param {number} zoom @param {Point} centre */
  look(zoom, [x, y]) {
    const k = within(Math.min(this.least, MOST), zoom, MOST);
    const [w, h] = this.size.peek();
    /**
     * Keep the table in the window, or in its middle where it is smaller.
     * @param {number} at @param {number} side @param {number} seen
     */
    const kept = (at, side, seen) =>
      side <= seen ? side / 2 : within(seen / 2 - 14 / k, at, side - seen / 2 + 14 / k);
    this.zoom.value = k;
    this.centre.value = [kept(x, this.width, w / k), kept(y, this.depth, h / k)];
  }

  /** Closer or further, about a point of the window. @param {number} factor @param {Point} [point] */
  closer(factor, point) {
    const [w, h] = this.size.peek();
    const [px, py] = point ?? [w / 2, h / 2];
    const [k, [x, y]] = [this.zoom.peek(), this.centre.peek()];
    const wanted = within(Math.min(this.least, MOST), k * factor, MOST);
    const off = 1 / k - 1 / wanted;
    this.isHeld.value = true;
    this.look(wanted, [x + (px - w / 2) * off, y + (py - h / 2) * off]);
  }

  /** @param {number} right @param {number} down in pixels */
  pan(right, down) {
    const [k, [x, y]] = [this.zoom.peek(), this.centre.peek()];
    this.isHeld.value = true;
    this.look(k, [x - right / k, y - down / k]);
  }

  /** @param {number[]} place @param {number} [margin] in pixels */
  shows(place, margin = 0) {
    const [[w, h], [x, y]] = [this.size.value, this.at(place)];
    const [left, top] = this.shift.value;
    return x + left >= margin && x + left <= w - margin && y + top >= margin && y + top <= h - margin;
  }

  /** Bring a place into sight. @param {number[]} place */
  reach(place) {
    if (this.shows(place, 24)) return;
    const [x = 0, y = 0] = place;
    this.look(this.zoom.peek(), [x / 100, this.depth - y / 100]);
  }

  /**
   * See the first place and as many of the others, in their order, as can be seen well at once. It stays where it is
   * as long as that shows them all about as large.
   * @param {(Point | Pose)[]} places
   */
  fit(places) {
    const [w, h] = this.size.peek();
    if (!w || !places.length) return;
    const device = w < PHONE ? "phone" : "desk";
    const [far, near] = [Math.max(this.least, FAR[device]), Math.max(this.least, NEAR[device])];
    let box = { west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
    let zoom = near;
    const seen = places.filter(([x, y]) => {
      const [east, south] = [x / 100, this.depth - y / 100];
      const wider = {
        west: Math.max(-14, Math.min(box.west, east - MARGIN)),
        east: Math.min(this.width + 14, Math.max(box.east, east + MARGIN)),
        north: Math.max(-14, Math.min(box.north, south - MARGIN)),
        south: Math.min(this.depth + 14, Math.max(box.south, south + MARGIN)),
      };
      const fits = Math.min(near, w / (wider.east - wider.west), h / (wider.south - wider.north));
      if (fits < far && box.west !== Infinity) return false;
      [box, zoom] = [wider, Math.max(fits, far)];
      return true;
    });
    const isWell = zoom <= 1.3 * this.zoom.peek() && seen.every((place) => this.shows(place, 44));
    if (isWell && this.zoom.peek() >= far) return;
    this.look(zoom, [(box.west + box.east) / 2, (box.north + box.south) / 2]);
    this.rests.value = this.rests.peek() + 1;
  }
}

/** @param {[number, number]} area */
export function useCamera(area) {
  const camera = useMemo(() => new Camera(area), [area[0], area[1]]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      camera.isSmall = element.clientWidth < PHONE;
      camera.size.value = [element.clientWidth, element.clientHeight];
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [camera]);
  return { camera, frame, hands: useHands(camera) };
}

/** What wheel, mouse and fingers do to it. @param {Camera} camera */
function useHands(camera) {
  const pointers = useRef(/** @type {Map<number, Point>} */ (new Map()));
  const isDragging = useRef(false);
  /** @param {MouseEvent} event @returns {Point} */
  const inside = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const held = pointers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    const [right, down] = [now[0] - before[0], now[1] - before[1]];
    if (!isDragging.current && Math.hypot(right, down) < DRAG) return;
    if (!isDragging.current) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    isDragging.current = true;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (!other) return camera.pan(right, down);
    const [apart, was] = [now, before].map(([x, y]) => Math.hypot(x - other[0], y - other[1]));
    camera.closer((apart ?? 1) / (was || 1), other);
  };
  /** @param {PointerEvent} event */
  const letGo = (event) => {
    if (pointers.current.delete(event.pointerId) && isDragging.current) camera.rests.value += 1;
  };
  return {
    /** @param {WheelEvent} event */
    onWheel: (event) => {
      event.preventDefault();
      camera.closer(STEP ** (-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 60)), inside(event));
    },
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) isDragging.current = false;
      pointers.current.set(event.pointerId, inside(event));
    },
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    /** A drag that ends on a piece does not choose it. @param {MouseEvent} event */
    onClickCapture: (event) => {
      if (!isDragging.current) return;
      isDragging.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
