// The measured table of skies: the country, clouds and ships, all that fly, the way ahead of who acts.
import { html } from "../../lib/html.js";
import { isCalm } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { lastTurn } from "../plane/film.js";
import { gap, outline } from "../plane/geometry.js";
import { Ground } from "../plane/ground.js";
import { isMeasuring } from "../plane/looks.js";
import { Effects, useFilm } from "../plane/motion.js";
import { Arcs } from "../plane/ruler.js";
import { Edge, MeasuredTable, Sheet, useTable } from "../plane/table.js";
import { moveWords } from "./desk.js";
import { Grips } from "./grips.js";
import { heldEnd, isMetric, shownTable } from "./looks.js";
import { course, isMoving, isOff, isPlacing, moveOf, placeOf, poseOf } from "./move.js";
import { Clouds, Ghost, Ships, StandBase, StandModel } from "./pieces.js";
import { platesOf } from "./plates.js";
import { cut } from "./schedule.js";
import { isThere } from "./scene.js";
import { callSign, signOf } from "./terms.js";
import { Placing, WayAhead } from "./way.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Camera } from "../plane/camera.js" */
/** @import { Departure, Film } from "../plane/film.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Flyer, Scene, Seen } from "./scene.js" */

/** Names that every sheet bears somewhere; none of them says where a fight was. */
const NAMES = ["Hythe", "Elham", "Lympne", "Barham", "Stelling", "Swingfield", "Lyminge", "Acrise", "Denton", "Paddlesworth"];
const MANY = 6; // aircraft
const QUARTERS = { front: 0, right: 90, rear: 180, left: 270 };

/** Where what is composed, or pointed at, would end. @param {Scene} scene @returns {Pose | null} */
function endOf(scene) {
  const pose = scene.flyer(scene.about)?.pose;
  if (isMoving(scene) && pose) return course(scene, pose, moveOf(scene))[1];
  if (isPlacing(scene)) return poseOf(scene, placeOf(scene));
  return heldEnd.value;
}

/** What should be seen, the most urgent first. @param {Scene} scene @returns {(Point | Pose)[]} */
function wanted(scene) {
  const { flown, view } = scene;
  const first = isPlacing(scene) ? poseOf(scene, placeOf(scene)) : (flown?.pose ?? scene.seen[0]?.pose);
  if (!first) return [];
  const target = scene.flyer(view.attack?.target)?.pose;
  const end = isMoving(scene) ? endOf(scene) : null;
  const near = scene.seen.map(({ pose }) => pose).sort((one, other) => gap(first, one) - gap(first, other));
  const { inch } = view.measures;
  /** @type {Point[]} */
  const free = (view.placing?.points ?? []).map((/** @type {Point} */ [x, y]) => [x * inch, y * inch]);
  return [first, ...(end ? [end] : []), ...(target ? [target] : []), ...ends(free), ...near];
}

/** The corners of the smallest rectangle about some places. @param {Point[]} places @returns {Point[]} */
function ends(places) {
  if (places.length === 0) return [];
  const [across, along] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [[Math.min(...across), Math.min(...along)], [Math.max(...across), Math.max(...along)]];
}

/** @param {{ scene: Scene, choose: (order: any) => void, news: any[], log: LogRow[] }} props */
export function Table({ scene, choose, news, log }) {
  const { view, message } = scene;
  const unit = isMetric.value ? undefined : { mm: view.measures.inch / 100, name: say("skies-unit-in"), every: 5 };
  const table = useTable(view.area, () => wanted(scene), [message.game, message.number, scene.about], unit);
  const { camera } = table;
  shownTable.camera = camera;
  const [seen, setSeen] = useState({ number: -1, events: /** @type {any[]} */ ([]) });
  const shown = seen.number === message.number ? seen.events : news;
  const turn = isCalm() ? [] : lastTurn(log);
  const again = turn.length > 0 ? () => setSeen({ number: message.number, events: turn }) : null;
  const { ref, film } = useFilm(camera, message.number, shown, (reel, events) => cut(scene, reel, events));
  const switches = [
    { label: say("skies-tool-arcs"), icon: /** @type {const} */ ("threats"), isOn: isMeasuring },
    { label: say("skies-tool-metric"), icon: /** @type {const} */ ("measure"), isOn: isMetric },
  ];
  return html`<${MeasuredTable} table=${table} svg=${ref} things=${outsiders(scene, camera)} switches=${switches} again=${again}
    over=${null} told=${isMoving(scene) ? moveWords(scene) : ""}>
    <${World} scene=${scene} camera=${camera} choose=${choose} film=${film} />
  <//>`;
}

/** Where many fly, a phone has flags only for those whom the question is about. @param {Scene} scene @param {Camera} camera */
const outsiders = (scene, camera) =>
  scene.seen.filter(({ label, active }) => !camera.isSmall || scene.flyers.length <= MANY || active
    || [scene.about, scene.view.attack?.target].includes(label)).map((flyer) => ({
    key: flyer.label,
    text: `${signOf(scene, flyer)} ${scene.flyers.length > 4 ? flyer.label : callSign(flyer)}`,
    place: flyer.pose,
    kind: scene.sideOf(flyer),
  }));

