// The reveal, shown on what is already drawn: along the real paths, skippable with any key, none for those who prefer
// none.
import { html } from "../../lib/html.js";
import { isCalm } from "../../lib/settings.js";
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { along } from "./flight.js";
import { Balloon, Model, placed } from "./pieces.js";
import { MOVE, scheduleOf } from "./schedule.js";

/** @import { Camera } from "./camera.js" */
/** @import { Pose } from "./flight.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Effect, Schedule, Stretch } from "./schedule.js" */

/** @typedef {{ ref: { current: SVGSVGElement | null }, schedule: Schedule }} Film */

const FRAMES = 10; // for each card flown
const STILL = ".arcs, .ruler, .programme, .reach"; // what is about the end of the film waits for it

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
      return frame(along(from, to, 1 - (1 - t) ** 2), at + t * MOVE);
    }),
  );
  const first = flown[0];
  return { frames: first && first.at > 0 ? [frame(first.from, 0), ...frames] : frames, end };
}

/** @param {SVGSVGElement} svg @param {Camera} camera @param {Schedule} schedule */
function play(svg, camera, { moves, gone, total }) {
  for (const [label, flown] of moves) {
    for (const part of svg.querySelectorAll(`[data-pose="${label}"]`)) {
      const { frames, end } = keyframes(camera, flown, Number(part.getAttribute("data-lift") ?? 0));
      part.animate(frames, { duration: end, fill: "backwards" });
    }
    for (const plate of svg.querySelectorAll(`[data-plate="${label}"]`))
      plate.animate([{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }], { duration: total });
  }
  for (const [label, { at }] of gone)
    for (const part of svg.querySelectorAll(`[data-gone="${label}"]`))
      part.animate([{ opacity: 1 }, { opacity: 1, offset: at / (at + MOVE) }, { opacity: 0 }], { duration: at + MOVE });
  for (const part of svg.querySelectorAll(STILL))
    part.animate([{ opacity: 0 }, { opacity: 0, offset: 0.97 }, { opacity: 1 }], { duration: total });
}

/** @param {Scene} scene @param {Camera} camera @param {any[]} news @returns {Film} */
export function useMotion(scene, camera, news) {
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const schedule = useMemo(() => scheduleOf(scene, isCalm() ? [] : news), [news]);
  useEffect(() => {
    const skip = () => {
      for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    addEventListener("keydown", skip, true);
    addEventListener("pointerdown", skip, true);
    return () => {
      removeEventListener("keydown", skip, true);
      removeEventListener("pointerdown", skip, true);
    };
  }, []);
  useEffect(() => {
    if (ref.current && schedule.total > 0) play(ref.current, camera, schedule);
  }, [schedule]);
  return { ref, schedule };
}

/** @param {{ scene: Scene, camera: Camera, film: Film }} props */
export const Effects = ({ scene, camera, film: { schedule } }) => html`<g class="effects" aria-hidden="true" key=${scene.message.number}>
  ${[...schedule.gone].map(([label, { pose }]) => html`<${Departed} key=${label} scene=${scene} camera=${camera} label=${label} pose=${pose} />`)}
  ${schedule.effects.map((effect, place) => html`<g key=${place} class=${`effect ${effect.kind}`} style=${{ animationDelay: `${effect.at}ms` }}>
    ${drawn(camera, effect)}
  </g>`)}
</g>`;

/** What has just left the table. @param {{ scene: Scene, camera: Camera, label: string, pose: Pose }} props */
function Departed({ scene, camera, label, pose }) {
  const thing = scene.thing(label);
  if (!thing) return null;
  return html`<g class="departed" data-gone=${label}>
    ${"deck" in thing
      ? html`<${Model} scene=${scene} camera=${camera} flyer=${{ ...thing, pose, flames: 1 }} />`
      : thing.kind === "balloon" && html`<${Balloon} scene=${scene} camera=${camera} piece=${{ ...thing, flames: 1 }} />`}
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
  return html`<path class="star" d=${STAR} transform=${`translate(${x} ${y}) scale(${1.2 * Math.max(0.8, camera.zoom.value)})`} />`;
}

/** Damage cards as they are drawn: one's own open, others' backs. @param {{ x: number, y: number, count: number, cards: string[] | null }} props */
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
