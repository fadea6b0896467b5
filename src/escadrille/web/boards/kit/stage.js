// Big moments, staged on the board: one after another, briefly, over what is drawn and in the way of nothing.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icons.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";
import { useSkip } from "./motion.js";
import { hear } from "./sounds.js";
import { capital } from "./terms.js";

/** @import { BoardModule, BoardProps } from "../index.js" */

/** @typedef {"card" | "dice" | "hit" | "kill" | "pilot" | "ejection" | "climb" | "dive" | "evasive"} Kind */

/**
 * A big moment as a system tells it: what it is, to whom it happens (a label on the board), and what is drawn.
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {string | null} [at]
 * @property {{ type: string, nation: string, year: number } | null} [plane]
 * @property {{ title: string, picture?: any } | null} [card]
 * @property {{ face: number, needs: string | undefined, good: boolean }[]} [dice] `good`: it did something
 * @property {any} [beside] what is drawn beside it
 * @property {string} [words] where the log's own would say something else
 */

/** Moments of a kind in a row are one act. @typedef {{ kind: Kind, parts: (Moment & { words: string })[] }} Act */

/** How long each is seen, in ms: long enough to read it. @type {Record<Kind, number>} */
const LENGTHS = {
  card: 1300, climb: 1000, dive: 1000, evasive: 1300, hit: 1400, dice: 2200, ejection: 2200, pilot: 2400, kill: 2400,
};
const KINDS = /** @type {Kind[]} */ (Object.keys(LENGTHS)); // the gravest last
const MOST = 6; // acts that wait; the gravest stay
const TOGETHER = 4; // parts of an act
const TALL = 160; // px, of a thing on the board that has room for an act
const WHOLE = 120; // events: a whole game at once is no news

/**
 * The acts that the news make.
 * @param {BoardModule} board @param {BoardProps} given
 */
function actsOf(board, given) {
  /** @type {Act[]} */
  const acts = [];
  if (!board.moments || given.news.length > WHOLE) return acts;
  for (const event of given.news)
    for (const moment of board.moments(event, given)) {
      const words = given.log.findLast((row) => row.event === event)?.say ?? "";
      const last = acts.at(-1);
      if (last?.kind === moment.kind && last.parts.length < TOGETHER) last.parts.push({ words, ...moment });
      else acts.push({ kind: moment.kind, parts: [{ words, ...moment }] });
    }
  return acts;
}

/** Those that there is time for, in their order. @param {Act[]} acts */
function brief(acts) {
  const grave = acts.toSorted((one, other) => KINDS.indexOf(other.kind) - KINDS.indexOf(one.kind)).slice(0, MOST);
  return acts.filter((act) => grave.includes(act));
}

/** @type {Record<Exclude<Kind, "card" | "dice">, string>} what is drawn over an aircraft, on 120 × 120 about 0,0 */
const SIGNS = {
  hit: "M0 -30L7 -11L25 -19L12 -1L30 8L10 10L11 29L0 14L-12 28L-10 8L-29 7L-12 -3L-23 -19L-5 -11Z",
  kill: "M-30 -30L30 30M30 -30L-30 30",
  pilot: "M-30 -30L30 30M30 -30L-30 30",
  ejection: "M-24 -18A24 22 0 0 1 24 -18Q12 -24 0 -18Q-12 -24 -24 -18ZM-24 -18L0 22L24 -18M0 -18V22M-4 22H4V32H-4Z",
  climb: "M72 40V-40M58 -24L72 -42L86 -24",
  dive: "M72 -40V40M58 24L72 42L86 24",
  evasive: "M-50 46C-20 46 -44 6 -8 8S10 -40 50 -36M36 -48L52 -36L38 -22",
};

/**
 * The aircraft that it happens to, with the sign of what happens.
 * @param {{ kind: keyof typeof SIGNS, part: Moment }} props
 */
const Sight = ({ kind, part: { plane } }) => html`<span class=${`sight ${kind}`}>
  ${plane && kind !== "ejection" && kind !== "pilot" && html`<${AircraftPicture} ...${plane} px=${96}
    heading=${kind === "climb" ? 60 : kind === "dive" ? 120 : 90} mode=${kind === "kill" ? "ghost" : "full"}
    damaged=${kind === "hit"} />`}
  ${kind === "pilot" && html`<${Icon} name="person" size=${72} />`}
  <svg class="sign" viewBox="-60 -60 120 120" aria-hidden="true"><path d=${SIGNS[kind]} /></svg>
</span>`;

