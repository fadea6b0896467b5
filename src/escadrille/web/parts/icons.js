// Icons on a 16 px grid, 1.6 stroke, in the current colour. They stand beside a word.
import { html } from "../lib/html.js";

const DRAWN = {
  attack: html`<path d="M8 1.5L12.4 13.5L8 10.8L3.6 13.5Z" fill="currentColor" stroke="currentColor"/>`,
  reaction: html`<path d="M3 3.5H9.5A3.5 3.5 0 0 1 9.5 10.5H4"/><path d="M6.8 7.4L3.6 10.5L6.8 13.6"/>`,
  maneuver: html`<path d="M3.5 14V9.5A5.5 5.5 0 0 1 9 4H12"/><path d="M9.6 1.2L12.6 4L9.6 6.8"/>`,
  hit: html`<path d="M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5" stroke-width="2.4"/>`,
  climb: html`<path d="M8 13V3M4 7L8 3L12 7"/>`,
  dive: html`<path d="M8 3V13M4 9L8 13L12 9"/>`,
  undo: html`<path d="M5.5 3L2.5 6L5.5 9"/><path d="M2.5 6H9.5A3.8 3.8 0 0 1 9.5 13.4H6"/>`,
  log: html`<path d="M3 3.5H13M3 8H13M3 12.5H9"/>`,
  chat: html`<path d="M2.5 3H13.5V11H7L4 13.5V11H2.5Z"/>`,
  muted: html`<path d="M2.5 3H13.5V11H7L4 13.5V11H2.5ZM1.5 14.5L14.5 1.5"/>`,
  sound: html`<path d="M2.5 6V10H5L9 13V3L5 6ZM11 5.6A3.4 3.4 0 0 1 11 10.4M12.8 3.6A6.2 6.2 0 0 1 12.8 12.4"/>`,
  silent: html`<path d="M2.5 6V10H5L9 13V3L5 6ZM11.4 6.2L14.6 9.8M14.6 6.2L11.4 9.8"/>`,
  rules: html`<path d="M8 4.2C6.4 3 4.4 2.8 2.4 3V12.6C4.4 12.4 6.4 12.6 8 13.8C9.6 12.6 11.6 12.4 13.6 12.6V3C11.6 2.8 9.6 3 8 4.2ZM8 4.2V13.6"/>`,
  menu: html`<path d="M2.5 4H13.5M2.5 8H13.5M2.5 12H13.5"/>`,
  share: html`<path d="M6.5 9.5L9.5 6.5M7 4.5L8.6 2.9A3 3 0 0 1 13.1 7.4L11.5 9M9 11.5L7.4 13.1A3 3 0 0 1 2.9 8.6L4.5 7"/>`,
  bot: html`<rect x="3" y="5" width="10" height="8" rx="1.5"/><path d="M8 5V2.5M6 8.6V9.6M10 8.6V9.6"/>`,
  person: html`<circle cx="8" cy="5.4" r="2.7"/><path d="M2.8 14C3.4 10.8 5.4 9.6 8 9.6S12.6 10.8 13.2 14"/>`,
  light: html`<circle cx="8" cy="8" r="2.8"/><path d="M8 1.4V3M8 13V14.6M1.4 8H3M13 8H14.6M3.3 3.3L4.4 4.4M11.6 11.6L12.7 12.7M3.3 12.7L4.4 11.6M11.6 4.4L12.7 3.3"/>`,
  dark: html`<path d="M12.8 9.6A5.4 5.4 0 0 1 6.4 3.2A5.4 5.4 0 1 0 12.8 9.6Z"/>`,
  play: html`<path d="M4.5 2.8L12.5 8L4.5 13.2Z" fill="currentColor"/>`,
  waiting: html`<circle cx="8" cy="8" r="5.8"/><path d="M8 4.6V8L10.4 9.6"/>`,
  spectators: html`<path d="M1.6 8C3.4 4.8 5.6 3.4 8 3.4S12.6 4.8 14.4 8C12.6 11.2 10.4 12.6 8 12.6S3.4 11.2 1.6 8Z"/><circle cx="8" cy="8" r="2"/>`,
  locked: html`<rect x="3.4" y="7" width="9.2" height="6.4" rx="1"/><path d="M5.4 7V5A2.6 2.6 0 0 1 10.6 5V7"/>`,
  measure: html`<path d="M1.5 10.5L10.5 1.5L14.5 5.5L5.5 14.5ZM4 8L5.6 9.6M6.4 5.6L8.6 7.8M8.8 3.2L10.4 4.8"/>`,
  hand: html`<rect x="5.6" y="2" width="7.6" height="10.6" rx="1"/><path d="M3.2 4.4V14H10.4"/>`,
  back: html`<path d="M10 3L5 8L10 13"/>`,
  close: html`<path d="M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5"/>`,
  stored: html`<path d="M2.8 8.6L6.4 12.2L13.2 4.4"/>`,
  zoom: html`<circle cx="7" cy="7" r="4.6"/><path d="M10.5 10.5L14 14M7 5V9M5 7H9"/>`,
  threats: html`<circle cx="8" cy="8" r="6.2"/><path d="M8 8L12.2 3.6M8 8m-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0"/>`,
  host: html`<circle cx="8" cy="8" r="6"/><path d="M8 5V11M5 8H11"/>`,
  language: html`<circle cx="8" cy="8" r="6"/><path d="M2 8H14M8 2C5.4 5.4 5.4 10.6 8 14M8 2C10.6 5.4 10.6 10.6 8 14"/>`,
  first: html`<path d="M4 3V13M12.5 3L6.5 8L12.5 13"/>`,
  last: html`<path d="M12 3V13M3.5 3L9.5 8L3.5 13"/>`,
  next: html`<path d="M6 3L11 8L6 13"/>`,
  pause: html`<path d="M5 3V13M11 3V13" stroke-width="2.4"/>`,
  download: html`<path d="M8 2V10M4.5 7L8 10.5L11.5 7M3 13.5H13"/>`,
  upload: html`<path d="M8 10.5V2.5M4.5 5.5L8 2L11.5 5.5M3 13.5H13"/>`,
  resign: html`<path d="M4 14V2.5H12L9.8 5.5L12 8.5H4"/>`,
  draw: html`<path d="M3 6H13M3 10H13"/>`,
  search: html`<circle cx="7" cy="7" r="4.6"/><path d="M10.5 10.5L14 14"/>`,
  hint: html`<path d="M6 13H10M6.5 15H9.5M5.8 11C5.8 9.4 4 8.6 4 6A4 4 0 0 1 12 6C12 8.6 10.2 9.4 10.2 11Z"/>`,
  warning: html`<path d="M8 2L14.5 13.5H1.5ZM8 6.5V9.5M8 11.4V11.6"/>`,
  add: html`<path d="M8 3V13M3 8H13"/>`,
  turret: html`<path d="M2.5 13.5H13.5M4 13.5V10.5A4 4 0 0 1 12 10.5V13.5"/><path d="M9.6 6.8L13.6 2.8M7.8 6.4L11 2"/>`,
  bomb: html`<path d="M8 14.4C5.6 12.6 5 10.4 5 8.4V6.4L8 4.4L11 6.4V8.4C11 10.4 10.4 12.6 8 14.4Z"/><path d="M5.4 1.6L8 4L10.6 1.6Z"/>`,
};

/** @typedef {keyof typeof DRAWN} IconName */

/** @param {{ name: IconName, size?: number }} props */
export const Icon = ({ name, size = 16 }) => html`<svg class="icon" width=${size} height=${size} viewBox="0 0 16 16"
  fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"
  aria-hidden="true">${DRAWN[name]}</svg>`;

/** A cartridge: one burst, struck through when spent. @param {{ spent?: boolean, size?: number }} props */
export const Burst = ({ spent = false, size = 26 }) => html`<svg class=${spent ? "burst spent" : "burst"}
  width=${size / 2} height=${size} viewBox="0 0 8 16" aria-hidden="true">
  <path class="shell" d="M1.2 15V7C1.2 4 2.6 2 4 1C5.4 2 6.8 4 6.8 7V15Z" />
  ${spent && html`<path class="strike" d="M0 13L8 3" />`}
  <path class="rim" d="M1.2 11.6H6.8" />
</svg>`;
