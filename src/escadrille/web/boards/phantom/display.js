// The tactical display: the disc of thirteen zones with everything that stands in it.
import { html } from "../../lib/html.js";
import { isCramped } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { useState } from "../../vendor/hooks.js";
import { groundOf } from "./ground.js";
import { Jet, ThreatPiece, plateOf, tagOf } from "./pieces.js";
import { pointed, points } from "./pointed.js";
import { aimWords, altitudeWord, letters, limitsOf, threatWords, whyWords, zoneName } from "./terms.js";
import { RADIUS, SIZE, TICKS, ZONES, middleOf, nameplace, outline, spots, toward } from "./zones.js";

/** @import { Pilot, Scene, Threat } from "./scene.js" */
/** @import { Box, TagPlace } from "./pieces.js" */
/** @import { Spot } from "./zones.js" */

/** @typedef {{ scene: Scene, choose: (order: any) => void }} Props */

const NAMELESS = 0.68; // of its size: a smaller aircraft has no room for its name
const EDGE = 6; // of the sheet that nothing is drawn on
const VIEW = `${EDGE} ${EDGE} ${SIZE - 2 * EDGE} ${SIZE - 2 * EDGE}`;

/** @typedef {{ id: string, threat: ?Threat, pilot: ?Pilot, spot: Spot, role: string, tag: Box | null }} Laid */

/**
 * What stands in each zone, enemies first, each with its spot; who plays a part now is named, and on top.
 * @param {Scene} scene @param {[from: string, to: string] | null} now @returns {Laid[]}
 */
function laidOut({ threats, flight, view }, now) {
  const laid = ZONES.flatMap((zone) => {
    const here = [
      ...threats.filter((one) => one.zone === zone).map((threat) => ({ id: threat.threat, threat, pilot: null })),
      ...flight.filter((one) => one.zone === zone).map((pilot) => ({ id: pilot.pilot, threat: null, pilot })),
    ];
    const places = spots(zone, here.length);
    return here.map((piece, number) => {
      const spot = /** @type {Spot} */ (places[number]);
      const { id } = piece;
      const role = now?.[0] === id ? "fires" : now?.[1] === id ? "aimed" : view.asked === id ? "asked" : "";
      const isRoomy = isCramped.value ? here.length === 1 : spot.scale > NAMELESS;
      return { ...piece, spot, role, isNamed: Boolean(role) || isRoomy };
    });
  });
  return tagged(laid.sort((one, other) => Number(Boolean(one.role)) - Number(Boolean(other.role))));
}

/** @type {Record<string, TagPlace[]>} */
const TRIED = { true: ["above", "below", "lower"], false: ["below", "above", "lower"] };

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width &&
  one.y < other.y + other.height && other.y < one.y + one.height;

/**
 * Names where none lies over another, those on top first; who has no room for his goes without.
 * @param {(Omit<Laid, "tag"> & { isNamed: boolean })[]} laid @returns {Laid[]}
 */
function tagged(laid) {
  const taken = laid.filter(({ threat }) => threat).map(({ spot }) => plateOf(spot));
  const tags = new Map();
  for (const { id, pilot, spot, role, isNamed } of [...laid].reverse()) {
    if (!pilot || !isNamed) continue;
    const boxes = (TRIED[String(spot.above)] ?? []).map((place) => tagOf(pilot, spot, place));
    const tag = boxes.find((box) => !taken.some((other) => overlap(box, other))) ?? (role && boxes[0]);
    if (!tag) continue;
    taken.push(tag);
    tags.set(id, tag);
  }
  return laid.map(({ isNamed: _, ...piece }) => ({ ...piece, tag: tags.get(piece.id) ?? null }));
}

/** Who attacks whom at this moment. @param {Scene} scene @returns {[from: string, to: string] | null} */
function attackNow({ view }) {
  if (view.declared) return [view.declared.pilot, view.declared.aim];
  return view.attack?.threat ? [view.attack.threat, view.attack.pilot] : null;
}

/** @param {Props} props */
export function Display({ scene, choose }) {
  const { view } = scene;
  const now = attackNow(scene);
  const pieces = laidOut(scene, now);
  const [visited, visit] = useState("");
  const stop = visited || (scene.pilot(view.asked)?.zone ?? "c");
  const seed = scene.content.target[view.target.target]?.number ?? 1;
  /** @param {string} id */
  const spotOf = (id) => (id === "target" ? middleOf("c") : pieces.find((piece) => piece.id === id)?.spot);
  return html`<figure class="ph-display">
    <svg viewBox=${VIEW} class=${scene.offers("zone").some(({ choice }) => choice) ? "steered" : ""} role="group"
      aria-label=${say("phantom-page-display")}>
      <defs><clipPath id="ph-disc"><circle cx=${SIZE / 2} cy=${SIZE / 2} r=${RADIUS} /></clipPath></defs>
      <g clip-path="url(#ph-disc)" class="ground">
        <rect width=${SIZE} height=${SIZE} />
        ${groundOf(seed, SIZE, SIZE).map((band) => html`<path ...${band} />`)}
      </g>
      ${ZONES.map((zone) => html`<${Zone} key=${zone} scene=${scene} zone=${zone} choose=${choose}
        isStop=${zone === stop} visit=${visit} />`)}
      <g class="ticks">${TICKS.map(({ d, isLong }) => html`<path class=${isLong ? "long" : ""} d=${d} />`)}</g>
      ${!pieces.some(({ threat, pilot }) => (threat ?? pilot)?.zone === "c") && html`<${TargetMark} />`}
      <g aria-hidden="true">
        ${pieces.map((piece) => html`<${Piece} key=${piece.id} ...${piece} scene=${scene} choose=${choose} />`)}
        ${now && html`<${Shot} from=${spotOf(now[0])} to=${spotOf(now[1])} />`}
      </g>
    </svg>
    <figcaption class="hidden">${now && html`<p>${say("phantom-page-attacks", {
      by: aimWords(scene, now[0]), on: aimWords(scene, now[1]),
    })}</p>`}</figcaption>
  </figure>`;
}

