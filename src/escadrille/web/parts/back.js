// One card back for all decks: a dart on range rings.
import { html } from "../lib/html.js";

/** @param {{ width?: number }} props */
export const CardBack = ({ width = 38 }) => html`<svg class="card-back" width=${width} height=${width * 1.4}
  viewBox="0 0 60 84" aria-hidden="true">
  <rect class="paper" x=".6" y=".6" width="58.8" height="82.8" rx="5" />
  <rect class="field" x="4.5" y="4.5" width="51" height="75" rx="2.5" />
  <g class="rings">
    <circle cx="30" cy="42" r="8" />
    <circle cx="30" cy="42" r="15" />
    <circle cx="30" cy="42" r="22" />
    <path d="M30 8V76M8 42H52M12 17L48 67M48 17L12 67" />
  </g>
  <path class="dart" d="M30 32L36 50L30 46.4L24 50Z" />
</svg>`;
