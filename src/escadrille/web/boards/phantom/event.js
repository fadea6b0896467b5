// An event card: its leg, its title, its text, and what it does.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { capital, signed } from "../kit/terms.js";
import { limitsOf } from "./terms.js";

/** @import { Scene } from "./scene.js" */

/** What a section of a card does, in words. @type {Record<string, (effect: any, scene: Scene) => string>} */
const EFFECTS = {
  stress: ({ who, points }) => say(`phantom-effect-stress-${who}`, { points }),
  relief: ({ who, points }) => say(`phantom-effect-relief-${who}`, { points }),
  attack: ({ attack: [stress, damaged, destroyed], by }) =>
    say("phantom-effect-attack", {
      attack: limitsOf({ stress, damaged, destroyed }), by: say(`phantom-raid-${by}`),
    }),
  "site-add": ({ zone, count }) => say(`phantom-effect-site-add-${zone}`, { count }),
  "site-remove": ({ zone = "any", site }, scene) =>
    site
      ? say("phantom-effect-site-remove-type", { type: scene.nameOf("site", site) })
      : say(`phantom-effect-site-remove-${zone}`),
  "bandit-add": ({ count }) => say("phantom-effect-bandit-add", { count }),
  so: ({ points }) => say("phantom-effect-so", { points: signed(points) }),
  sar: ({ shift }) => say("phantom-effect-sar", { points: signed(shift) }),
  politics: ({ right, least = 0 }) =>
    say(right > 0 ? "phantom-effect-politics-right" : "phantom-effect-politics-left", {
      boxes: Math.abs(right), least,
    }),
  bonus: (effect) =>
    say("phantom-effect-bonus", {
      gains: ["recon", "intel", "vp"]
        .filter((name) => effect[name])
        .map((name) => say(`phantom-gain-${name}`, { points: effect[name] }))
        .join(", "),
    }),
};

/** @param {any} effect @param {Scene} scene */
function effectWords(effect, scene) {
  if (!effect) return say("phantom-effect-none");
  return EFFECTS[effect.effect]?.(effect, scene) ?? say(`phantom-effect-${effect.effect}`);
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
  const effect = card[leg.replace("-", "_")];
  return html`<article class=${effect && !isKind(effect) ? "ph-event" : "ph-event quiet"} data-event=${id}>
    <p class="caption">${say("phantom-page-event")} · ${say(`phantom-leg-${leg}`)}</p>
    <${Legs} leg=${leg} />
    <h3>${spoken(card.title)}</h3>
    <p class="names">${spoken(card.text)}</p>
    <p class="effect">${capital(effectWords(effect, scene))}</p>
  </article>`;
}
