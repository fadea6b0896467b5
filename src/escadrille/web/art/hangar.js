// An aircraft in front of its hangar, from above, in true relative size.
import { html } from "../lib/html.js";
import { Aircraft } from "./aircraft.js";
import { shapeOf } from "./fleet.js";

const [WIDE, HIGH, ROW] = [170, 128, 84];
const PER_DECIMETRE = 0.82;
const HOOPS = [0, 1, 2, 3, 4].map((at) => `M43 ${16 + at * 8}h84`).join("");

/** @param {{ type: string, nation: string, year: number, damaged: boolean }} props */
export function Stand({ type, nation, year, damaged }) {
  const span = Math.min(WIDE - 24, 2 * shapeOf(type, year).half * PER_DECIMETRE);
  return html`<svg class="stand-picture" viewBox=${`0 0 ${WIDE} ${HIGH}`} width=${WIDE} height=${HIGH} aria-hidden="true">
    <rect x="48" y="17" width="84" height="40" fill="var(--shadow)" opacity=".5" />
    <rect x="43" y="10" width="84" height="40" fill="var(--f4)" stroke="var(--ink)" />
    <rect x="85" y="10" width="42" height="40" fill="#0b172021" /><path d=${HOOPS} stroke="var(--ink)" stroke-width=".6" opacity=".7" />
    <ellipse cx="85" cy=${ROW + 6} rx="56" ry="32" fill="var(--road)" opacity=".55" />
    <g transform=${`translate(89 ${ROW + 5})`}><${Aircraft} type=${type} nation=${nation} year=${year} px=${span} by="span" heading=${180} mode="shadow" /></g>
    <g transform=${`translate(85 ${ROW})`}><${Aircraft} type=${type} nation=${nation} year=${year} px=${span} by="span" heading=${180} smallest=${0} /></g>
    ${damaged && html`<rect class="in-shop" x=${85 - span / 2 - 6} y=${ROW - 38} width=${span + 12} height="76" />`}
  </svg>`;
}
