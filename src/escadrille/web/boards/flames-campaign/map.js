// The map of a campaign: a real coast, its targets, the attacks that are open and those that are not.
import { Aircraft, Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { signal } from "../../vendor/signals.js";
import { KindIcon } from "./kinds.js";
import { arrowName, campWord, statusWord } from "./terms.js";

/** @import { Arrow, Scene, Target } from "./scene.js" */
/** @typedef {[x: number, y: number]} Point */

/** The arrow at which the reader points, on the map or in the tray. */
export const pointed = signal("");

const HEIGHT = 600;
const LABEL_WIDTH = 150;
const LABEL_HEIGHT = 36;
const LETTER = 7.3;
const FAR = 3; // what a step from its target costs a callout, beside what it covers
const KEY = { width: 190, height: 90 };
/** How far from its target a callout may lie: the nearest first. */
const RINGS = [20, 48, 80, 120];

/** How the degrees of a sheet lie on the page. @param {any} map */
export function projection({ west, east, south, north }) {
  const scale = HEIGHT / (north - south);
  const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180);
  return {
    width: (east - west) * scale * squeeze,
    /** @param {Point} degrees @returns {Point} */
    at: ([east, north_]) => [(east - west) * scale * squeeze, (north - north_) * scale],
  };
}

/** @param {Point[]} points */
const outline = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** From one point towards another, so far. @param {Point} from @param {Point} to @param {number} far @returns {Point} */
function towards([x, y], [toX, toY], far) {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far];
}

/** @typedef {{ arrow: Arrow, from: Point, bend: Point, to: Point, isStart: boolean }} Course */

/** The way of each arrow. @param {Scene} scene @param {(degrees: Point) => Point} at @returns {Course[]} */
function coursesOf(scene, at) {
  const places = new Map(scene.sheet.target.map((/** @type {any} */ one) => [one.number, at(one.at)]));
  return scene.sheet.arrow.flatMap((/** @type {any} */ drawn) => {
    const arrow = scene.arrows.find((one) => one.arrow === drawn.id);
    const goal = places.get(drawn.target);
    const begin = drawn.origin ? places.get(drawn.origin) : drawn.start && at(drawn.start);
    if (!arrow || !goal || !begin) return [];
    const [dx, dy] = [goal[0] - begin[0], goal[1] - begin[1]];
    const bow = (drawn.bend ?? 15) / 100;
    /** @type {Point} */
    const bend = [(begin[0] + goal[0]) / 2 + dy * bow * 2, (begin[1] + goal[1]) / 2 - dx * bow * 2];
    return [{ arrow, from: towards(begin, bend, drawn.origin ? 17 : 0), bend, to: towards(goal, bend, 19), isStart: !drawn.origin }];
  });
}

/** @param {Course} course @param {number} t */
const along = ({ from, bend, to }, t) =>
  /** @type {Point} */ ([0, 1].map((c) => (1 - t) ** 2 * from[c] + 2 * t * (1 - t) * bend[c] + t * t * to[c]));

/** @param {{ scene: Scene, course: Course, choose: (order: any) => void }} props */
function ArrowShaft({ scene, course, choose }) {
  const { arrow, from, bend, to } = course;
  const choice = scene.may({ order: "attack", arrow: arrow.arrow });
  const d = `M${from.join(" ")}Q${bend.join(" ")} ${to.join(" ")}`;
  const turn = (Math.atan2(to[0] - bend[0], bend[1] - to[1]) * 180) / Math.PI;
  const isPlanned = scene.view.plan?.arrow === arrow.arrow;
  const isFocused = pointed.value === arrow.arrow || isPlanned;
  const state = `${arrow.side}${choice || isPlanned ? " legal" : ""}${isFocused ? " chosen" : ""}${arrow.closed && !isPlanned ? " shut" : ""}`;
  return html`<g class=${`raid-arrow ${state}${choice ? " play" : ""}`} role=${choice ? "button" : undefined} aria-label=${choice?.say}
    onMouseEnter=${() => (pointed.value = arrow.arrow)} onMouseLeave=${() => (pointed.value = "")}
    onClick=${choice && (() => choose(choice.order))}>
    ${choice || isPlanned ? html`<path class="edge" d=${d} /><path class="you" d=${d} />` : html`<path class="halo" d=${d} />`}
    <path class="shaft" d=${d} />${arrow.side === "allies" && html`<path class="core" d=${d} />`}
    <path class="tip" transform=${`translate(${to.join(" ")}) rotate(${turn})`} d="M0 -9L7 7L0 3.5L-7 7Z" />
  </g>`;
}

