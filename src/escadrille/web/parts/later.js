// A screen that is fetched when it is first shown.
import { useAnswer } from "../lib/answer.js";
import { lost } from "../lib/api.js";
import { html } from "../lib/html.js";
import { learnHouse } from "../lib/words.js";
import { Fault } from "./fault.js";

/** @typedef {(props: { path: string[], query: URLSearchParams }) => any} ScreenOf */

/**
 * @param {() => Promise<ScreenOf>} fetch
 * @param {("table" | "house")[]} words those that it needs, besides those of the first screen
 * @returns {ScreenOf}
 */
export function later(fetch, words = ["table", "house"]) {
  /** @type {ScreenOf | undefined} */
  let Fetched;
  return function Later(props) {
    const { refused, again } = useAnswer(async () => {
      Fetched ??= await Promise.all([fetch(), learnHouse(words)]).then(
        ([Screen]) => Screen,
        () => {
          throw lost();
        },
      );
    }, []);
    if (Fetched) return html`<${Fetched} ...${props} />`;
    return refused && html`<main class="screen"><${Fault} refused=${refused} again=${again} /></main>`;
  };
}
