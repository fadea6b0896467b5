// A game that this server can no longer play: what it was, how to see it, and its record.
import { useAnswer } from "../lib/answer.js";
import { at, look } from "../lib/api.js";
import { html } from "../lib/html.js";
import { replace } from "../lib/router.js";
import { titleOf } from "../lib/scenarios.js";
import { useTitle } from "../lib/title.js";
import { say } from "../lib/words.js";
import { useSignal } from "../vendor/signals.js";
import { Download } from "./download.js";
import { Icon } from "./icons.js";
import { Loading, Lonely, Notice } from "./notice.js";

/** @import { Place } from "../lib/keys.js" */
/** @import { Frozen } from "../lib/types.js" */

/** What a place was told, from the first moment on. @param {string} game @param {number | null} seat */
export const toldTo = (game, seat) => `replay/${game}/0${seat === null ? "" : `?seat=${seat}`}`;

/** @param {{ place: Pick<Place, "game" | "key"> }} props */
export function FrozenTable({ place }) {
  const { answer, refused, again } = useAnswer(() => look(place), [place.game, place.key]);
  if (refused) return html`<${Notice} name="unloaded" again=${again} />`;
  if (!answer) return html`<${Loading} text=${say("table-loading")} />`;
  return html`<${Shown} place=${place} told=${answer} again=${again} />`;
}

/** @param {{ place: Pick<Place, "game" | "key">, told: Frozen, again: () => void }} props */
function Shown({ place, told, again }) {
  const isAsked = useSignal(false);
  const name = titleOf(told.system, told.scenario);
  useTitle(name);
  const giveUp = async () => {
    await at(place, "resign");
    again();
  };
  const people = told.seats.filter(({ who }) => who === "human").length;
  const canGiveUp = told.seat !== null && !told.over && people > 1;
  const askOnce = () => (isAsked.value = true);
  return html`<${Lonely} title=${say("table-frozen")}>
    <p>${say("table-frozen-text", { title: name, version: told.version, house: told.house })}</p>
    <p class="second">${say(told.over ? "table-frozen-over" : "table-frozen-running", { moments: told.moments })}</p>
    <p class="row wrap">
      ${told.moments > 0 &&
      html`<button type="button" class="button main" onClick=${() => replace(toldTo(place.game, told.seat))}>
        <${Icon} name="play" />${say("table-frozen-show")}
      </button>`}
      <${Download} place=${place} />
      <a class="button" href="#/"><${Icon} name="back" />${say("table-notice-home")}</a>
    </p>
    ${canGiveUp && html`<p class="row wrap">
      <span class="second">${say("table-frozen-give-up-text")}</span>
      <button type="button" class="button small" onClick=${isAsked.value ? giveUp : askOnce}>
        ${say(isAsked.value ? "table-frozen-give-up-sure" : "table-frozen-give-up")}</button>
    </p>`}
  <//>`;
}
