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

/** @typedef {(board: Element, event: any) => void} Motion */

/** @param {Element} board @param {any} event @param {string} [inside] */
const ofAircraft = (board, { aircraft }, inside = "") =>
  board.querySelectorAll(`[data-aircraft="${aircraft}"]${inside}`);

/** A card slides in from the deck, or backs of cards fan out. @type {Motion} */
function drew(board, { aircraft, count, cards }) {
  const backs = [...board.querySelectorAll(`[data-hand="${aircraft}"] .card-back`)].slice(-count);
  backs.forEach((back, place) => move(back, [{ transform: "translateX(60px)", opacity: 0 }, {}], 180, place * 30));
  const tray = document.querySelector(".dogfight-tray");
  for (const id of cards ?? [])
    move(tray?.querySelector(`[data-card="${id}"]`), [{ transform: "translate(90px, 12px)", opacity: 0 }, {}], 180);
}

const threw = () =>
  move(
    document.querySelector('[data-pile="discard"] .thrown'),
    [{ transform: "translate(-70px, -14px) rotate(-9deg)", opacity: 0 }, {}],
    180,
  );

/** @type {Motion} */
function damaged(board, event) {
  const { aircraft, total, hits } = event;
  const shake = [0, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  for (const plate of ofAircraft(board, event)) move(plate, shake, 180);
  for (let hit = 1; hit <= hits; hit += 1) {
    const box = board.querySelector(`[data-hit="${aircraft}/${total - hits + hit}"]`);
    move(box, [{ transform: "scale(0.3)" }, { transform: "scale(1)" }], 240, 40 * (hit - 1));
  }
}

/** @type {Motion} */
const flipped = (board, event) => {
  for (const side of ofAircraft(board, event, " .face"))
    move(side, [{ transform: "rotateX(90deg)" }, { transform: "rotateX(0)" }], 240);
};

/** @type {Motion} */
const gone = (board, event) => {
  for (const plane of ofAircraft(board, event, " .plane")) move(plane, [{ opacity: 1 }, { opacity: 0.25 }], 400);
};

/** @type {Motion} */
const moved = (board, { aircraft, climbed }) =>
  move(
    board.querySelector(`[data-counter="${aircraft}"]`),
    [{ transform: `translateY(${climbed ? 40 : -40}px)` }, {}],
    300,
  );

/** A card comes into the chain. @param {string} link @returns {Motion} */
const came = (link) => (board) =>
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

/** Show the news on the board, once it is drawn. @param {any[]} news */
export function useMotion(news) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const headings = useRef(/** @type {Map<string, number>} */ (new Map()));
  useSkip(skip);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    if (isCalm() || news.length > 60) headings.current.clear();
    turn(element, headings.current);
    if (isCalm() || news.length > 60) return; // a whole game at once is no news
    for (const event of news) SHOWN[event.event]?.(element, event);
  }, [news]);
  return board;
}
