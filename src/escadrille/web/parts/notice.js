// A whole screen that says one thing: nothing is here, it cannot be had, or it is on its way.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Loading as Waiting } from "./fault.js";
import { Icon } from "./icons.js";
import { Wordmark } from "./wordmark.js";

/**
 * @param {object} props
 * @param {"no-key" | "refused" | "unloaded" | "running" | "no-record"} props.name
 * @param {string} [props.text] instead of what the notice says by itself
 * @param {string} [props.href] where to go from here; without one, home
 * @param {() => void} [props.again]
 */
export const Notice = ({ name, text, href, again }) => html`<${Lonely} title=${say(`table-notice-${name}`)}>
  <p>${text ?? say(`table-notice-${name}-text`)}</p>
  <p class="row">
    ${again && html`<button type="button" class="button main" onClick=${again}>${say("table-notice-again")}</button>`}
    <a class=${again ? "button" : "button main"} href=${href ?? "#/"}>
      <${Icon} name="back" />${href ? say(`table-notice-${name}-go`) : say("table-notice-home")}
    </a>
  </p>
<//>`;

/** A sheet alone, under range rings that are struck through. @param {{ title: string, children: any }} props */
export const Lonely = ({ title, children }) => html`<main class="lonely">
  <a href="#/" class="leave" aria-label="Escadrille"><${Wordmark} height=${20} /></a>
  <div class="sheet">
    <svg class="struck" viewBox="0 0 328 120" aria-hidden="true">
      <g transform="translate(164 60)"><circle r="40" /><circle r="22" /><path class="strike" d="M-52 34L52 -34" /></g>
    </svg>
    <div class="words"><h1>${title}</h1>${children}</div>
  </div>
</main>`;

/** @param {{ text: string }} props */
export const Loading = ({ text }) => html`<main class="lonely" aria-busy="true"><${Waiting} what=${text} /></main>`;
