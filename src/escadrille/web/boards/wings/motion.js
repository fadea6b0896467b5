// The reveal, shown on what is already drawn: along the real paths, skippable with any key, none for those who prefer
// none.
import { html } from "../../lib/html.js";
import { isCalm } from "../../lib/settings.js";
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { useSkip } from "../kit/motion.js";
import { along } from "./flight.js";
import { Balloon, Model, placed } from "./pieces.js";
import { MOVE, joined, nothing, scheduleOf } from "./schedule.js";

/** @import { Camera } from "./camera.js" */
/** @import { Pose } from "./flight.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Departure, Effect, Schedule, Stretch } from "./schedule.js" */

/** @typedef {{ ref: { current: SVGSVGElement | null }, schedule: Schedule }} Film */

const FRAMES = 10; // for each card flown
const STILL = ".arcs, .ruler, .programme, .reach, .readout"; // what is about the end of the film waits for it

/**
 * The way of an aircraft from the first frame to its last card.
 * @param {Camera} camera @param {Stretch[]} flown @param {number} lift px of a shadow
 */
function keyframes(camera, flown, lift) {
  const end = (flown.at(-1)?.at ?? 0) + MOVE;
  /** @param {Pose} pose @param {number} at @returns {Keyframe} */
  const frame = (pose, at) => ({ transform: placed(camera, pose, lift, 1.25 * lift), offset: Math.min(1, at / end) });
  const frames = flown.flatMap(({ at, from, to }) =>
    Array.from({ length: FRAMES + 1 }, (_, step) => {
      const t = step / FRAMES;
      return { pose: along(from, to, 1 - (1 - t) ** 2), when: at + t * MOVE };
    }).flatMap(({ pose, when }) => (when < 0 ? [] : [frame(pose, when)])),
  );
  const first = flown[0];
  return { frames: first && first.at > 0 ? [frame(first.from, 0), ...frames] : frames, end };
}

/** Show a film on what is drawn. @param {SVGSVGElement} svg @param {Camera} camera @param {Schedule} schedule */
function play(svg, camera, { moves, gone, total }) {
  /** @type {Animation[]} */
  const running = [];
  /** @param {string} parts @param {(part: Element) => [Keyframe[], KeyframeAnimationOptions]} how */
  const show = (parts, how) => {
    for (const part of svg.parentElement?.querySelectorAll(parts) ?? []) running.push(part.animate(...how(part)));
  };
  /** Not seen until the end. @type {[Keyframe[], KeyframeAnimationOptions]} */
  const late = [[{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }], { duration: total }];
  for (const [label, flown] of moves) {
    show(`[data-pose="${label}"]`, (part) => {
      const { frames, end } = keyframes(camera, flown, Number(part.getAttribute("data-lift") ?? 0));
      return [frames, { duration: end, fill: "backwards" }];
    });
    show(`[data-plate="${label}"]`, () => late);
  }
  for (const [label, { at }] of gone)
    show(`[data-gone="${label}"]`, () => [
      [{ opacity: 1 }, { opacity: 1, offset: at / (at + MOVE) }, { opacity: 0 }],
      { duration: at + MOVE },
    ]);
  show(STILL, () => late);
  return running;
}

/** @param {Scene} scene @param {Camera} camera @param {any[]} news @returns {Film} */
export function useMotion(scene, camera, news) {
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const last = useRef({ schedule: nothing(), since: 0, number: 0 });
  const { number } = scene.message;
  const schedule = useMemo(() => {
    const [next, { schedule: old, since, number: before }] = [scheduleOf(scene, isCalm() ? [] : news), last.current];
    const elapsed = performance.now() - since;
    const isRunning = elapsed < old.total && number >= before;
    if (isRunning && !next.total) return old;
    last.current = { schedule: isRunning ? joined(old, elapsed, next) : next, since: performance.now(), number };
    return last.current.schedule;
  }, [news]);
  useSkip(() => {
    last.current.since = -Infinity;
    for (const animation of ref.current?.parentElement?.getAnimations({ subtree: true }) ?? []) animation.finish();
  });
  useEffect(() => {
    if (!ref.current || !schedule.total) return undefined;
    const running = play(ref.current, camera, schedule);
    return () => running.forEach((animation) => animation.cancel());
  }, [schedule]);
  return { ref, schedule };
}

/** @param {{ scene: Scene, camera: Camera, film: Film }} props */
export const Effects = ({ scene, camera, film: { schedule } }) => html`<g class="effects" aria-hidden="true">
  ${[...schedule.gone].map(([label, gone]) => html`<${Departed} key=${label} scene=${scene} camera=${camera}
    label=${label} gone=${gone} />`)}
  ${schedule.effects.map((effect, place) => html`<g key=${`${schedule.id}/${place}`} class=${`effect ${effect.kind}`}
    style=${{ animationDelay: `${effect.at}ms` }}>
    ${drawn(camera, effect)}
  </g>`)}
</g>`;

/** What has just left the table. @param {{ scene: Scene, camera: Camera, label: string, gone: Departure }} props */
function Departed({ scene, camera, label, gone: { pose, burns } }) {
  const thing = scene.thing(label);
  if (!thing) return null;
  return html`<g class="departed" data-gone=${label}>
    ${"deck" in thing
      ? html`<${Model} scene=${scene} camera=${camera} flyer=${{ ...thing, pose, flames: Number(burns) }} />`
      : thing.kind === "balloon" && html`<${Balloon} scene=${scene} camera=${camera}
        piece=${{ ...thing, flames: Number(burns) }} />`}
  </g>`;
}

const STAR = "M0 -22L5 -8L18 -14L9 -1L22 6L7 7L8 21L0 10L-9 20L-7 6L-21 5L-9 -2L-17 -14L-4 -8Z";

/** @param {Camera} camera @param {Effect} effect */
function drawn(camera, effect) {
  if (effect.kind === "trail") {
    const points = Array.from({ length: 13 }, (_, step) => camera.at(along(effect.from, effect.to, step / 12)));
    return html`<path d=${`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />`;
  }
  if ("short" in effect) {
    const [[x, y], [toX, toY]] = [camera.at(effect.from), camera.at(effect.to)];
    return html`<path class=${effect.short ? "near" : "far"} d=${`M${x} ${y}L${toX} ${toY}`} />
      <path class="star" d=${STAR} transform=${`translate(${toX} ${toY}) scale(${effect.short ? 0.8 : 0.5})`} />`;
  }
  const [x, y] = camera.at(effect.place);
  if (effect.kind === "draw") return html`<${Drawn} x=${x} y=${y} count=${effect.count} cards=${effect.cards} />`;
  return html`<path class="star" d=${STAR}
    transform=${`translate(${x} ${y}) scale(${1.2 * Math.max(0.8, camera.zoom.value)})`} />`;
}

/**
 * Damage cards as they are drawn: one's own open, others' backs.
 * @param {{ x: number, y: number, count: number, cards: string[] | null }} props
 */
const Drawn = ({ x, y, count, cards }) =>
  Array.from({ length: Math.min(6, count) }, (_, place) => {
    const [points, ...special] = cards?.[place]?.slice(1).split("-") ?? [];
    return html`<g transform=${`translate(${x - 13 * count + 26 * place} ${y - 62})`}>
      <rect class=${cards ? "open" : "back"} width="24" height="33" rx="3" />
      ${cards
        ? html`<text x="12" y="21">${points}${special.length > 0 ? "!" : ""}</text>`
        : html`<path class="dart" d="M12 9L16 23L12 20L8 23Z" />`}
    </g>`;
  });
