// Before the deal: who sits already, whom one waits for, and the links to share.
import { html } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { BotSeats } from "./bots.js";
import { Company } from "./company.js";
import { Delete } from "./delete.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";
import { Loading } from "./fault.js";
import { isBot, nameOf, namesOf } from "./people.js";
import { Refusal } from "./refusal.js";
import { Screen } from "./screen.js";
import { Share, canShare } from "./share.js";
import { Strip } from "./strip.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** @param {{ seat: Seat, message: Message }} props */
export function Gathering({ seat, message }) {
  const { gathering, seats, system } = message;
  const place = placeOf(message.game);
  const absent = seats.flatMap((chair, number) => (chair.sits || isBot(message, number) ? [] : [number]));
  const late = (gathering?.missing ?? []).filter((number) => number !== message.seat && !absent.includes(number));
  if (absent.length + late.length === 0)
    return html`<${Screen} here="fly" name=${titleOf(system, message.scenario)}>
      <${Strip} seat=${seat} /><${Loading} what=${say("gathering-dealing")} />
    <//>`;
  return html`<${Screen} here="fly" name=${say("page-opened")} kind="host">
    <${Strip} seat=${seat} />
    <section class="sheet box invitation gathering">
      <h2>${systemName(system)} · ${titleOf(system, message.scenario)}</h2>
      <p role="status"><b>
        ${absent.length > 0
          ? say("gathering-absent", { names: namesOf(message, absent), count: absent.length })
          : say("gathering-late", { names: namesOf(message, late), count: late.length })}
      </b></p>
      <ul class="sitting">
        ${seats.map((chair, number) => html`<li key=${number}>
          <${Icon} name=${isBot(message, number) ? "bot" : chair.sits ? "person" : "waiting"} />
          <b>${nameOf(message, number)}</b>${" "}<span class="second">${stateOf(message, number)}</span>
        </li>`)}
      </ul>
      <${Company} message=${message} seat=${seat} />
      ${canShare(message) && html`<${Share} message=${message} />`}
      <p class="second">${say("gathering-text")}</p>
    </section>
    ${place?.host && html`<section class="sheet box hosting">
      <${Refusal} seat=${seat} system=${system} />
      <${BotSeats} message=${message} seat=${seat} host=${place.host} />
      <${Delete} message=${message} seat=${seat} />
    </section>`}
  <//>`;
}

/** @param {Message} message @param {number} number */
function stateOf({ gathering, seats }, number) {
  const chair = seats[number];
  if (!chair || isBot({ seats }, number)) return say("gathering-bot");
  if (!chair.sits) return say("gathering-empty");
  return say(gathering?.sealed.includes(number) ? "gathering-sealed" : "gathering-sits");
}
