// The squadron book of this campaign, on its board.
import { html } from "../../lib/html.js";
import { Book } from "../../parts/book.js";

/** @import { Scene } from "./scene.js" */

/** @param {{ scene: Scene }} props */
export const SquadronBook = ({ scene }) => html`<${Book} game=${scene.message.game} number=${scene.view.log.length} />`;