/** What an arrow brings, on its shaft. @param {{ scene: Scene, course: Course }} props */
function ArrowTag({ scene, course }) {
  const { arrow, from, isStart } = course;
  const [x, y] = along(course, 0.42);
  const [[type, count] = ["", 0], ...others] = Object.entries(arrow.raid.aircraft);
  const total = count + others.reduce((sum, [, more]) => sum + more, 0);
  const { nation, year } = scene.type(type);
  return html`<g class=${`arrow-tag ${arrow.side}`} transform=${`translate(${x} ${y})`}>
      <rect x="-34" y="-10.5" width="68" height="21" rx="10.5" />
      <text x="-22" y="4">${arrowName(arrow.arrow)}</text>
      <g transform="translate(-2 0)"><${Aircraft} type=${type} nation=${nation} year=${year} px=${19} heading=${0} mode="solid" /></g>
      <text x="21" y="4">×${total}</text>
    </g>
    ${isStart && html`<g class=${`start ${arrow.side}`} transform=${`translate(${from.join(" ")})`}>
      <rect x="-22" y="-9.5" width="44" height="19" rx="2" /><text y="4">${say("flames-campaign-start")}</text>
    </g>`}`;
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/**
 * Where the callout of each target lies: beside it, where it covers least.
 * @param {{ at: Point, name: string }[]} places @param {Box[]} taken what must stay in sight @param {number} width of the map
 */
function callouts(places, taken, width) {
  const busy = [...taken];
  return places.map(({ at: [x, y], name }) => {
    const wide = Math.max(LABEL_WIDTH, 46 + LETTER * name.length);
    const spots = RINGS.flatMap((gap) => [gap, -gap - wide, -wide / 2].flatMap((dx) =>
      [-LABEL_HEIGHT / 2, gap, -gap - LABEL_HEIGHT].map((dy) => ({
        x: Math.min(Math.max(x + dx, 8), width - wide - 8),
        y: Math.min(Math.max(y + dy, 8), HEIGHT - LABEL_HEIGHT - 8),
        width: wide, height: LABEL_HEIGHT,
        far: gap,
      }))));
    const cost = (/** @type {Box & { far: number }} */ box) => busy.reduce((sum, other) => sum + overlap(box, other), FAR * box.far);
    const best = spots.reduce((least, box) => (cost(box) < cost(least) ? box : least));
    busy.push(best);
    return best;
  });
}

/** The corner in which the key covers least. @param {Box[]} taken @param {number} width of the map */
function keyCorner(taken, width) {
  const corners = ["bottom left", "bottom right", "top left", "top right"].map((name) => {
    const box = {
      x: name.includes("left") ? 0 : width - KEY.width, y: name.includes("top") ? 0 : HEIGHT - KEY.height, ...KEY,
    };
    return { name, cost: taken.reduce((sum, other) => sum + overlap(box, other), 0) };
  });
  return corners.reduce((least, one) => (one.cost < least.cost ? one : least)).name;
}

/** @param {{ scene: Scene, target: Target, at: Point, box: Box, isOpen: boolean }} props */
function TargetMark({ scene, target, at: [x, y], box, isOpen }) {
  const { number, kind, damaged, destroyed, flak, status, control } = target;
  const marking = control && scene.markings[control];
  const near = [Math.min(Math.max(x, box.x), box.x + box.width), Math.min(Math.max(y, box.y), box.y + box.height)];
  return html`<path class="leader" d=${`M${x} ${y}L${near.join(" ")}`} />
    <g class=${`callout${isOpen ? " open" : ""}`} transform=${`translate(${box.x} ${box.y})`}>
      <rect width=${box.width} height=${box.height} rx="3" />
      <g transform="translate(6 3)"><${KindIcon} kind=${kind} size=${14} /></g>
      <text class="name" x="24" y="15">${number} ${scene.placeName(number)}</text>
      <text x="7" y="30">${damaged}/${destroyed} · ${say("flames-campaign-flak", { flak })}${
        status === "intact" ? "" : ` · ${statusWord(status)}`}</text>
    </g>
    <g class=${`target ${status}${isOpen ? " open" : ""}`} transform=${`translate(${x} ${y})`}>
      ${isOpen && html`<circle class="edge" r="18.5" /><circle class="you" r="17" />`}
      <circle class="disc" r="13.5" />
      ${status === "damaged" && html`<path class="harm" d="M-13.5 0A13.5 13.5 0 0 0 13.5 0Z" />`}
      ${status === "destroyed" && html`<path class="cross" d="M-9 -9L9 9M9 -9L-9 9" />`}
      <text y="4.5">${number}</text>
      ${marking && html`<g transform="translate(8 -24)"><${Marking} ...${marking} px=${17} label=${campWord(control)} /></g>`}
    </g>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function CampaignMap({ scene, choose }) {
  const { map, target: places } = scene.sheet;
  if (!map) return null;
  const { width, at } = projection(map);
  const courses = coursesOf(scene, at);
  const spots = places.map((/** @type {any} */ one) => at(one.at));
  /** @param {Point} point @param {number} half @param {number} tall @returns {Box} */
  const around = ([x, y], half, tall) => ({ x: x - half, y: y - tall, width: 2 * half, height: 2 * tall });
  const taken = [
    ...spots.map((/** @type {Point} */ spot) => around(spot, 18, 18)),
    ...courses.map((course) => around(along(course, 0.42), 36, 12)),
    ...courses.filter(({ isStart }) => isStart).map(({ from }) => around(from, 24, 11)),
  ];
  const boxes = callouts(places.map((/** @type {any} */ one) => ({ at: at(one.at), name: scene.placeName(one.number) })), taken, width);
  const key = keyCorner([...taken, ...boxes], width);
  const open = new Set(scene.arrows.filter(({ arrow }) => scene.may({ order: "attack", arrow })).map(({ raid }) => raid.target));
  if (scene.view.plan) open.add(scene.view.plan.target);
  return html`<div class="map-frame" tabindex="0" role="group" aria-label=${say("flames-campaign-map")}>
    <svg class="campaign-map" viewBox=${`0 0 ${width} ${HEIGHT}`} style=${{ "--ratio": width / HEIGHT }}>
      <defs><pattern id="half" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="var(--fire)" stroke-width="2" /></pattern>
        <clipPath id="sheet"><rect width=${width} height=${HEIGHT} /></clipPath></defs>
      <rect class="sea" width=${width} height=${HEIGHT} />
      <g clip-path="url(#sheet)">
        ${[46, 22].map((wide) => map.land.map((/** @type {Point[]} */ shore) =>
          html`<path class="shallows" d=${outline(shore.map(at))} stroke-width=${wide} />`))}
        ${map.land.map((/** @type {Point[]} */ shore) => html`<path class="ashore" d=${outline(shore.map(at))} />`)}
      </g>
      ${["neatline", "neatline marks"].map((line) => html`<rect class=${line} x="1" y="1" width=${width - 2} height=${HEIGHT - 2} />`)}
      ${map.label.map((/** @type {any} */ label) => {
        const [x, y] = at(label.at);
        return html`<text class=${label.sea ? "region at-sea" : "region"} x=${x} y=${y}>${spoken(label.name)}</text>`;
      })}
      ${courses.map((course) => html`<${ArrowShaft} key=${course.arrow.arrow} scene=${scene} course=${course} choose=${choose} />`)}
      <g aria-hidden="true" class="tags">${courses.map((course) => html`<${ArrowTag} scene=${scene} course=${course} />`)}</g>
      <g aria-hidden="true">${places.map((/** @type {any} */ one, /** @type {number} */ place) => html`<${TargetMark} scene=${scene}
        target=${scene.target(one.number)} at=${spots[place]} box=${boxes[place]} isOpen=${open.has(one.number)} />`)}</g>
    </svg>
    <ul class="hidden">${scene.targets.map((target) => html`<li>${[
      `${target.number} ${scene.placeName(target.number)}`, say(`flames-campaign-kind-${target.kind}`),
      `${target.damaged}/${target.destroyed}`, say("flames-campaign-flak", { flak: target.flak }), statusWord(target.status),
      target.control && campWord(target.control),
    ].filter(Boolean).join(", ")}</li>`)}</ul>
    <div class=${`map-key ${key}`} aria-hidden="true">
      <span><i class="allies"></i>${campWord("allies")}</span><span><i class="axis"></i>${campWord("axis")}</span>
      <span><i class="shut"></i>${say("flames-campaign-shut")}</span>
    </div>
  </div>`;
}
