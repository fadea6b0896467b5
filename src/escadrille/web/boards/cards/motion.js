// How things came about, shown on what is already drawn: at most 400 ms, skippable, none for those who prefer none.
import { isCalm } from "../../lib/settings.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { useSkip } from "../kit/motion.js";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @type {Set<Animation>} */
const running = new Set();

const skip = () => {
  for (const animation of running) animation.finish();
};

/**
 * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration
 * @param {number} [delay]
 */
function move(element, frames, duration, delay = 0) {
  if (!element) return;
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
}

/** @param {Element} board @param {string} label @param {string} [inside] */
const ofAircraft = (board, label, inside = "") => board.querySelectorAll(`[data-aircraft="${label}"]${inside}`);

/**
 * A card slides in from the deck, or backs of cards fan out.
 * @param {Element} board @param {any} event @param {string} label
 */
function drew(board, event, label) {
  const backs = [...board.querySelectorAll(`[data-hand="${label}"] .card-back`)].slice(-event.count);
  backs.forEach((back, place) => move(back, [{ transform: "translateX(60px)", opacity: 0 }, {}], 180, place * 30));
  const tray = document.querySelector(".dogfight-tray");
  for (const id of event.cards ?? [])
    move(tray?.querySelector(`[data-card="${id}"]`), [{ transform: "translate(90px, 12px)", opacity: 0 }, {}], 180);
}

const threw = () =>
  move(
    document.querySelector('[data-pile="discard"] .thrown'),
    [{ transform: "translate(-70px, -14px) rotate(-9deg)", opacity: 0 }, {}],
    180,
  );

/** @param {Element} board @param {any} event @param {string} label */
function damaged(board, event, label) {
  for (const plate of ofAircraft(board, label))
    move(
      plate,
      [{ transform: "translateX(0)" }, { transform: "translateX(2px)" }, { transform: "translateX(0)" }],
      180,
    );
  for (let box = event.total - event.hits + 1; box <= event.total; box += 1)
    move(
      board.querySelector(`[data-hit="${label}/${box}"]`),
      [{ transform: "scale(0.3)" }, { transform: "scale(1)" }],
      240,
      40 * (box - event.total + event.hits - 1),
    );
}

/** @typedef {(board: Element, event: any, label: string) => void} Motion */

/** @type {Motion} */
const flipped = (board, _, label) => {
  for (const side of ofAircraft(board, label, " .face"))
    move(side, [{ transform: "rotateX(90deg)" }, { transform: "rotateX(0)" }], 240);
};

/** @type {Motion} */
const gone = (board, _, label) => {
  for (const plane of ofAircraft(board, label, " .plane")) move(plane, [{ opacity: 1 }, { opacity: 0.25 }], 400);
};

/** @type {Motion} */
const moved = (board, event, label) =>
  move(
    board.querySelector(`[data-counter="${label}"]`),
    [{ transform: `translateY(${event.climbed ? 40 : -40}px)` }, {}],
    300,
  );

/** A card comes into the chain. @param {string} link */
const came = (link) => (/** @type {Element} */ board) =>
  move(board.querySelector(link), [{ transform: "translateY(24px)", opacity: 0 }, {}], 180);

/** By the names of events, of whichever system. @type {Record<string, Motion>} */
const SHOWN = {
  Drew: drew,
  DrewMiniHand: drew,
  Discarded: threw,
  LeftOver: threw,
  Paid: threw,
  Damaged: damaged,
  Hit: damaged,
  Flipped: flipped,
  ShotDown: gone,
  Destroyed: gone,
  Disengaged: gone,
  Reacted: came(".link:last-of-type"),
  Played: came(".link"),
  Tested: came(".test.lit"),
  Moved: moved,
  Followed: moved,
};

/** Turn the aircraft whose heading is not what it was. @param {Element} board @param {Map<string, number>} before */
function turn(board, before) {
  for (const plane of board.querySelectorAll("[data-aircraft] .plane")) {
    const label = plane.closest("[data-aircraft]")?.getAttribute("data-aircraft") ?? "";
    const heading = Number(plane.getAttribute("data-heading"));
    const back = (((before.get(label) ?? heading) - heading + 540) % 360) - 180;
    if (back) move(plane, [{ transform: `rotate(${back}deg)` }, { transform: "rotate(0)" }], 300);
    before.set(label, heading);
  }
}

/**
 * Show the news on the board, once it is drawn.
 * @param {any[]} news @param {string[]} labels of the aircraft, by number
 */
export function useMotion(news, labels) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const headings = useRef(/** @type {Map<string, number>} */ (new Map()));
  useSkip(skip);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    if (isCalm() || news.length > 60) headings.current.clear();
    turn(element, headings.current);
    if (isCalm() || news.length > 60) return; // a whole game at once is no news
    for (const event of news) SHOWN[event.event]?.(element, event, labels[event.aircraft] ?? "");
  }, [news]);
  return board;
}