/**
 * Move about the disc, or choose the zone that one has come to.
 * @param {KeyboardEvent} event @param {string} zone @param {(() => void) | undefined} press
 */
function steer(event, zone, press) {
  const next = toward(zone, event.key);
  const isPress = event.key === "Enter" || event.key === " ";
  if (!next && !isPress) return;
  event.preventDefault();
  event.stopPropagation(); // the arrows of a replay stay out of it
  if (isPress) press?.();
  const disc = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement;
  if (next) /** @type {SVGElement | null} */ (disc?.querySelector(`[data-zone="${next}"]`))?.focus();
}

/**
 * A zone tells what stands in it; the pieces over it are for the eye.
 * @param {Props & { zone: string, isStop: boolean, visit: (zone: string) => void }} props
 */
function Zone({ scene, zone, choose, isStop, visit }) {
  const choice = scene.may({ order: "zone", zone });
  const { x, y } = nameplace(zone);
  const press = choice && (() => choose(choice.order));
  const bar = scene.barOf({ order: "zone", zone });
  const words = [
    choice?.say ?? zoneName(zone), standingIn(scene, zone).join("; ") || say("phantom-page-empty"),
    choice ? say("phantom-page-may-go") : bar && whyWords(bar),
  ];
  const place = choice ? "open" : scene.pilot(scene.view.asked)?.zone === zone ? "here" : "";
  return html`<g
    class=${`zone ${place} ${points(`zone:${zone}`) ? "pointed" : ""}`} data-zone=${zone} data-rule=${bar?.rule}
    role="button" tabindex=${isStop ? 0 : -1}
    aria-label=${words.filter(Boolean).join(". ")} aria-disabled=${choice ? undefined : "true"}
    onClick=${press} onFocus=${() => visit(zone)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, zone, press)}
    onMouseEnter=${() => (pointed.value = `zone:${zone}`)} onMouseLeave=${() => (pointed.value = "")}
  >
    <title>${[choice?.say ?? zoneName(zone), ...standingIn(scene, zone)].join("\n")}</title>
    <path d=${outline(zone)} />
    <text x=${x.toFixed(1)} y=${(y + 4).toFixed(1)}>${zoneName(zone)}</text>
  </g>`;
}

/** @param {Props & Laid} props */
function Piece({ scene, id, threat, pilot, spot, role, tag, choose }) {
  const order = threat ? { order: "threat", threat: id } : { order: "pilot", pilot: id };
  const choice = scene.may(order);
  const isPointed = points(keyOf(order));
  const state = isPointed ? "open pointed" : choice ? "open" : role;
  const press = choice && (() => choose(choice.order));
  const told = choice?.say ?? (threat ? threatTold(scene, threat) : pilot ? pilotTold(pilot) : "");
  if (threat) return html`<${ThreatPiece} ...${{ scene, threat, spot, state, press, told }} />`;
  const named = tag ?? (isPointed && pilot ? tagOf(pilot, spot, "below") : null);
  return pilot && html`<${Jet} ...${{ scene, pilot, spot, tag: named, state, press, told }} />`;
}

/** Where the bombs are to fall. */
const TargetMark = () => html`<g class="target-mark" transform=${`translate(${SIZE / 2} ${SIZE / 2})`}>
  <circle r="17" /><path d="M0 -26V-8M0 8V26M-26 0H-8M8 0H26" />
</g>`;

/**
 * An attack, from who fires to what is fired at.
 * @param {{ from: Spot | undefined, to: { x: number, y: number } | undefined }} props
 */
function Shot({ from, to }) {
  if (!from || !to) return null;
  const [east, south] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(east, south);
  if (length < 40) return null;
  const [u, v] = [east / length, south / length];
  const tip = `${to.x - u * 30} ${to.y - v * 30}`;
  const heading = (Math.atan2(east, -south) * 180) / Math.PI;
  return html`<g class="shot">
    <path class="line" d=${`M${from.x + u * 34} ${from.y + v * 34}L${to.x - u * 36} ${to.y - v * 36}`} />
    <path class="tip" d="M-7 6L0 -8L7 6Z" transform=${`translate(${tip}) rotate(${heading.toFixed(0)})`} />
  </g>`;
}

/** What it is, and why it cannot be attacked if that is asked. @param {Scene} scene @param {Threat} threat */
function threatTold(scene, threat) {
  const bar = scene.barOf({ order: "threat", threat: threat.threat });
  const told = say("phantom-page-threat", {
    threat: threatWords(scene, threat), limits: limitsOf(threat.attack), range: threat.range,
    altitudes: letters(threat.altitudes), radar: threat.radar,
  });
  return bar ? `${told}. ${whyWords(bar)}` : told;
}

/** @param {Pilot} pilot */
const pilotTold = ({ name, high, damaged }) =>
  [name, altitudeWord(high), damaged && say("phantom-note-damaged")].filter(Boolean).join(", ");

/** What stands in a zone, in words. @param {Scene} scene @param {string} zone */
const standingIn = (scene, zone) => [
  ...scene.threats.filter((threat) => threat.zone === zone).map((threat) => threatTold(scene, threat)),
  ...scene.flight.filter((pilot) => pilot.zone === zone).map(pilotTold),
];
