// A system on the first screen: its panel, what it is, and the way into the air.
import { useAnswer } from "../lib/answer.js";
import { manifests } from "../boards/index.js";
import { systems } from "../lib/api.js";
import { flyNow } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { running } from "../lib/mine.js";
import { isTight } from "../lib/narrow.js";
import { useStarting } from "../lib/starting.js";
import { say, sayOr } from "../lib/words.js";
import { Fault } from "./fault.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";
import { Panel } from "./panel.js";

/** @import { SystemCard as Card } from "../lib/types.js" */
/** @import { Shown } from "./panel.js" */

/** Is it played alone? @param {Card | undefined} card */
export const isSolo = (card) => card?.seats?.most === 1;

/**
 * @param {{ slug: string, panel: Shown | undefined, flies: boolean | null, isSolo: boolean, campaign?: string }} props
 *   flies: null while nobody knows yet; campaign: the system whose missions it flies
 */
export function SystemCard({ slug, panel, flies, isSolo: isAlone, campaign }) {
  const [period, facts] = [sayOr(`page-period-${slug}`, ""), sayOr(`page-facts-${slug}`, "")];
  const beside = isTight.value ? [period, facts].filter(Boolean).join(" · ") : facts;
  return html`<li class=${flies === false ? "sky unsurveyed" : "sky"}>
    <${flies ? "a" : "div"} class="window" href=${flies ? `#/${isAlone ? "begin" : "choose"}/${slug}` : undefined}>
      ${flies && html`<span class="hidden">${say("page-choose-picture", { system: systemName(slug) })}</span>`}
      <${Panel} system=${slug} panel=${panel} flies=${flies === true} narrow=${isTight.value} />
      ${period && !isTight.value && html`<span class="period" aria-hidden="true">${period}</span>`}
      ${flies === false && html`<span class="names">${say("page-unsurveyed")}</span>`}
    <//>
    <div class="about">
      <div class="title"><h2>${systemName(slug)}</h2><span class="second">${beside}</span></div>
      <p class="second">${sayOr(`page-about-${slug}`, "")}</p>
      ${flies === false && html`<p class="board-note">${say("page-drawing-board")}</p>`}
      ${flies && (isAlone ? html`<${Solo} slug=${slug} />` : html`<${Ways} slug=${slug} campaign=${campaign} />`)}
    </div>
  </li>`;
}

/** A campaign alone is begun, or goes on. @param {{ slug: string }} props */
function Solo({ slug }) {
  const last = running.value.find(({ place }) => place.system === slug);
  const system = systemName(slug);
  return html`<div class="row ways">
    ${last && html`<a class="button main" href=${`#/table/${last.place.game}`}
        aria-label=${say("begin-continue-game", { title: system })}>
      <${Icon} name="play" size=${13} />${say("begin-continue")}</a>`}
    <a class=${last ? "button" : "button main"} href=${`#/begin/${slug}`} aria-label=${say("begin-system", { system })}>
      ${!last && html`<${Icon} name="play" size=${13} />`}${say("begin-title")}</a>
  </div>`;
}

/** @param {{ slug: string, campaign: string | undefined }} props */
function Ways({ slug, campaign }) {
  const { start, isStarting, refused } = useStarting(() => flyNow(slug));
  const { answer } = useAnswer(systems, []);
  const { generates, careers } = answer?.find((card) => card.slug === slug) ?? {};
  const [made, madeFor] = manifests[slug]?.wishes ? ["made-lists-link", "made-lists-for"] : ["made-link", "made-for"];
  const system = systemName(slug);
  return html`<div class="row ways">
      <button type="button" class="button main" aria-disabled=${isStarting ? "true" : undefined}
        aria-label=${say("page-fly-system", { system })} onClick=${start}>
        <${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "page-fly")}
      </button>
      <a class="button" href=${`#/choose/${slug}`} aria-label=${say("page-choose-system", { system })}>
        ${say("page-choose-flight")}</a>
      <a class="button bare second-way" href=${`#/host/${slug}`} aria-label=${say("page-host-system", { system })}>
        ${say("page-host")}</a>
      ${generates && html`<a class="button bare second-way" href=${`#/mission/${slug}`}
        aria-label=${say(madeFor, { system })}>${say(made)}</a>`}
      ${careers && html`<a class="button bare second-way" href=${`#/pilot/${slug}`}
        aria-label=${say("made-own-for", { system })}>${say("made-own-title")}</a>`}
      ${campaign && html`<a class="button bare second-way" href=${`#/choose/${campaign}`}
        aria-label=${say("mission-campaigns-of", { system })}>${say("mission-campaigns")}</a>`}
    </div>
    <${Fault} refused=${refused} />`;
}
