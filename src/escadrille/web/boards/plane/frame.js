// About the table: the scale on the border, flags for what is out of sight, and the tools.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { STEP } from "./camera.js";
import { widthOf } from "./plates.js";

/** @import { IconName } from "../../parts/icons.js" */
/** @import { Signal } from "../../vendor/signals.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./geometry.js" */

/**
 * @typedef {{ key: string, text: string, place: Point | Pose, kind: string }} Outside
 * @typedef {{ label: string, icon: IconName, isOn: Signal<boolean> }} Switched
 */

const RIM = 26;
const SIDES = /** @type {const} */ (["west", "east", "north", "south"]);
const [FLAG_HEIGHT, FLAG_GAP] = [30, 4];

/** What moves under the window without being drawn anew. @param {{ camera: Camera, children: any }} props */
export const Panned = ({ camera, children }) =>
  html`<g transform=${`translate(${camera.shift.value.map((n) => n.toFixed(1)).join(" ")})`}>${children}</g>`;

/** The scale on the border. @param {{ camera: Camera }} props */
export function Neatline({ camera }) {
  const [[w, h], k, [left, top]] = [camera.size.value, camera.zoom.value, camera.shift.value];
  const { mm, name, every: numbered } = camera.unit.value;
  const every = k * mm < 5 ? 5 : 1;
  /**
   * @param {number} from @param {number} step @param {number} side @param {number} seen
   * @returns {[at: number, count: number][]}
   */
  const marks = (from, step, side, seen) =>
    Array.from({ length: Math.floor(side / (mm * every)) + 1 }, (_, n) => n * every)
      .map((count) => /** @type {[number, number]} */ ([from + count * step, count]))
      .filter(([at]) => at >= 0 && at <= seen);
  const columns = marks(left, mm * k, camera.width, w);
  const rows = marks(top + camera.depth * k, -mm * k, camera.depth, h); // from the south, as the log counts
  /** @param {number} count */
  const long = (count) => (count % 5 ? 4 : 8);
  /** Beside a number there is less room. @param {number} count */
  const brief = (count) => (count % numbered ? long(count) : 4);
  const ticks = [
    ...columns.map(([x, count]) => `M${(RIM + x).toFixed(1)} ${RIM}v${-long(count)}m0 ${h + long(count)}v${long(count)}`),
    ...rows.map(([y, count]) => `M${RIM} ${(RIM + y).toFixed(1)}h${-brief(count)}m${w + brief(count)} 0h${long(count)}`),
  ];
  const isNumbered = ([, count] = [0, 0]) => count > 0 && count % numbered === 0;
  return html`<svg class="cm-border" width=${w + 2 * RIM} height=${h + 2 * RIM} aria-hidden="true">
    <rect x=${RIM} y=${RIM} width=${w} height=${h} />
    <path d=${ticks.join("")} />
    <text class="unit" x="6" y="17">${name}</text>
    ${columns.filter(isNumbered).map(([x, count]) => html`<text class="column" x=${RIM + x} y=${RIM - 10}>${count}</text>`)}
    ${rows.filter(isNumbered).map(([y, count]) => html`<text class="row" x=${RIM - 7} y=${RIM + y + 4}>${count}</text>`)}
  </svg>`;
}

/** Where a flag stands: on the edge, towards its thing. @param {Camera} camera @param {Outside} thing */
function onEdge(camera, { place, text }) {
  const [[w], [x, y], [left, top]] = [camera.size.value, camera.at(place), camera.shift.value];
  const side = x + left < 0 ? "west" : x + left > w ? "east" : y + top < 0 ? "north" : "south";
  const width = widthOf(text, 12.5, true) + 22;
  return { side, width, x: x + left - width / 2, y: y + top - FLAG_HEIGHT / 2 };
}

/**
 * Things along an edge, in their order, none on another as far as there is room, all within its bounds.
 * @param {number[]} wanted where they would begin @param {number[]} lengths @param {number} from @param {number} to
 */
function spread(wanted, lengths, from, to) {
  const share = Math.min(1, (to - from) / lengths.reduce((sum, length) => sum + length, 0));
  const sizes = lengths.map((length) => share * length);
  let least = from;
  const starts = wanted.map((at, place) => {
    const start = Math.max(at, least);
    least = start + (sizes[place] ?? 0);
    return start;
  });
  let most = to;
  for (let place = starts.length - 1; place >= 0; place -= 1) {
    most = Math.min(starts[place] ?? 0, most - (sizes[place] ?? 0));
    starts[place] = most;
  }
  return starts;
}

