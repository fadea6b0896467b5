// The tray: the aircraft in question, what it can do, the dice of an exchange, the hand.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Tip } from "../../parts/tip.js";
import { FlightCard } from "./card.js";
import { Deeds, deedsOf } from "./deeds.js";
import { MoveDesk, PlaceDesk } from "./desk.js";
import { Exchange } from "./exchange.js";
import { Hand } from "./hand.js";
import { isMoving, isPlacing } from "./move.js";
import { Scene } from "./scene.js";

/** @import { BoardProps } from "../index.js" */

/** What answers the question. @param {{ scene: Scene, give: (orders: any[]) => void }} props */
function Answering({ scene, give }) {
  if (isMoving(scene)) return html`<${MoveDesk} scene=${scene} give=${give} />`;
  if (isPlacing(scene)) return html`<${PlaceDesk} scene=${scene} give=${give} />`;
  const deeds = deedsOf(scene);
  return deeds.length > 0 ? html`<${Deeds} key=${scene.message.asked?.count} scene=${scene} deeds=${deeds} give=${give} title=${say("skies-deeds")} />` : null;
}

/** @param {BoardProps} props */
export function Tray(props) {
  const { choose, chooseAsOne } = props;
  const scene = new Scene(props);
  const { decision, flown } = scene;
  if (scene.isOver) return null;
  /** @param {any[]} orders */
  const give = (orders) => (orders.length === 1 ? choose(orders[0]) : void chooseAsOne(orders));
  return html`<div class="sky-tray">
    <${Tip} message=${props.message} name=${`skies-learn-${decision ?? "wait"}`} />
    <div class="sky-desk">
      ${flown && html`<${FlightCard} scene=${scene} flyer=${flown} />`}
      <div class="sky-answers">
        <${Exchange} scene=${scene} />
        <${Answering} scene=${scene} give=${give} />
      </div>
      <${Hand} scene=${scene} choose=${choose} />
    </div>
  </div>`;
}
