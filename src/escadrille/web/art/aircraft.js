// Aircraft seen from above: the only painted things on the page.
import { html } from "../lib/html.js";
import { useId } from "../vendor/hooks.js";
import { paintOf, shapeOf } from "./fleet.js";
import { checkerboard, hasBars, markOf, portOnly } from "./marks.js";
import { usualPaint } from "./paint.js";
import { between, both, rect, whole } from "./path.js";

/** @typedef {import("./marks.js").Layer} Layer */
/** @typedef {import("./paint.js").Paint} Paint */
/** @typedef {import("./planform.js").Part} Part */
/** @typedef {import("./planform.js").Planform} Planform */
/**
 * @typedef {object} Flown
 * @property {string} type
 * @property {string} nation
 * @property {number} year with a fraction where the month is known: see yearOf in marks.js
 * @property {number} px the larger of span and length, or the span
 * @property {"box" | "span"} [by] which of them px measures
 * @property {number} [heading] 0 up, 90 right
 * @property {"full" | "solid" | "ghost" | "shadow"} [mode]
 * @property {boolean} [damaged]
 * @property {number} [smallest] below so many px it is a silhouette
 */

const [SMALLEST_PAINTED, SMALLEST_LINED] = [32, 60];

/** @param {Layer[]} layers */
const fills = (layers) => layers.map(([fill, d]) => html`<path d=${d} fill=${fill} />`);

/** The tone that a part has for itself alone, without camouflage. @param {Part} part @param {Paint} paint */
const ownTone = ({ kind }, paint) => (kind === "wing" || kind === "pod" || kind === "fin" ? undefined : paint[kind]);

/** Black and white, five bands. @param {(at: number) => string} band the outline of each @returns {Layer[]} */
const stripes = (band) => [0, 1, 2, 3, 4].map((at) => [at % 2 ? "#23282c" : "#e9e6da", band(at)]);

/** A strip behind the leading edge. @param {Planform} plan @param {number} from @param {number} to */
function strip({ front, rear, half }, from, to) {
  const along = [0, 1, 2, 3, 4, 5, 6].map((at) => (half * (from + ((to - from) * at) / 6)) / 100);
  const chord = along.map((x) => between(rear, x) - between(front, x));
  const out = along.map((x) => [x, between(front, x) - 1]);
  const home = along.map((x, at) => [x, between(front, x) + 0.07 * chord[at]]).reverse();
  return both([...out, ...home]);
}

/** What is painted over the camouflage of a wing. @param {Planform} plan @param {Paint} paint */
function wingPaint(plan, paint) {
  const { half, gull, mark, top, bottom } = plan;
  /** From front to rear on both wings. @param {number} x @param {number} width */
  const pair = (x, width) => rect(x, top, width, bottom - top) + rect(-x - width, top, width, bottom - top);
  /** @type {Layer[]} */
  const layers = paint.stripes ? stripes((at) => pair(half * 0.3 + at * 2.6, 2.6)) : [];
  if (paint.edge) layers.push([paint.edge[0], strip(plan, paint.edge[1], paint.edge[2])]);
  if (paint.bandage) layers.push([paint.bandage, pair(mark.x - 1.4 * mark.radius, 2.8 * mark.radius)]);
  if (gull) layers.push(["#0b172026", pair(0, gull)]);
  return fills(layers);
}

/** What is painted over the camouflage of the fuselage. @param {Planform} plan @param {Paint} paint @param {string} d */
function bodyPaint({ spine, stations, bottom, hood, nose }, paint, d) {
  const [rear, width] = [bottom * 0.7, 40];
  /** @type {Layer[]} */
  const layers = paint.stripes ? stripes((at) => rect(-width / 2, rear - 8 + at * 2.6, width, 2.6)) : [];
  if (paint.glare) {
    const panel = [nose + 1, (nose + hood) / 2, hood + 2].map((y) => [between(stations, y) * 0.62, y]);
    layers.push([paint.glare, whole([[0, nose + 1], ...panel, [0, hood + 2]])]);
  }
  if (paint.band) layers.push([paint.band, rect(-width / 2, rear, width, bottom * 0.042)]);
  return html`${paint.sides && html`<path d=${d + spine} fill-rule="evenodd" fill=${paint.sides} opacity=".75" />`}
    ${fills(layers)}`;
}

/**
 * One part: flat tone, camouflage clipped to the skin, starboard shaded, outline.
 * @param {{ part: Part, plan: Planform, paint: Paint, id: string }} props
 */
