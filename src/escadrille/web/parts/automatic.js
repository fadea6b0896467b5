// What the page answers for its player: where one answer alone makes sense, and where nothing in hand could answer.
import { setting } from "../lib/settings.js";
import { useEffect } from "../vendor/hooks.js";
import { declining } from "./question.js";

/** @import { Message } from "../lib/types.js" */
/** @import { BoardModule } from "../boards/index.js" */
/** @import { Seat } from "../lib/live.js" */

const LEAST = 5000; // milliseconds before the page lets things be
const MORE = 4000; // and up to so many more, by chance

/** Does the page let things be where nothing in hand could answer them? */
export const letsBe = setting("lets-be", /** @type {"yes" | "no"} */ ("yes"));

/**
 * What is left to ask: a question that the page answers at once is none. What was taken back is asked.
 * @param {BoardModule} board @param {Message} message @param {Seat} seat @returns {Message}
 */
export function useAutomatic(board, message, seat) {
  const isBack = seat.news.value.some(({ event }) => event === "undone") || seat.refused.value !== null;
  const sole = message.asked && !isBack ? board.sole?.(message) : null;
  const count = message.asked?.count ?? -1;
  useEffect(() => {
    if (sole) void seat.order(sole);
  }, [count, sole]);
  const isAnswer = message.asked !== null && letsBe.value === "yes" && board.answers?.(message);
  useEffect(() => {
    if (!isAnswer) return undefined;
    const letBe = () => {
      const decline = declining(board, message);
      if (decline && message.asked?.legal.length === 1) void seat.order(decline.order);
    };
    const timer = setTimeout(letBe, LEAST + MORE * Math.random()); // set whatever the hand: it tells nothing of it
    return () => clearTimeout(timer);
  }, [count, isAnswer]);
  return sole ? { ...message, asked: null } : message;
}
