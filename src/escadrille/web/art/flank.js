// A portrait without a face: the flank of an aircraft, with emblem, number and victories.
import { html } from "../lib/html.js";
import { useId } from "../vendor/hooks.js";
import { markOf } from "./marks.js";
import { usualPaint } from "./paint.js";
import { Emblem } from "./emblem.js";

const BODY =
  "M-10 42C60 28 150 25 250 30L300 33C308 60 372 62 388 39C398 22 424 21 446 28C640 46 900 68 1110 82V124C900 146 620 164 400 170L-10 176Z";
const RIBS = Array.from({ length: 15 }, (_, at) => `M${186 + at * 66} 20C${180 + at * 66} 80 ${182 + at * 66} 130 ${188 + at * 66} 176`).join("");
const LOUVRES = Array.from({ length: 9 }, (_, at) => `M${24 + at * 13} 78v46`).join("");
const MOST = 24;

/**
 * @param {object} props
 * @param {{ name: string, behaviour: string | null, number: number, victories: number }} props.man
 * @param {number} props.open victories that nobody saw
 * @param {string} props.nation his own
 * @param {string} props.foe the nation whose marks he paints
 * @param {number} props.year
 */
export function Flank({ man, open, nation, foe, year }) {
  const id = useId();
  const layers = markOf(foe, year);
  const shown = Math.min(MOST, man.victories);
  const marks = [...Array(shown).fill(true), ...Array(Math.min(open, MOST - shown)).fill(false)];
  const across = Math.max(6, Math.ceil(marks.length / 2));
  return html`<svg class="flank" viewBox="0 0 1096 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-20" width="1140" height="188" fill="var(--water)" />
    <path d="M-20 150C200 144 420 154 640 148S980 140 1120 146V188H-20Z" fill="var(--land2)" />
    <path d="M20 184C300 172 800 168 1060 156L1110 172V190H20Z" fill="var(--shadow)" opacity=".7" />
    <g stroke="var(--outline)" stroke-width="1.2" fill="#8a5b34"><path d="M206 32L186 -8H197L219 31Z" /><path d="M292 34L306 -8H317L304 34Z" /></g>
    <clipPath id=${id}><path d=${BODY} /></clipPath>
    <g clip-path=${`url(#${id})`}>
      <rect x="-20" width="1140" height="188" fill=${usualPaint(nation, year).tone} /><rect x="-20" width="190" height="188" fill="#b4babb" />
      <path d="M-20 118C300 112 760 104 1120 100V190H-20Z" opacity=".1" /><path d="M-20 150C300 144 700 134 1120 118V190H-20Z" opacity=".1" />
      <path d=${RIBS} fill="none" stroke="#17232c" stroke-opacity=".28" />
      <path d="M170 20V180" stroke="#17232c" stroke-width="1.2" />
      <path d=${LOUVRES} stroke="#17232c" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" />
      <g transform="translate(1040 104) scale(24)">${markOf(nation, year).map(([fill, d]) => html`<path d=${d} fill=${fill} />`)}</g>
    </g>
    <path d="M130 26h96v-9h-40l-6 -5h-50Z" fill="#2a3238" stroke="var(--outline)" /><path d="M112 19h22v5h-22Z" fill="#2a3238" />
    <path d="M300 33C308 60 372 62 388 39" fill="none" stroke="#5b3a24" stroke-width="7" stroke-linecap="round" />
    <path d="M286 33L298 8L314 10L304 34Z" fill="#c6dce4" fill-opacity=".85" stroke="var(--outline)" />
    <path d=${BODY} fill="none" stroke="var(--outline)" stroke-width="1.6" />
    ${marks.map((seen, at) => html`<g transform=${`translate(${226 + (at % across) * 27} ${88 + Math.floor(at / across) * 28}) scale(10)`}>
      ${seen ? layers.map(([fill, d]) => html`<path d=${d} fill=${fill} />`)
        : html`<path d=${layers[0]?.[1]} fill="none" stroke="#17232c" stroke-width=".13" stroke-dasharray=".26 .2" />`}</g>`)}
    <${Emblem} name=${man.name} behaviour=${man.behaviour} size=${104} x=${560} y=${44} />
    <text class="painted" x="730" y="134" font-size="92" font-weight="700" text-anchor="middle" fill="#9c2f2c" stroke="#f2efe4" stroke-width="5" paint-order="stroke">${man.number}</text>
  </svg>`;
}
