// The measured table: everything at its place and size, north up, to be zoomed and dragged.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { useEffect } from "../../vendor/hooks.js";
import { useRoving } from "../kit/roving.js";
import { Aim, spots } from "./aim.js";
import { Bombs, Clouds, Flags, Hills, Markers, Nets, Shells, Zones } from "./air.js";
import { STEP, useCamera } from "./camera.js";
import { Ground } from "./chart.js";
import { EdgeFlags, Neatline, Panned, Tools } from "./frame.js";
import { Programme, Reach, planWords, planned } from "./ghosts.js";
import { Grip } from "./grips.js";
import { isLearning, isMeasuring } from "./looks.js";
import { Effects, useMotion } from "./motion.js";
import { Balloon, Base, GroundCard, Model } from "./pieces.js";
import { common, platesOf } from "./plates.js";
import { Arcs, Ruler, readings, sightSentence } from "./ruler.js";
import { isThere } from "./scene.js";
import { enemiesOf, sight } from "./sights.js";
import { callSign } from "./terms.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point, Pose } from "./flight.js" */
/** @import { Outside } from "./frame.js" */
/** @import { Present } from "./grips.js" */
/** @import { Box } from "./plates.js" */
/** @import { Flyer, Scene } from "./scene.js" */
/** @import { Sight } from "./sights.js" */

/** @typedef {Flyer & { pose: Pose }} Seen an aircraft on the table */

/** @param {Scene} scene @returns {Seen[]} those in the air, the lowest first */
const seenOf = (scene) =>
  /** @type {Seen[]} */ (scene.flyers.filter((flyer) => isThere(flyer) && flyer.pose !== null)).sort(
    (one, other) => (one.level ?? 9) - (other.level ?? 9),
  );

/** Or is the reader asked about a gun on the ground, or a balloon? @param {Scene} scene */
const isAboutAircraft = ({ subject }) => !subject || "deck" in subject;

/**
 * To whom the ruler is laid: the one looked at, or else the nearest enemy.
 * @param {Scene} scene @returns {Sight | null}
 */
function measured(scene) {
  const { flown, looked } = scene;
  if (!flown?.pose || !isThere(flown)) return null;
  if (looked && looked !== flown && isThere(looked)) return sight(scene, flown, looked);
  return isMeasuring.value && isAboutAircraft(scene) ? (enemiesOf(scene, flown)[0] ?? null) : null;
}

/** What should be seen, the most urgent first. @param {Scene} scene @returns {(Point | Pose)[]} */
function wanted(scene) {
  const { flown, subject } = scene;
  const aims = spots(scene).map(({ place }) => place);
  const asked = subject && isThere(subject) ? subject.pose : null;
  const first = asked ?? aims[0] ?? (flown && isThere(flown) ? flown.pose : null) ?? seenOf(scene)[0]?.pose;
  if (!first) return [];
  const ahead = flown ? planned(scene, flown).legs.map(({ to }) => to) : [];
  /** @param {Pose} pose */
  const far = (pose) => Math.hypot(pose[0] - first[0], pose[1] - first[1]);
  const others = seenOf(scene).map(({ pose }) => pose).sort((one, other) => far(one) - far(other));
  const shells = scene.view.flak.map((/** @type {{ place: Point }} */ { place }) => place);
  return [first, ...aims, ...(flown?.pose && isThere(flown) ? [flown.pose] : []), ...ahead, ...others, ...shells];
}

/**
 * See what matters, until the reader takes the camera into his own hands.
 * @param {Scene} scene @param {Camera} camera
 */
function useFollowing(scene, camera) {
  const [w, h] = camera.size.value;
  const { view, message } = scene;
  const refit = () => {
    camera.isHeld.value = false;
    camera.look(camera.least, [camera.width / 2, camera.depth / 2]);
    camera.fit(wanted(scene));
  };
  const whole = () => {
    camera.isHeld.value = true;
    camera.look(camera.least, [camera.width / 2, camera.depth / 2]);
  };
  useEffect(() => {
    const places = wanted(scene);
    if (places.length === 0) whole();
    else if (!camera.isHeld.peek()) camera.fit(places);
  }, [w, h, message.game, message.number, view.subject, scene.flown ? scene.laid(scene.flown).length : 0]);
  useShortcuts({
    "+": () => camera.closer(STEP),
    "=": () => camera.closer(STEP),
    "-": () => camera.closer(1 / STEP),
    0: () => (camera.isHeld.peek() ? refit() : whole()),
  });
  return camera.isHeld.value ? refit : whole;
}

