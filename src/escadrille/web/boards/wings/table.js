// The measured table: everything at its place and size, north up, to be zoomed and dragged.
import { html } from "../../lib/html.js";
import { isCalm } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { lastTurn } from "../plane/film.js";
import { DEGREE } from "../plane/geometry.js";
import { isMeasuring } from "../plane/looks.js";
import { useFilm } from "../plane/motion.js";
import { Arcs, Readout, Ruler } from "../plane/ruler.js";
import { Edge, MeasuredTable, Sheet, useTable } from "../plane/table.js";
import { Aim, spots } from "./aim.js";
import { Bombs, Clouds, Flags, Hills, Markers, Nets, Shells, Zones } from "./air.js";
import { Country } from "./chart.js";
import { Programme, Reach, planWords } from "./ghosts.js";
import { Grips } from "./grips.js";
import { isLearning } from "./looks.js";
import { Filmed } from "./motion.js";
import { Balloon, FlyerBase, FlyerModel, GroundCard } from "./pieces.js";
import { platesOf } from "./plates.js";
import { isThere } from "./scene.js";
import { cut } from "./schedule.js";
import { enemiesOf, readings, sight, sightSentence } from "./sights.js";
import { callSign } from "./terms.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Camera } from "../plane/camera.js" */
/** @import { Film } from "../plane/film.js" */
/** @import { Outside } from "../plane/frame.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
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
  const ahead = flown ? scene.plan(flown).legs.map(({ to }) => to) : [];
  /** @param {Pose} pose */
  const far = (pose) => Math.hypot(pose[0] - first[0], pose[1] - first[1]);
  const others = seenOf(scene).map(({ pose }) => pose).sort((one, other) => far(one) - far(other));
  const shells = scene.view.flak.map((/** @type {{ place: Point }} */ { place }) => place);
  return [first, ...aims, ...(flown?.pose && isThere(flown) ? [flown.pose] : []), ...ahead, ...others, ...shells];
}

/**
 * The table, drawn to scale; it fills what it stands in. `news`: events to be shown as motion.
 * @param {{ scene: Scene, choose: (order: any) => void, news: any[], log: LogRow[] }} props
 */
export function Table({ scene, choose, news, log }) {
  const { view, message, flown, looked } = scene;
  const moment = [message.game, message.number, scene.about, flown ? scene.laid(flown).length : 0];
  const table = useTable(view.area, () => wanted(scene), moment);
  const { camera } = table;
  const [seen, setSeen] = useState({ number: -1, events: /** @type {any[]} */ ([]) });
  const shown = seen.number === message.number ? seen.events : news;
  const turn = isCalm() ? [] : lastTurn(log);
  const again = turn.length > 0 ? () => setSeen({ number: message.number, events: turn }) : null;
  const { ref, film } = useFilm(camera, message.number, shown, (reel, events) => cut(scene, reel, events));
  const found = measured(scene);
  const isReading = found && flown && (isMeasuring.value || found.to === looked);
  const isSeen = found && (found.to === looked || camera.shows(found.place));
  const switches = [
    { label: say("plane-ruler"), icon: "measure", isOn: isMeasuring },
    { label: say("wings-map-next"), icon: "threats", isOn: isLearning },
  ];
  const over = html`
    ${isReading && isSeen && html`<${Readout} camera=${camera} from=${flown.pose} to=${found.place}
      taken=${platesOf(scene, camera).taken} ...${readings(scene, flown, found)}
      told=${sightSentence(scene, flown, found)} />`}
    ${view.blind && html`<p class="veil">${say("wings-map-unseen")}</p>`}`;
  return html`<${MeasuredTable} table=${table} svg=${ref} things=${outsiders(scene, camera)} switches=${switches} again=${again}
    over=${over} told=${flown ? planWords(scene, camera, flown) : ""}>
    <${World} scene=${scene} camera=${camera} found=${found} choose=${choose} film=${film} />
  <//>`;
}

/**
 * Aircraft and ghosts, which get a flag on the edge when they are out of sight.
 * @param {Scene} scene @param {Camera} camera @returns {Outside[]}
 */
function outsiders(scene, camera) {
  const { flown } = scene;
  const isBrief = camera.isSmall && scene.flyers.length > 2;
  const plan = flown ? scene.plan(flown) : { first: 0, legs: [] };
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

/** @param {{ scene: Scene, camera: Camera, found: Sight | null, choose: (order: any) => void, film: Film }} props */
function World({ scene, camera, found, choose, film }) {
  const { view, flown, looked } = scene;
  const seen = seenOf(scene);
  const both = { scene, camera };
  const shown = flown?.pose && isThere(flown) ? /** @type {Seen} */ (flown) : null;
  const other = looked && looked !== flown && "deck" in looked && looked.pose ? /** @type {Seen} */ (looked) : null;
  const isLaid = isMeasuring.value || found?.to === looked;
  return html`
    <${Sheet} camera=${camera}><${Country} scenario=${scene.scenario} width=${camera.width} depth=${camera.depth}
      borders=${view.borders?.map((/** @type {number} */ x) => x / 100) ?? null} /><//>
    <${Hills} ...${both} /><${Zones} ...${both} />
    <${Edge} camera=${camera} />
    ${scene.pieces.filter(({ kind }) => kind !== "balloon").map((piece) => html`<${GroundCard} key=${piece.label}
      ...${both} piece=${piece} />`)}
    <${Markers} ...${both} /><${Nets} ...${both} /><${Bombs} ...${both} />
    ${shown && isMeasuring.value && isAboutAircraft(scene) && html`<${Guns} ...${both} flyer=${shown} kind="own" />`}
    ${other && html`<${Guns} ...${both} flyer=${other} kind="other" />`}
    ${isLearning.value && seen.filter((flyer) => flyer.side !== scene.side && flyer.status === "flying")
      .map((flyer) => html`<${Reach} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    ${shown && html`<${Programme} ...${both} flyer=${shown} />`}
    ${seen.map((flyer) => html`<${FlyerBase} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    ${shown && found && isLaid && html`<${Ruler} camera=${camera} from=${shown.pose} to=${found.place}
      length=${view.measures.ruler} near=${view.measures.short} />`}
    ${scene.pieces.filter((piece) => piece.kind === "balloon" && isThere(piece)).map((piece) => html`<${Balloon}
      key=${piece.label} ...${both} piece=${piece} />`)}
    ${seen.map((flyer) => html`<${FlyerModel} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    <${Flags} ...${both} /><${Shells} ...${both} /><${Clouds} ...${both} />
    <${Grips} ...${both} seen=${seen} choose=${choose} />
    <${Aim} ...${both} choose=${choose} />
    <${Filmed} ...${both} film=${film} />`;
}

/**
 * The arcs of an aircraft's guns: solid at short range, dashed beyond; a rear gun has a blind spot.
 * @param {{ scene: Scene, camera: Camera, flyer: Seen, kind: string }} props
 */
function Guns({ scene, camera, flyer, kind }) {
  const { ruler, short, blind } = scene.view.measures;
  const arcs = (scene.type(flyer)?.guns ?? []).map((/** @type {{ arc: "front" | "rear", half: number }} */ gun) => ({
    key: gun.arc,
    half: gun.half,
    near: short,
    far: ruler,
    ...(gun.arc === "rear" ? { facing: 180, blind: blind / DEGREE } : { facing: 0 }),
  }));
  return html`<${Arcs} camera=${camera} pose=${flyer.pose} arcs=${arcs} kind=${kind} />`;
}
