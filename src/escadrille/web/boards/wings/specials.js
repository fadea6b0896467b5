// The signs of special damage, twelve pixels high; they always stand beside or behind a word.
import { html } from "../../lib/html.js";

/** @type {Record<string, any>} */
const DRAWN = {
  smoke: html`<path d="M3 11C1 9 4 8 3 6S6 4 5 1M8 11C6 9 9 8 8 6s3-2 2-5" />`,
  flames: html`<path d="M6 1C7 4 10 5 9 8.5A3 3 0 0 1 3 8.5C2.6 6.5 4 6 4.5 4C5.5 5 5.6 6 5.8 6.5Q6.6 4 6 1Z" />`,
  engine: html`<circle cx="6" cy="6" r="2.2" /><path d="M6 .8V3.8M6 8.2V11.2M.8 6H3.8M8.2 6H11.2" />`,
  pilot: html`<circle cx="6" cy="3.4" r="2.2" /><path d="M2 11C2.4 8 4 7 6 7s3.6 1 4 4" />`,
  "rudder-left": html`<path d="M10 11V7A4 4 0 0 0 2 7M.6 4.6L2 7L4.6 6" />`,
  "rudder-right": html`<path d="M2 11V7A4 4 0 0 1 10 7M11.4 4.6L10 7L7.4 6" />`,
  "red-jam": html`<path d="M1 4.5H9V7.5H1ZM9 6H11.5M2.5 10.5L8.5 1.5" />`,
  "green-jam": html`<path d="M1 4.5H9V7.5H1ZM9 6H11.5M2.5 1.5L8.5 10.5" />`,
  jam: html`<path d="M1 4.5H9V7.5H1ZM9 6H11.5M2.5 1.5L8.5 10.5M2.5 10.5L8.5 1.5" />`,
  explosion: html`<path d="M6 .8V3M6 9V11.2M.8 6H3M9 6H11.2M2 2L4 4M8 8L10 10M2 10L4 8M8 4L10 2" />`,
};

/** @param {{ name: string }} props */
export const Special = ({ name }) => html`<svg
  class="special" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" stroke-width="1.3"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${DRAWN[name]}</svg>`;
