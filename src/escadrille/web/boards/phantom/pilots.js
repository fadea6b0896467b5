// The squadron beside the board: who flies as cards with their stress, who rests in a line.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signed } from "../kit/terms.js";
import { AltitudeMark, armsWords, speedWords, zoneName } from "./terms.js";

/** @import { Pilot, Scene } from "./scene.js" */

/**
 * Stress in its bands: Okay plain, Shaken hatched, Unfit cross-hatched; where it was before has a mark.
 * @param {{ pilot: Pick<Pilot, "stress" | "okay" | "shaken" | "status">, before?: number }} props
 */
export function StressBar({ pilot: { stress, okay, shaken, status }, before }) {
  const boxes = Math.max(shaken + 2, stress, before ?? 0);
  const label = say("phantom-page-stress", { stress, okay, shaken, status: say(`phantom-status-${status}`) });
  return html`<div class="ph-stress" role="img" aria-label=${label}>
    ${Array.from({ length: boxes }, (_, place) => {
      const band = place < okay ? "okay" : place < shaken ? "shaken" : "unfit";
      const isEdge = place + 1 === okay || place + 1 === shaken;
      const state = [band, place < stress && "full", isEdge && "edge", place + 1 === before && "before"];
      return html`<i class=${state.filter(Boolean).join(" ")}></i>`;
    })}
  </div>`;
}

/** @param {Pilot} pilot */
export const figuresOf = ({ ata, atg, status }) =>
  status === "unfit" ? "–" : say("phantom-page-figures", { air: signed(ata), ground: signed(atg) });

/** @param {{ scene: Scene, pilot: Pilot }} props */
export const Silhouette = ({ scene, pilot }) => html`<${AircraftPicture}
  ...${scene.drawn(pilot.aircraft)} px=${32} mode="solid" />`;

/** What a pilot does in this step, in few words. @param {Scene} scene @param {Pilot} pilot */
function readiness({ view }, pilot) {
  if (pilot.role !== "flying") return say(`phantom-role-${pilot.role}`);
  return [speedWords(pilot), view.turn > 0 && pilot.acted && say("phantom-page-acted")].filter(Boolean).join(" · ");
}

/** @param {{ scene: Scene, pilot: Pilot }} props */
function PilotCard({ scene, pilot }) {
  const isAsked = scene.view.asked === pilot.pilot;
  const isFlying = pilot.role === "flying";
  const state = [isAsked && "asked", pilot.damaged && "damaged", !isFlying && "gone"].filter(Boolean).join(" ");
  return html`<li class=${`ph-pilot ${state}`} data-pilot-card=${pilot.pilot}
      aria-current=${isAsked ? "true" : undefined}>
    <div class="head">
      <${Silhouette} scene=${scene} pilot=${pilot} />
      <p class="who">
        <b>${pilot.name}</b>${" "}<span class="second">${pilot.type}</span>
        <span class="second line">${say(`phantom-level-${pilot.level}`)} · ${readiness(scene, pilot)}</span>
      </p>
      ${isFlying && pilot.zone && html`<${AltitudeMark} high=${pilot.high} /><b class="zone">${zoneName(pilot.zone)}
        </b>`}
    </div>
    <${StressBar} pilot=${pilot} />
    <p class="facts"><span>${figuresOf(pilot)}</span>
      <span class="second">
        ${say("phantom-page-stress-short", { stress: pilot.stress, status: say(`phantom-status-${pilot.status}`) })}
          </span></p>
    ${isFlying && scene.view.phase !== "flight" && html`<p class="load second">${armsWords(scene, pilot)}</p>`}
    ${pilot.damaged && html`<p class="load"><b>${say("phantom-note-damaged")}</b></p>`}
  </li>`;
}

/** @param {{ pilot: Pilot }} props */
const Rested = ({ pilot }) => html`<li class=${pilot.missing ? "missing" : ""} data-pilot-card=${pilot.pilot}>
  <b>${pilot.name}${pilot.promoted ? " ★" : ""}</b>
  <span class="second">${pilot.type}</span>
  <span class="second level">${pilot.missing ? say("phantom-role-missing") : say(`phantom-level-${pilot.level}`)}</span>
  ${!pilot.missing && html`<span class="stress">${pilot.stress} <span class="second">
    ${say(`phantom-status-${pilot.status}`)}</span></span>`}
</li>`;

/** @param {{ scene: Scene }} props */
export function Squadron({ scene }) {
  const sent = scene.pilots.filter(({ role, missing }) => role !== "resting" && !missing);
  const rested = scene.pilots.filter((pilot) => !sent.includes(pilot));
  const order = [...sent.filter(({ role }) => role === "flying"), ...sent.filter(({ role }) => role !== "flying")];
  return html`<section class="ph-squadron" tabindex="0" aria-label=${say("phantom-page-squadron")}>
    ${order.length > 0 && html`<h3 class="hidden">${say("phantom-page-flight")}</h3>
      <ul class="ph-flight">${order.map((pilot) => html`<${PilotCard} key=${pilot.pilot} scene=${scene}
          pilot=${pilot} />`)}</ul>`}
    ${rested.length > 0 && html`<h3>${say(order.length ? "phantom-page-ground" : "phantom-page-squadron")}</h3>
      <ul class="ph-ground">${rested.map((pilot) => html`<${Rested} key=${pilot.pilot} pilot=${pilot} />`)}</ul>`}
    ${scene.pilots.length === 0 && html`<p class="second none">${say("phantom-page-no-pilots")}</p>`}
  </section>`;
}
