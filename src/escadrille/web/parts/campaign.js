// A campaign of mine as a row: how far it is, what it has come to, and the ways to it and to its book.
import { html } from "../lib/html.js";
import { scenarioOf, titleOf } from "../lib/scenarios.js";
import { lang } from "../lib/settings.js";
import { knows, say } from "../lib/words.js";
import { Clock } from "./clock.js";
import { Icon } from "./icons.js";

/** @import { Flight } from "../lib/mine.js" */

/** @param {number} at Unix seconds */
export const dayOf = (at) => new Date(1000 * at).toLocaleDateString(lang.value, { day: "numeric", month: "short" });

/** What a campaign has come to, in words. @param {Flight} flight */
export function figuresWords({ place, standing }) {
  const figures = standing?.figures;
  if (!figures) return "";
  const grade = `${place.system}-grade-${figures.grade}`;
  return say("begin-figures", { ...figures, grade: knows(grade) ? say(grade) : figures.grade });
}

/** @param {{ flight: Flight }} props */
export function CampaignRow({ flight }) {
  const { place, standing } = flight;
  const scenario = scenarioOf(place.system, place.scenario);
  const title = titleOf(place.system, place.scenario);
  const isOver = standing?.over ?? false;
  const [slot, missions] = [standing?.figures?.slot ?? 0, standing?.figures?.missions ?? scenario?.missions ?? 1];
  return html`<div class="campaign-row">
    <${Clock} size=${44} turn=${slot} turns=${missions}
      phase=${0} phases=${0} label=${say("begin-clock", { slot, missions })} />
    <span class="what"><a href=${`#/table/${place.game}`}>${title}</a>
      <span class="second">${[figuresWords(flight), standing && dayOf(standing.at)].filter(Boolean).join(" · ")}</span>
        </span>
    <a class=${isOver ? "button small" : "button small main"} href=${`#/table/${place.game}`}
      aria-label=${say(isOver ? "begin-look-game" : "begin-continue-game", { title })}
    ><${Icon} name="play" size=${12} />${say(isOver ? "begin-look" : "begin-continue")}</a>
    <a class="button small" href=${`#/book/${place.game}`} aria-label=${say("begin-book-game", { title })}>
      <${Icon} name="rules" size=${13} />${say("begin-book")}</a>
  </div>`;
}