/**
 * The table, drawn to scale; it fills what it stands in.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {(order: any) => void} props.choose
 * @param {any[]} props.news events to be shown as motion
 */
export function Table({ scene, choose, news }) {
  const { camera, frame, hands } = useCamera(scene.view.area);
  const refit = useFollowing(scene, camera);
  const film = useMotion(scene, camera, news);
  const found = measured(scene);
  const { flown, looked } = scene;
  const isReading = found && flown && (isMeasuring.value || found.to === looked);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const [right, down] = PANS[event.key] ?? [];
    if (right === undefined || down === undefined || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a replay stay out of it
    camera.pan(-right * 80, -down * 80);
  };
  return html`<div class="measured" onKeyDown=${onKeyDown}>
    <div class="window" ref=${frame} ...${hands}>
      <svg class="world" role="group" aria-label=${say("wings-map-title")} ref=${film.ref}>
        <${Panned} camera=${camera}><${World} scene=${scene} camera=${camera} found=${found} choose=${choose}
          film=${film} /><//>
      </svg>
      <${EdgeFlags} camera=${camera} things=${outsiders(scene, camera)} />
      ${isReading && html`<${Readout} scene=${scene} camera=${camera} found=${found} from=${flown} />`}
      ${scene.view.blind && html`<p class="veil">${say("wings-map-unseen")}</p>`}
    </div>
    <${Neatline} camera=${camera} />
    <${Tools} camera=${camera} refit=${refit} />
    <p class="hidden" aria-live="polite">${flown ? planWords(scene, flown) : ""}</p>
  </div>`;
}

/** @type {Record<string, [right: number, down: number]>} */
const PANS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Aircraft and ghosts, which get a flag on the edge when they are out of sight.
 * @param {Scene} scene @param {Camera} camera @returns {Outside[]}
 */
function outsiders(scene, camera) {
  const { flown } = scene;
  const isBrief = camera.foot > 0 && scene.flyers.length > 2;
  const plan = flown ? planned(scene, flown) : { first: 0, legs: [] };
  return [
    ...seenOf(scene).map((flyer) => ({
      key: flyer.label,
      text: `${scene.isOurs(flyer) ? "▲" : "▽"} ${isBrief ? flyer.label : callSign(scene, flyer)}`,
      place: flyer.pose,
      kind: scene.sideOf(flyer),
    })),
    ...plan.legs.map(({ to }, place) => {
      const number = String(plan.first + place + 1);
      return { key: number, text: number, place: to, kind: "number" };
    }),
  ];
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Camera} props.camera
 * @param {Sight | null} props.found
 * @param {(order: any) => void} props.choose
 * @param {import("./motion.js").Film} props.film
 */
