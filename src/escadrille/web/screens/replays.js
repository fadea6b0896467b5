// Flights that are over, and records brought from elsewhere.
import { Refused, bring } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep } from "../lib/keys.js";
import { finished } from "../lib/mine.js";
import { go } from "../lib/router.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Fault } from "../parts/fault.js";
import { Flights } from "../parts/flights.js";
import { FlownRow } from "../parts/flown.js";
import { Icon } from "../parts/icons.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { useRef, useState } from "../vendor/hooks.js";

const LARGEST = 4 * 1024 * 1024; // bytes; a long battle is a hundredth of it

export const Replays = () => html`<${Screen} here="replays" name=${say("page-place-replays")} kind="replays">
  <${Bring} />
  ${finished.value.length
    ? html`<${Flights} title=${say("page-replays-mine")} flights=${finished.value} row=${FlownRow} />`
    : html`<${EmptySheet} title=${say("page-no-replay")} text=${say("page-no-replay-text")}>
      <a class="button main" href="#/">${say("page-choose")}</a><//>`}
<//>`;

/** Import a record: chosen, or dropped here. */
function Bring() {
  const [isOver, setOver] = useState(false);
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { start, isStarting, refused } = useStarting(async (/** @type {File} */ file) => {
    if (chooser.current) chooser.current.value = "";
    if (file.size > LARGEST) throw new Refused(413, { code: "request/large", message: "" });
    const { game, spectator } = await bring(await file.text());
    keep({ game, key: spectator, spectator });
    go(`replay/${game}/0`);
  });
  /** @param {FileList | null | undefined} files */
  const take = (files) => files?.[0] && void start(files[0]);
  /** @param {DragEvent} event */
  const over = (event) => {
    event.preventDefault();
    setOver(true);
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer?.files);
  };
  return html`<section class=${isOver ? "sheet box bring over" : "sheet box bring"} onDragOver=${over}
    onDragLeave=${() => setOver(false)} onDrop=${drop}>
    <h2>${say("page-bring")}</h2>
    <p class="second">${say("page-bring-text")}</p>
    <label class="button">
      <${Icon} name="upload" />${say(isStarting ? "page-bringing" : "page-bring-choose")}
      <input type="file" class="hidden" accept=".jsonl,.json,.txt" ref=${chooser}
        onChange=${() => take(chooser.current?.files)} />
    </label>
    <${Fault} refused=${refused} />
  </section>`;
}