function Skin({ part, plan, paint, id }) {
  const { d, kind } = part;
  const own = ownTone(part, paint);
  const box = `translate(0 ${plan.top}) scale(${plan.half / 100} ${(plan.bottom - plan.top) / 100})`;
  return html`<clipPath id=${id}><path d=${d} /></clipPath>
    <path d=${d} fill=${own ?? paint.tone} />
    <g clip-path=${`url(#${id})`}>
      ${!own && paint.camo && html`<g transform=${box}>${fills(paint.camo)}</g>`}
      ${kind === "wing" && wingPaint(plan, paint)}
      ${(kind === "body" || (kind === "cowl" && !own)) && bodyPaint(plan, paint, d)}
      <path d=${rect(0, -40, 200, 300)} fill="#0b1720" opacity=".13" />
    </g>
    <path class="edge" d=${d} />`;
}

/** @param {{ plan: Planform, paint: Paint, nation: string, year: number }} props */
function Marks({ plan, paint, nation, year }) {
  const { y, turn } = plan.mark;
  const [inward, smaller] = hasBars(nation, year) ? [0.94, 0.78] : [1, 1];
  const [x, radius] = [plan.mark.x * inward, plan.mark.radius * smaller];
  const sides = portOnly(nation, year) && !paint.pair ? [-1] : [-1, 1];
  return sides.map((side) => html`<g transform=${`translate(${side * x} ${y}) rotate(${side * turn}) scale(${radius})`}>
    ${fills(markOf(nation, year))}
  </g>`);
}

/** Propellers edge-on: wood before 1919, yellow tips after. @param {Planform} plan */
const propellers = ({ props, wood }) =>
  props.map(({ x, y, radius }) => {
    const [from, to] = [x - radius, x + radius];
    if (!wood)
      return html`<path class="blade" d=${`M${from} ${y}H${to}`} /><path
          class="blade tip" d=${`M${from} ${y}h${radius * 0.14}M${to} ${y}h${-radius * 0.14}`} />`;
    const [inner, outer] = [x - radius * 0.55, x + radius * 0.55];
    const ahead = `Q${inner} ${y - 1.8} ${x} ${y - 0.4}Q${outer} ${y - 1.8} ${to} ${y}`;
    const behind = `Q${outer} ${y + 1.8} ${x} ${y + 0.4}Q${inner} ${y + 1.8} ${from} ${y}`;
    return html`<path class="wood" d=${`M${from} ${y}${ahead}${behind}Z`} />`;
  });

/** @param {{ plan: Planform, paint: Paint, nation: string, year: number, lined: boolean }} props */
function Painted({ plan, paint, nation, year, lined }) {
  const id = useId();
  const skins = plan.parts.map(
    (part, at) => html`<${Skin} part=${part} plan=${plan} paint=${paint} id=${`${id}-${at}`} />`,
  );
  const marks = html`<${Marks} plan=${plan} paint=${paint} nation=${nation} year=${year} />`;
  const split = plan.parts.map(({ kind }) => kind).lastIndexOf("wing") + 1;
  return html`${plan.parts.map(({ d }) => html`<path class="rim" d=${d} />`)}
    ${propellers(plan)}
    ${skins.slice(0, split)}${marks}${skins.slice(split)}
    ${plan.fin && html`<path class="fin" d=${`M0 ${plan.fin[0]}V${plan.fin[1]}`} />`}
    <path class="dark" d=${plan.dark} />
    ${lined && html`<path class=${paint.dark ? "hinge pale" : "hinge"} d=${plan.lines} />`}
    <path class="glass" d=${plan.glass} />
    ${lined && html`<path class="frame" d=${plan.frames} />`}`;
}

/** @param {Planform} plan */
const outlines = ({ parts }) => parts.map(({ d }) => html`<path d=${d} />`);

/** x, y, radius, in shares of the size. */
const PUFFS = [[0.01, 0.52, 0.035], [-0.02, 0.61, 0.05], [0.02, 0.73, 0.065], [-0.01, 0.87, 0.08], [0.025, 1.03, 0.095]];

/** Puffs that trail behind the tail. @param {{ px: number }} props */
const Smoke = ({ px }) => html`<g class="smoke">
  ${PUFFS.map(([x, y, r], at) => html`<circle cx=${x * px} cy=${y * px} r=${r * px} opacity=${0.5 - at * 0.08} />`)}
</g>`;

/** An aircraft about 0,0, in pixels. @param {Flown} props */
export function Aircraft({ type, nation, year, px, by = "box", heading = 0, mode = "full", damaged = false,
  smallest = SMALLEST_PAINTED }) {
  const plan = shapeOf(type, year);
  const [span, length] = [2 * plan.half, plan.bottom - plan.top];
  const scale = px / (by === "span" ? span : Math.max(span, length));
  const [shown, lined] = [mode === "full" && px < smallest ? "solid" : mode, px > SMALLEST_LINED];
  return html`<g class=${`aircraft ${shown} ${lined ? "" : "small"}`} transform=${`rotate(${heading})`}>
    ${damaged && html`<${Smoke} px=${scale * length} />`}
    <g transform=${`scale(${scale}) translate(0 ${-(plan.top + plan.bottom) / 2})`}>
      ${shown === "full"
        ? html`<${Painted} plan=${plan} paint=${paintOf(type, nation, year)} nation=${nation} year=${year} lined=${lined} />`
        : html`<g class="fill">${outlines(plan)}</g>`}
      ${shown === "ghost" && html`<g class="dashes">${outlines(plan)}</g>`}
    </g>
  </g>`;
}

/** A picture of its own. @param {Flown & { label?: string }} props */
export function AircraftPicture({ label, ...flown }) {
  const { px } = flown;
  return html`<svg class="aircraft-picture" width=${px} height=${px} viewBox=${`${-px / 2} ${-px / 2} ${px} ${px}`}
    role="img" aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <${Aircraft} ...${flown} />
  </svg>`;
}

/** The national marking on a chip of paint. @param {{ nation: string, year: number, px: number, label?: string }} props */
export function Marking({ nation, year, px, label }) {
  const isGuest = nation === "poland" && year >= 1940;
  return html`<svg class="marking" width=${px} height=${px} viewBox="-1.6 -1.6 3.2 3.2"
    role="img" aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <rect class="chip" x="-1.6" y="-1.6" width="3.2" height="3.2" rx=".3" fill=${usualPaint(nation, year).tone} />
    <g transform=${`scale(${hasBars(nation, year) ? 0.68 : 1})`}>${fills(markOf(nation, year))}</g>
    ${isGuest && html`<g transform="translate(.98 .98) scale(.46)">${fills(checkerboard)}</g>`}
  </svg>`;
}