/** @param {{ camera: Camera, things: Outside[] }} props */
export function EdgeFlags({ camera, things }) {
  const [w, h] = camera.size.value;
  const hidden = things.filter(({ place }) => !camera.shows(place));
  const flags = hidden.map((thing) => ({ thing, ...onEdge(camera, thing) }));
  /** @param {string} side what the flags of an edge take of the edges beside it */
  const corner = (side) => (flags.some((flag) => flag.side === side) ? FLAG_HEIGHT + FLAG_GAP : FLAG_GAP);
  const placed = SIDES.flatMap((side) => {
    const isBeside = side === "west" || side === "east";
    const here = flags
      .filter((flag) => flag.side === side)
      .sort((one, other) => (isBeside ? one.y - other.y : one.x - other.x));
    const [from, to] = isBeside ? [corner("north"), h - corner("south")] : [FLAG_GAP, w];
    const sizes = here.map(({ width }) => (isBeside ? FLAG_HEIGHT : width) + FLAG_GAP);
    const starts = spread(here.map(({ x, y }) => (isBeside ? y : x)), sizes, from, to);
    return here.map((flag, place) => ({ ...flag, [isBeside ? "y" : "x"]: starts[place] ?? 0 }));
  });
  return html`<div class="edge-flags">
    ${placed.map(({ thing, side, x, y }) => {
      const where = {
        west: { left: "0", top: `${y}px` },
        east: { right: "0", top: `${y}px` },
        north: { left: `${x}px`, top: "0" },
        south: { left: `${x}px`, top: `${h - FLAG_HEIGHT}px` },
      };
      const said = say("plane-outside", { thing: thing.text });
      return html`<button key=${thing.key} type="button" class=${`edge-flag ${side} ${thing.kind}`} title=${said}
        aria-label=${said} tabindex="-1" style=${where[/** @type {keyof typeof where} */ (side)]}
        onClick=${() => {
          camera.isHeld.value = true;
          camera.reach(thing.place);
        }}>${thing.text}</button>`;
    })}
  </div>`;
}

const GLYPHS = {
  less: html`<circle cx="7" cy="7" r="4.600" /><path d="M10.500 10.500L14 14M5 7H9" />`,
  fit: html`<path d="M2.500 6V2.500H6M10 2.500H13.500V6M13.500 10V13.500H10M6 13.500H2.500V10" /><path
    d="M8 5.500V10.500M5.500 8H10.500" />`,
};

/** @param {{ name: keyof typeof GLYPHS }} props */
const Glyph = ({ name }) => html`<svg class="icon" width="18" height="18" viewBox="0 0 16 16" fill="none"
  stroke="currentColor"
  stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${GLYPHS[name]}</svg>`;

/** @param {Switched} props */
const Switch = ({ label, icon, isOn }) => html`<button type="button" class="tool"
  aria-pressed=${isOn.value ? "true" : "false"} aria-label=${label} title=${label}
  onClick=${() => (isOn.value = !isOn.value)}><${Icon} name=${icon} size=${18} /></button>`;

/** @param {{ label: string, act: () => void, children: any }} props */
const Tool = ({ label, act, children }) =>
  html`<button type="button" class="tool" aria-label=${label} title=${label} onClick=${act}>${children}</button>`;

/** @param {{ camera: Camera, refit: () => void, switches: Switched[], again: (() => void) | null }} props */
export const Tools = ({ camera, refit, switches, again }) => html`<div class="map-tools" role="toolbar"
  aria-label=${say("plane-tools")}>
  ${switches.map((one) => html`<${Switch} key=${one.icon} ...${one} />`)}
  ${again && html`<${Tool} label=${say("plane-again")} act=${again}><${Icon} name="play" size=${18} /><//>`}
  <${Tool} label=${say("plane-closer")} act=${() => camera.closer(STEP)}><${Icon} name="zoom" size=${18} /><//>
  <${Tool} label=${say("plane-further")} act=${() => camera.closer(1 / STEP)}><${Glyph} name="less" /><//>
  <${Tool} label=${say("plane-fit")} act=${refit}><${Glyph} name="fit" /><//>
</div>`;
