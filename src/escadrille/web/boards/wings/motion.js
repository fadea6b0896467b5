// What only this table's films show: damage cards as they are drawn, and what has just left the table.
import { html } from "../../lib/html.js";
import { Effects } from "../plane/motion.js";
import { Balloon, FlyerModel } from "./pieces.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Departure, Draw, Film } from "../plane/film.js" */
/** @import { Scene } from "./scene.js" */

/** @param {{ scene: Scene, camera: Camera, film: Film }} props */
export const Filmed = ({ scene, camera, film }) => html`<${Effects} camera=${camera} film=${film}
  drawn=${(/** @type {Draw} */ effect) => drawn(scene, effect)}
  departed=${(/** @type {string} */ label, /** @type {Departure} */ gone) => departed(scene, camera, label, gone)} />`;

/** @param {Scene} scene @param {Camera} camera @param {string} label @param {Departure} gone */
function departed(scene, camera, label, { pose, burns }) {
  const thing = scene.thing(label);
  const flames = Number(burns);
  if (thing && "deck" in thing)
    return html`<${FlyerModel} scene=${scene} camera=${camera} flyer=${{ ...thing, pose, flames }} />`;
  return thing?.kind === "balloon"
    ? html`<${Balloon} scene=${scene} camera=${camera} piece=${{ ...thing, flames }} />`
    : null;
}

/** One's own cards open, others' backs. @param {Scene} scene @param {Draw} effect */
const drawn = (scene, { count, cards }) =>
  Array.from({ length: Math.min(6, count) }, (_, place) => {
    const { points, special } = scene.hit(cards?.[place] ?? "");
    return html`<g transform=${`translate(${-13 * count + 26 * place} -62)`}>
      <rect class=${cards ? "open" : "back"} width="24" height="33" rx="3" />
      ${cards
        ? html`<text x="12" y="21">${points}${special ? "!" : ""}</text>`
        : html`<path class="dart" d="M12 9L16 23L12 20L8 23Z" />`}
    </g>`;
  });
