// The kinds of targets, as signs on the map.
import { html } from "../../lib/html.js";

/** @type {Record<string, string>} */
const DRAWN = {
  airfield: "M2 11.5L11.5 2M4.5 14L14 4.5M7 3.4L12.6 9M3.4 7L9 12.6",
  railway: "M4 14L6.5 2M12 14L9.5 2M4.4 12H11.6M5 9H11M5.6 6H10.4",
  factory: "M2 14V7L6 9.5V7L10 9.5V3H13V14ZM2 14H14",
  cargo: "M1.6 9.5H14.4L12.6 13.5H3.4ZM4 9.5V6H9V9.5M6.5 6V3",
  carrier: "M1 8H15L13 12.5H3ZM9 8V5H12V8M3 6H7",
  bridge: "M1.5 6H14.5M1.5 11.5C3.5 8 6 8 8 11.5C10 8 12.5 8 14.5 11.5M1.5 6V11.5M14.5 6V11.5M8 6V11.5",
  tanks: "M2 9.5H14L12.4 13H3.6ZM5 9.5L6 6H10.5L11 9.5M10.6 7.2H15",
  infantry: "M8 2.2V13.8M5 5L8 2.2L11 5M3.5 13.8H12.5",
};

/** @param {{ kind: string, size?: number }} props */
export const KindIcon = ({ kind, size = 15 }) => html`<svg class="icon" width=${size} height=${size} viewBox="0 0 16 16"
  fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
  <path d=${DRAWN[kind]} /></svg>`;
