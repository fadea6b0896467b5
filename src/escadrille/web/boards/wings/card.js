// The face of a manoeuvre card: its line and arrow in their true shape, its diamond, what it does to the altitude.
import { html } from "../../lib/html.js";
import { CardBack } from "../../parts/back.js";
import { faceTitle } from "./terms.js";

/** @import { Face } from "./scene.js" */

const [WIDTH, HEIGHT] = [58, 84]; // millimetres of the picture; no card reaches further
const FOOT = 76;

/** @param {number} heading degrees */
const unit = (heading) => {
  const angle = (heading * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
};

/** The line from the foot of the card to the tip of its arrow. @param {Face} face */
function line({ kind, tip: [right, ahead], turn }) {
  const x = (WIDTH - right) / 2;
  if (kind === "immelmann") {
    const [left, back] = [WIDTH / 2 - 7, WIDTH / 2 + 7];
    const top = FOOT - ahead - 7;
    const path = `M${left} ${FOOT}V${top}A7 7 0 0 1 ${back} ${top}V${FOOT - ahead / 2}`;
    return { foot: left, path, end: [back, FOOT - ahead / 2], heading: 180 };
  }
  const end = [x + right, FOOT - ahead];
  const [dx = 0, dy = 0] = unit(turn);
  const reach = right ? 0.45 * Math.hypot(right, ahead) : 0;
  const handles = `${x} ${FOOT - reach} ${end[0] - dx * reach} ${end[1] - dy * reach}`;
  return { foot: x, path: `M${x} ${FOOT}C${handles} ${end[0]} ${end[1]}`, end, heading: turn };
}

/** @param {{ face: Face }} props */
export function FacePicture({ face }) {
  const { foot, path, end, heading } = line(face);
  const colour = face.red ? "red" : "blue";
  const onTip = `translate(${end[0]} ${end[1]}) rotate(${heading})`;
  return html`<svg class=${`flight-line ${colour}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <path class="line" d=${path} />
    <path class="arrow" d="M0 -6L5.2 4L0 1.6L-5.2 4Z" transform=${onTip} />
    <path class="foot" d=${`M${foot - 7} ${FOOT + 1}h14`} />
    ${face.diamond && html`<path class="diamond" d="M8 3L12 9L8 15L4 9Z" />`}
    ${face.kind === "climb" &&
    html`<g class="gain"><path d="M42 6v8M38 10h8" /><path class="counter" d="M48 14l4 -8l4 8Z" /></g>`}
    ${face.kind === "dive" && html`<text class="loss" x="54" y="14">−1</text>`}
  </svg>`;
}

/** A card as it lies: face up, or its back. @param {{ face: Face | undefined, note?: string }} props */
export const LaidCard = ({ face, note = "" }) =>
  face
    ? html`<span class="laid-card">
        <${FacePicture} face=${face} /><b>${faceTitle(face)}</b><span>${note}</span>
      </span>`
    : html`<span class="laid-card back"><${CardBack} width=${54} /><span>${note}</span></span>`;
