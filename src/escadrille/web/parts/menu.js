// The menu of a table: links, what one can do beside flying, settings, keys. It covers nothing that asks.
import { focusOn, onEscape, useFocus } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { say } from "../lib/words.js";
import { LanguageButton, ThemeButton } from "./bar.js";
import { Block } from "./block.js";
import { BotSeats, StandIn } from "./bots.js";
import { Delete } from "./delete.js";
import { Download, WatchAgain } from "./download.js";
import { ClockDeeds } from "./hands.js";
import { Icon } from "./icons.js";
import { Introduction } from "./introduction.js";
import { Mute } from "./mute.js";
import { NameForm } from "./name.js";
import { Refusal } from "./refusal.js";
import { Seal } from "./seal.js";
import { Share, canShare } from "./share.js";
import { KeyList } from "./shortcuts.js";
import { Sure } from "./sure.js";
import { Switches } from "./switches.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */
/** @import { Signal } from "../vendor/signals.js" */

/** @typedef {"" | "all" | "share"} MenuState */

/** @param {{ state: Signal<MenuState>, message: Message, seat: Seat, isWatching: boolean }} props */
export function Menu({ state, message, seat, isWatching }) {
  const panel = useFocus([state.value], state.value !== "");
  if (!state.value) return null;
  const close = () => {
    const opened = state.value;
    state.value = "";
    focusOn(`[data-opens="${opened}"]`);
  };
  const label = say("table-menu");
  return html`<section id="menu" class="menu sheet" tabindex="-1" ref=${panel} aria-label=${label}
    onKeyDown=${onEscape(close)}>
    <div class="row head">
      <h2 class="grow">${state.value === "share" ? say("table-share") : label}</h2>
      <button type="button" class="button small" onClick=${close}><${Icon} name="close" />${say("table-close")}</button>
    </div>
    <${Refusal} seat=${seat} system=${message.system} />
    ${canShare(message) && html`<section><h3>${say("table-share-title")}</h3><${Share} message=${message} /></section>`}
    ${state.value === "all" && html`<${Everything} message=${message} seat=${seat} isWatching=${isWatching} />`}
  </section>`;
}

/** @param {{ message: Message, seat: Seat, isWatching: boolean }} props */
function Everything({ message, seat, isWatching }) {
  const place = placeOf(message.game);
  return html`
    <section class="actions">
      <h3>${say("table-menu-game")}</h3>
      <${Watching} message=${message} isWatching=${isWatching} />
      ${message.seat !== null && !message.outcome &&
      html`${message.seats.length > 1 && html`<${Draw} message=${message} seat=${seat} />`}
        <${ClockDeeds} message=${message} seat=${seat} />
        <${StandIn} message=${message} seat=${seat} /><${Resign} seat=${seat} />`}
      ${message.outcome && html`<${WatchAgain} game=${message.game} />
        ${!message.campaign?.running &&
        html`<${Download} place=${seat.place} isCampaign=${Boolean(message.missions?.length)} />`}`}
      ${!isWatching && !message.campaign && html`<${Delete} message=${message} seat=${seat} />`}
    </section>
    ${place?.host && !message.outcome && html`<${BotSeats} message=${message} seat=${seat} host=${place.host} />`}
    <${Block} message=${message} seat=${seat} />
    ${place?.host && html`<${Mute} message=${message} seat=${seat} host=${place.host} />`}
    <section>
      <h3>${say("table-menu-settings")}</h3>
      <div class="row phone"><${LanguageButton} /><${ThemeButton} /></div>
      ${message.seat !== null && html`<${NameForm} />${!message.campaign && html`<${MyKey} seat=${seat} />`}`}
      <${Switches} />
    </section>
    <section>
      <h3>${say("table-menu-seal")}</h3>
      <${Seal} message=${message} />
    </section>
    <section><h3>${say("table-menu-help")}</h3><${Introduction} slug=${message.system} /></section>
    <section><h3>${say("table-menu-keys")}</h3><${KeyList} /></section>`;
}

/** What spectators see, where this browser has their key. @param {{ message: Message, isWatching: boolean }} props */
function Watching({ message, isWatching }) {
  const place = placeOf(message.game);
  const table = `#/table/${message.game}`;
  if (isWatching) return html`<a class="button" href=${table}><${Icon} name="back" />${say("table-watch-leave")}</a>`;
  if (!place?.spectator || place.spectator === place.key) return null;
  return html`<a class="button" href=${`${table}?watch`}><${Icon} name="spectators" />${say("table-watch")}</a>`;
}

/** @param {{ message: Message, seat: Seat }} props */
function Draw({ message, seat }) {
  const isMine = message.draw.includes(message.seat ?? -1);
  const toggle = () => seat.act("draw", { offer: !isMine });
  return html`<button type="button" class="button" onClick=${toggle}>
    <${Icon} name="draw" />${isMine ? say("table-draw-withdraw") : say("table-draw-offer")}
  </button>`;
}

/** A new key for my seat, should somebody know the old one. @param {{ seat: Seat }} props */
function MyKey({ seat }) {
  const renew = async () => {
    const fresh = await seat.act("keys");
    if (fresh) keep({ game: seat.place.game, key: fresh.key });
  };
  return html`<div class="my-key">
    <button type="button" class="button" onClick=${renew}><${Icon} name="locked" />${say("table-key-renew")}</button>
    <p class="second">${say("table-key-renew-text")}</p>
  </div>`;
}

/** @param {{ seat: Seat }} props */
const Resign = ({ seat }) => html`<${Sure} icon="resign" label=${say("table-resign")}
  question=${say("table-resign-sure")} yes=${say("table-resign-yes")} no=${say("table-resign-no")}
  act=${() => seat.act("resign")} />`;
