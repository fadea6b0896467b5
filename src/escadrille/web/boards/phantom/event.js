// An event card: its leg, its title, its text, and what it does.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { capital, signed } from "../kit/terms.js";
import { limitsOf } from "./terms.js";

/** @import { Scene } from "./scene.js" */

/** What a section of a card does, in words. @param {any} effect @param {Scene} scene */
function effectWords(effect, scene) {
  if (!effect) return say("phantom-effect-none");
  const { attack: [stress, damaged, destroyed] = [], site, points = 0, shift = points, right = 0 } = effect;
  return say(`phantom-effect-${effect.effect}`, {
    zone: "any", least: 0, ...effect, attack: limitsOf({ stress, damaged, destroyed }), shift: signed(shift),
    type: site ? scene.nameOf("site", site) : "any", right: right > 0, boxes: Math.abs(right),
    gains: ["recon", "intel", "vp"]
      .flatMap((name) => (effect[name] ? [say(`phantom-gain-${name}`, { points: effect[name] })] : []))
      .join(", "),
  });
}

/** Does a section help the flight? @param {any} effect */
const isKind = ({ effect, points, shift, right }) =>
  ["relief", "site-remove", "bandit-remove", "bonus"].includes(effect) ||
  (effect === "so" && points > 0) || (effect === "sar" && shift > 0) || (effect === "politics" && right < 0);

/** The three legs of a mission as a line, the present one in ink. @param {{ leg: string }} props */
const Legs = ({ leg }) => html`<svg class="legs" viewBox="0 0 240 44" aria-hidden="true">
  <path class="base" d="M8 34H232" />
  <path class=${leg === "target-bound" ? "now" : ""} d="M14 30C40 30 46 14 92 12" />
  <path class=${leg === "over-target" ? "now" : ""} d="M98 12C106 2 134 2 142 12C134 22 106 22 98 12Z" />
  <path class=${leg === "home-bound" ? "now" : ""} d="M148 12C194 14 200 30 226 30" />
  <circle cx="120" cy="12" r="3" />
</svg>`;

/** @param {{ scene: Scene, id: string, leg: string }} props */
export function EventCard({ scene, id, leg }) {
  const card = scene.content.event[id];
  if (!card) return null;
  const { target_bound, over_target, home_bound } = card;
  const effect = leg === "target-bound" ? target_bound : leg === "over-target" ? over_target : home_bound;
  return html`<article class=${effect && !isKind(effect) ? "ph-event" : "ph-event quiet"} data-event=${id}>
    <p class="caption">${say("phantom-page-event")} · ${say(`phantom-leg-${leg}`)}</p>
    <${Legs} leg=${leg} />
    <h3>${spoken(card.title)}</h3>
    <p class="names">${spoken(card.text)}</p>
    <p class="effect">${capital(effectWords(effect, scene))}</p>
  </article>`;
}