function World({ scene, camera, found, choose, film }) {
  const { view, flown, looked } = scene;
  const k = camera.zoom.value;
  const seen = seenOf(scene);
  const both = { scene, camera };
  const shown = flown?.pose && isThere(flown) ? /** @type {Seen} */ (flown) : null;
  const other = looked && looked !== flown && "deck" in looked && looked.pose ? /** @type {Seen} */ (looked) : null;
  const isLaid = isMeasuring.value || found?.to === looked;
  return html`
    <rect class="map-sheet" width=${camera.width * k} height=${camera.depth * k} />
    <svg class="chart" width=${camera.width * k}
      height=${camera.depth * k} viewBox=${`0 0 ${camera.width} ${camera.depth}`}
      style=${{ "--k": k }} aria-hidden="true">
      <${Ground} scenario=${scene.scenario} width=${camera.width} depth=${camera.depth}
        borders=${view.borders?.map((/** @type {number} */ x) => x / 100) ?? null} />
    </svg>
    <${Hills} ...${both} /><${Zones} ...${both} />
    <rect class="map-edge" width=${camera.width * k} height=${camera.depth * k} />
    ${scene.pieces.filter(({ kind }) => kind !== "balloon").map((piece) => html`<${GroundCard} key=${piece.label}
      ...${both} piece=${piece} />`)}
    <${Markers} ...${both} /><${Nets} ...${both} /><${Bombs} ...${both} />
    ${shown && isMeasuring.value && isAboutAircraft(scene) && html`<${Arcs} ...${both} flyer=${shown} kind="own" />`}
    ${other && html`<${Arcs} ...${both} flyer=${other} kind="other" />`}
    ${isLearning.value && seen.filter((flyer) => flyer.side !== scene.side && flyer.status === "flying")
      .map((flyer) => html`<${Reach} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    ${shown && html`<${Programme} ...${both} flyer=${shown} />`}
    ${seen.map((flyer) => html`<${Base} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    ${shown && found && isLaid && html`<${Ruler} ...${both} from=${shown.pose} sight=${found} />`}
    ${scene.pieces.filter((piece) => piece.kind === "balloon" && isThere(piece)).map((piece) => html`<${Balloon}
      key=${piece.label} ...${both} piece=${piece} />`)}
    ${seen.map((flyer) => html`<${Model} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    <${Flags} ...${both} /><${Shells} ...${both} /><${Clouds} ...${both} />
    <${Grips} ...${both} seen=${seen} choose=${choose} />
    <${Aim} ...${both} choose=${choose} />
    <${Effects} scene=${scene} camera=${camera} film=${film} />`;
}

/** @param {{ scene: Scene, camera: Camera, seen: Seen[], choose: (order: any) => void }} props */
function Grips({ scene, camera, seen, choose }) {
  const { group, stop } = useRoving();
  const { words, places } = platesOf(scene, camera);
  /** @param {Present} thing @param {any} focus */
  const grip = (thing, focus) => html`<${Grip} key=${thing.label} scene=${scene} camera=${camera} thing=${thing}
    stop=${focus}
    words=${words.get(thing.label)} at=${places.get(thing.label)} choose=${choose} />`;
  return html`<g class="ground-grips" ...${group}>
      ${scene.pieces.filter(isThere).map((piece, place) => grip(piece, stop(place)))}
    </g>
    <g class="air-grips">${seen.map((flyer) => grip(flyer, { tabindex: 0 }))}</g>`;
}

const [WIDE, HIGH] = [216, 62];

/**
 * Beside the ruler where it hides least, inside the window.
 * @param {{ scene: Scene, camera: Camera, found: Sight, from: Flyer }} props
 */
function Readout({ scene, camera, found, from }) {
  const [[w, h], [left, top]] = [camera.size.value, camera.shift.value];
  if (found.to !== scene.looked && !camera.shows(found.place)) return null;
  const [[ax, ay], [bx, by]] = [camera.at(from.pose ?? [0, 0]), camera.at(found.place)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [sideX, sideY] = [(by - ay) / long, (ax - bx) / long];
  const wide = Math.min(WIDE, w - 12);
  /** @param {number} x @param {number} y @returns {Box} */
  const boxAt = (x, y) => ({
    x: Math.max(6 + wide / 2, Math.min(w - wide / 2 - 6, x)),
    y: Math.max(6 + HIGH / 2, Math.min(h - HIGH / 2 - 6 - camera.foot, y)),
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
  const taken = platesOf(scene, camera).taken.map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
  const costs = boxes.map((box, place) => place * 60 + taken.reduce((sum, piece) => sum + common(box, piece), 0));
  const best = boxes[costs.indexOf(Math.min(...costs))] ?? { x: w / 2, y: h / 2 };
  const { title, text } = readings(scene, from, found);
  return html`<div class="readout" aria-live="polite"
    style=${{ width: `${wide}px`, transform: `translate(${best.x - wide / 2}px, ${best.y - HIGH / 2}px)` }}>
    <span class="hidden">${sightSentence(scene, from, found)}</span>
    <span aria-hidden="true"><b>${title}</b><br />${text}</span>
  </div>`;
}