/** @param {{ scene: Scene, camera: Camera, choose: (order: any) => void, film: Film }} props */
function World({ scene, camera, choose, film }) {
  const { flown, looked, seen } = scene;
  const both = { scene, camera };
  const end = endOf(scene);
  const about = scene.flyer(scene.about);
  const shown = flown && isThere(flown) ? flown : null;
  const other = looked && looked !== flown && isThere(looked) ? looked : null;
  const plates = platesOf(scene, camera, end ? [end] : []);
  return html`
    <defs><pattern id="sky-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
      d="M0 0V5" stroke="var(--ink)" stroke-width="1.600" /></pattern></defs>
    <${Sheet} camera=${camera}><${Ground} name=${scene.scenario?.id ?? ""} width=${camera.width} depth=${camera.depth}
      country=${{ isWide: false, names: NAMES }} /><//>
    <${Edge} camera=${camera} />
    <${Ships} ...${both} /><${Clouds} ...${both} />
    ${isMeasuring.value && (shown || end) && html`<${Front} ...${both} pose=${end ?? shown?.pose} kind="own" />`}
    ${other && html`<${Front} ...${both} pose=${other.pose} kind="other" />`}
    ${(other ?? shown) && html`<${Turrets} ...${both} flyer=${other ?? shown} />`}
    <${Sights} ...${both} from=${end ?? shown?.pose ?? null} />
    ${seen.map((flyer) => html`<${StandBase} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    ${seen.map((flyer) => html`<${StandModel} key=${flyer.label} ...${both} flyer=${flyer} />`)}
    <${Attack} ...${both} />
    <${Grips} ...${both} plates=${plates} choose=${choose} />
    ${isMoving(scene) && about && isThere(about) && html`<${WayAhead} ...${both} flyer=${about} />`}
    ${isPlacing(scene) && about && html`<${Placing} ...${both} flyer=${about} />`}
    ${heldEnd.value && about && html`<${Ghost} ...${both} flyer=${about} pose=${heldEnd.value}
      isOff=${isOff(scene, heldEnd.value)} />`}
    <${Effects} camera=${camera} film=${film} drawn=${() => null}
      departed=${(/** @type {string} */ label, /** @type {Departure} */ gone) => departed(both, label, gone)} />`;
}

/** @param {{ scene: Scene, camera: Camera }} both @param {string} label @param {Departure} gone */
function departed(both, label, { pose }) {
  const flyer = both.scene.flyer(label);
  return flyer ? html`<${StandModel} ...${both} flyer=${{ ...flyer, pose }} />` : null;
}

/** The front arc, out to the range of guns. @param {{ scene: Scene, camera: Camera, pose: Pose, kind: string }} props */
function Front({ scene, camera, pose, kind }) {
  const { range, arc } = scene.view.measures;
  return html`<${Arcs} camera=${camera} pose=${pose} kind=${kind}
    arcs=${[{ key: "front", facing: 0, half: arc, near: range, far: range }]} />`;
}

/** The arcs of defensive weapons, with their dice. @param {{ scene: Scene, camera: Camera, flyer: Seen }} props */
function Turrets({ scene, camera, flyer }) {
  const { range, arc } = scene.view.measures;
  return flyer.weapons.filter(({ fp }) => fp > 0).flatMap(({ name, arcs, fp }) => arcs.map((side) => {
    const facing = QUARTERS[/** @type {keyof typeof QUARTERS} */ (side)];
    const turn = ((facing + flyer.pose[2] / 100) * Math.PI) / 180;
    const [x, y] = camera.at(flyer.pose);
    const far = 58;
    return html`<g key=${`${name} ${side}`} class="turret-arc" aria-hidden="true">
      <${Arcs} camera=${camera} pose=${flyer.pose} kind="turret"
        arcs=${[{ key: name, facing, half: arc, near: range / 3, far: range / 3 }]} />
      <text x=${x + far * Math.sin(turn)} y=${y - far * Math.cos(turn)}>${fp}</text></g>`;
  }));
}

/** Lines to all who may be shot at. @param {{ scene: Scene, camera: Camera, from: Pose | null }} props */
function Sights({ scene, camera, from }) {
  if (!from) return null;
  const seen = [...scene.shots.keys()].map((label) => scene.flyer(label)).filter((/** @type {Flyer | undefined} */ one) => one?.pose);
  return html`<g class="sights arcs" aria-hidden="true">${seen.map((flyer) => {
    const pose = /** @type {Pose} */ (flyer?.pose);
    return html`<path key=${flyer?.label} class="sight-line" d=${`M${outline(camera, [[from[0], from[1]], [pose[0], pose[1]]])}`} />`;
  })}</g>`;
}

/** The attack under way. @param {{ scene: Scene, camera: Camera }} props */
function Attack({ scene, camera }) {
  const { attack } = scene.view;
  const [from, to] = [attack?.shooter, attack?.target].map((label) => scene.flyer(label)?.pose);
  if (!from || !to) return null;
  return html`<path class="tracer" aria-hidden="true" d=${`M${outline(camera, [[from[0], from[1]], [to[0], to[1]]])}`} />`;
}
