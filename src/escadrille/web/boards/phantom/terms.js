// Words and figures of phantom that several parts of the board say.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { counted, refusalsOf } from "../kit/terms.js";

/** @import { Bar } from "../kit/scene.js" */
/** @import { Limits, Pilot, Scene, Threat } from "./scene.js" */

const words = refusalsOf("phantom", (_, __, fact) => fact);

/** Why something may not be ordered. @param {Bar} bar */
export const whyWords = (bar) => words(null, bar);

/** The least rolls for Stress, Damaged and Destroyed. @param {Limits} limits */
export const limitsOf = ({ stress, damaged, destroyed }) =>
  [stress, damaged, destroyed].map((limit) => limit ?? "–").join("/");

/** A figure with the true minus sign. @param {number} figure */
export const minus = (figure) => (figure < 0 ? `−${-figure}` : `${figure}`);

/** The name of a zone as the display prints it. @param {string} zone */
export const zoneName = (zone) => say("phantom-zone", { value: zone.toUpperCase() });

/** @param {string[]} altitudes */
export const letters = (altitudes, between = " ") =>
  altitudes.map((altitude) => say(`phantom-letter-${altitude}`)).join(between);

/** Two of one thing are "2 × Mk.82". @param {Scene} scene @param {string[]} load */
export function loadWords(scene, load) {
  const told = counted(load).map(([weapon, count]) =>
    count > 1 ? `${count} × ${scene.nameOf("weapon", weapon)}` : scene.nameOf("weapon", weapon));
  return told.join(", ") || say("phantom-unarmed");
}

/** What a pilot can attack with. @param {Scene} scene @param {Pilot} pilot */
export const armsWords = (scene, { load, gun }) =>
  loadWords(scene, load) + (gun ? `, ${say("phantom-note-gun")}` : "");

/** Who attacks or is attacked: the Target, a Site, a Bandit or a pilot. @param {Scene} scene @param {string} aim */
export function aimWords(scene, aim) {
  if (aim === "target") return scene.nameOf("target", scene.view.target?.target ?? "");
  const threat = scene.threat(aim);
  return threat ? threatWords(scene, threat) : (scene.pilot(aim)?.name ?? aim);
}

/** @param {Scene} scene @param {Threat} threat */
export const threatWords = (scene, threat) => `${scene.kindOf(threat)} ${threat.threat}`;

/** @param {{ fast: boolean }} pilot */
export const speedWords = ({ fast }) => say(fast ? "phantom-page-fast" : "phantom-page-slow");

/** @param {boolean} high */
export const altitudeWord = (high) => say(high ? "phantom-altitude-high" : "phantom-altitude-low");

/**
 * High is a roof pointing up, Low a shield pointing down; about 0,0, eighteen by twenty.
 * @param {{ high: boolean }} props
 */
export const AltitudeSign = ({ high }) => html`<g class=${high ? "altitude high" : "altitude low"}>
  <path d=${high ? "M-9 -2L0 -10L9 -2V10H-9Z" : "M-8.3 -9.3H8.3V2.5L0 9.6L-8.3 2.5Z"} />
  <text y=${high ? 7 : 3.5}>${say(high ? "phantom-letter-high" : "phantom-letter-low")}</text>
</g>`;

/** The same as a picture in a line of text. @param {{ high: boolean }} props */
export const AltitudeMark = ({ high }) => html`<svg
  class="ph-altitude" width="18" height="20" viewBox="-9 -10 18 20" role="img" aria-label=${altitudeWord(high)}
><${AltitudeSign} high=${high} /></svg>`;
