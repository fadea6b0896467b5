// A film, shown on what is already drawn: along the real paths, skippable with any key, none for those who prefer none.
import { html } from "../../lib/html.js";
import { isCalm } from "../../lib/settings.js";
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { useSkip } from "../kit/motion.js";
import { Film, MOVE } from "./film.js";
import { along, placed } from "./geometry.js";

/** @import { Camera } from "./camera.js" */
/** @import { Departure, Draw, Effect, Stretch } from "./film.js" */
/** @import { Pose } from "./geometry.js" */

/** @typedef {{ ref: { current: SVGSVGElement | null }, film: Film }} Shown */

const FRAMES = 10; // for each move
const MOST = 120; // events; a whole game at once is no news
const STILL = ".arcs, .ruler, .programme, .reach, .readout"; // what is about the end of the film waits for it

/**
 * The way of an aircraft from the first frame to its last move.
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

/** Show a film on what is drawn. @param {SVGSVGElement} svg @param {Camera} camera @param {Film} film */
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

/**
 * @param {Camera} camera @param {number} number of the message @param {any[]} news
 * @param {(film: Film, news: any[]) => void} cut puts the news on a film
 * @returns {Shown}
 */
export function useFilm(camera, number, news, cut) {
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const last = useRef({ film: new Film(), since: 0, number: 0 });
  const film = useMemo(() => {
    const { film: old, since, number: before } = last.current;
    const next = new Film();
    if (!isCalm() && news.length <= MOST) cut(next, news);
    const elapsed = performance.now() - since;
    const isRunning = elapsed < old.total && number >= before;
    if (isRunning && !next.total) return old;
    last.current = { film: isRunning ? old.joined(elapsed, next) : next, since: performance.now(), number };
    return last.current.film;
  }, [news]);
  useSkip(() => {
    last.current.since = -Infinity;
    for (const animation of ref.current?.parentElement?.getAnimations({ subtree: true }) ?? []) animation.finish();
  });
  useEffect(() => {
    if (!ref.current || !film.total) return undefined;
    const running = play(ref.current, camera, film);
    return () => running.forEach((animation) => animation.cancel());
  }, [film]);
  return { ref, film };
}

/**
 * Shots, bursts and trails of a film, and what has just left the table. `drawn`: cards as they are drawn, about the
 * place of their piece.
 * @param {{ camera: Camera, film: Film, departed: (label: string, gone: Departure) => any,
 *   drawn: (effect: Draw) => any }} props
 */
export const Effects = ({ camera, film, departed, drawn }) => html`<g class="effects" aria-hidden="true">
  ${[...film.gone].map(([label, gone]) => html`<g key=${label} class="departed" data-gone=${label}>
    ${departed(label, gone)}</g>`)}
  ${film.effects.map((effect, place) => html`<g key=${`${film.id}/${place}`} class=${`effect ${effect.kind}`}
    style=${{ animationDelay: `${effect.at}ms` }}>
    ${effect.kind === "draw"
      ? html`<g transform=${onSheet(camera, effect.place)}>${drawn(effect)}</g>`
      : shape(camera, effect)}
  </g>`)}
</g>`;

/** @param {Camera} camera @param {number[]} place @param {number} [scale] */
const onSheet = (camera, place, scale = 1) => `translate(${camera.at(place).join(" ")}) scale(${scale})`;

const STAR = "M0 -22L5 -8L18 -14L9 -1L22 6L7 7L8 21L0 10L-9 20L-7 6L-21 5L-9 -2L-17 -14L-4 -8Z";

/** @param {Camera} camera @param {Exclude<Effect, Draw>} effect */
function shape(camera, effect) {
  if (effect.kind === "trail") {
    const points = Array.from({ length: 13 }, (_, step) => camera.at(along(effect.from, effect.to, step / 12)));
    return html`<path d=${`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />`;
  }
  if ("short" in effect) {
    const [[x, y], [toX, toY]] = [camera.at(effect.from), camera.at(effect.to)];
    return html`<path class=${effect.short ? "near" : "far"} d=${`M${x} ${y}L${toX} ${toY}`} />
      <path class="star" d=${STAR} transform=${onSheet(camera, effect.to, effect.short ? 0.8 : 0.5)} />`;
  }
  const scale = 1.2 * Math.max(0.8, camera.zoom.value);
  return html`<path class="star" d=${STAR} transform=${onSheet(camera, effect.place, scale)} />`;
}
