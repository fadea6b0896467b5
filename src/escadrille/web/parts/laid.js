// What a table or a replay is laid with, once it is there.
import { lay } from "../boards/index.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Loading, Notice } from "./notice.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Place } from "../lib/keys.js" */

/** @typedef {{ board: BoardModule, content: any, scenario: any }} Lain */

/**
 * @param {object} props
 * @param {{ system: string, scenario: string, kept?: boolean, placed?: any }} props.game
 * @param {string} props.drawn another board than the system's own
 * @param {Pick<Place, "game" | "key">} props.place
 * @param {(laid: Lain) => any} props.show
 */
export function Laid({ game: { system, scenario, kept, placed }, drawn, place, show }) {
  const { answer, refused, again } = useAnswer(() => lay(system, drawn, kept ? place : null), [system, drawn]);
  if (refused) return html`<${Notice} name="unloaded" again=${again} />`;
  if (!answer) return html`<${Loading} text=${say("table-loading")} />`;
  return show({ board: answer.board, content: answer.content, scenario: placed ?? answer.scenarios[scenario] });
}