/** A die of ten sides. @param {{ die: { face: number, needs: string | undefined, good: boolean } }} props */
const Die = ({ die: { face, needs, good } }) => html`<span class=${good ? "die good" : "die"}>
  <svg viewBox="-32 -32 64 64" aria-hidden="true">
    <path d="M0 -30L28 -6V8L0 30L-28 8V-6Z" />
    <path class="edge" d="M0 -30L-17 8L0 16L17 8ZM-28 8L-17 8M28 8L17 8M0 16V30" />
    <text y="6">${face}</text>
  </svg>
  <span>${needs}</span>
</span>`;

/** @param {{ kind: Kind, part: Moment & { words: string } }} props */
const Part = ({ kind, part }) => html`<span class="part">
  ${kind === "card"
    ? html`<span class="played">${part.card?.picture}<b>${part.card?.title}</b></span>`
    : kind === "dice"
      ? html`<span class="dice">${part.dice?.map((die, place) => html`<${Die} key=${place} die=${die} />`)}</span>`
      : html`<${Sight} kind=${kind} part=${part} />`}
  ${part.beside && html`<span class="beside">${part.beside}</span>`}
  ${part.words && html`<span class="words">${capital(part.words)}</span>`}
</span>`;

/**
 * Where on the screen something on the board is, if it is in sight.
 * @param {Element} board @param {string | null} [label]
 */
function placeOf(board, label) {
  const names = ["aircraft", "pose", "pilot", "threat", "pilot-card"]; // nearest to what is drawn first
  const frame = board.getBoundingClientRect();
  return names
    .flatMap((name) => [...board.querySelectorAll(`[data-${name}="${label}"]`)])
    .map((one) => one.getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && bottom > frame.top && top < frame.bottom);
}

/** Lay an act beside what it is about, inside the board. @param {HTMLElement} shown @param {string | null} [label] */
function lay(shown, label) {
  const board = document.querySelector(".stage > .board");
  const frame = board?.getBoundingClientRect();
  shown.hidden = !board || !frame?.width; // on a phone another tab may be open
  if (!board || !frame || shown.hidden) return;
  const top = Math.max(0, frame.top);
  const bottom = Math.min(innerHeight, frame.bottom);
  shown.classList.toggle("tight", shown.offsetHeight > bottom - top - 16);
  const { offsetWidth: width, offsetHeight: height } = shown;
  const about = placeOf(board, label);
  const x = about ? (about.left + about.right) / 2 : (frame.left + frame.right) / 2;
  const y = !about ? top
    : about.height > TALL ? about.top + 44 // over its picture, under its name
    : about.bottom + 10 + height > bottom ? about.top - height - 10
    : about.bottom + 10;
  shown.style.left = `${Math.max(frame.left + 8, Math.min(frame.right - width - 8, x - width / 2))}px`;
  shown.style.top = `${Math.max(8, Math.min(bottom - height - 8, Math.max(top + 8, y)))}px`; // over no question
}

/**
 * The words are in the log and are told from there; here they are for the eye.
 * @param {{ board: BoardModule, given: BoardProps, isFilm?: boolean }} props `isFilm`: what comes next replaces it
 */
export function Stage({ board, given, isFilm = false }) {
  const [acts, setActs] = useState(/** @type {Act[]} */ ([]));
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const fresh = actsOf(board, given);
    if (fresh.length > 0 || isFilm) setActs((before) => (isFilm ? fresh : brief([...before, ...fresh])));
  }, [given.news]);
  /** Escape ends the moment, and declines nothing. @param {Event} event */
  const skip = (event) => {
    const isSeen = shown.current && !shown.current.hidden;
    if (isSeen && event instanceof KeyboardEvent && event.key === "Escape") event.stopPropagation();
    setActs([]);
  };
  useSkip(skip);
  const act = acts[0];
  useLayoutEffect(() => {
    if (act && shown.current) lay(shown.current, act.parts[0]?.at);
  }, [act]);
  useEffect(() => {
    if (!act) return undefined;
    hear(act.kind);
    const timer = setTimeout(() => setActs((all) => all.slice(1)), LENGTHS[act.kind]);
    return () => clearTimeout(timer);
  }, [act]);
  if (!act) return null;
  return html`<div key=${act} class=${`staged ${act.kind}`} data-moment=${act.kind} aria-hidden="true" ref=${shown}>
    ${act.parts.map((part, place) => html`<${Part} key=${place} kind=${act.kind} part=${part} />`)}
  </div>`;
}
