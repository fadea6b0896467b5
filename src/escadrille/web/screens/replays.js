// Flights that are over, and records brought from elsewhere.
import { Refused, bring } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep } from "../lib/keys.js";
import { finished } from "../lib/mine.js";
import { go } from "../lib/router.js";
import { say } from "../lib/words.js";
import { Fault } from "../parts/fault.js";
import { FlownRow } from "../parts/flown.js";
import { Icon } from "../parts/icons.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { useRef, useState } from "../vendor/hooks.js";

const LARGEST = 4 * 1024 * 1024; // bytes; a long battle is a hundredth of it

export const Replays = () => html`<${Screen} here="replays" name=${say("page-place-replays")} kind="replays">
  <${Bring} />
  ${finished.value.length
    ? html`<section class="sheet box">
        <h2>${say("page-replays-mine")}</h2>
        <ul>
          ${finished.value.map((flight) => html`<li key=${flight.place.game}><${FlownRow} flight=${flight} /></li>`)}
        </ul>
      </section>`
    : html`<${EmptySheet} title=${say("page-no-replay")} text=${say("page-no-replay-text")}>
      <a class="button main" href="#/">${say("page-choose")}</a><//>`}
<//>`;

/** Import a record: chosen, or dropped here. */
function Bring() {
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState(/** @type {Refused | undefined} */ (undefined));
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));

  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file || isBusy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      if (file.size > LARGEST) throw new Refused(413, { code: "request/large", message: "" });
      const { game, spectator } = await bring(await file.text());
      keep({ game, key: spectator, spectator });
      go(`replay/${game}/0`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error.status === 400 ? new Refused(400, { ...error.refusal, code: "record/bad" }) : error);
    } finally {
      setBusy(false);
      if (chooser.current) chooser.current.value = "";
    }
  };
  /** @param {DragEvent} event */
  const over = (event) => {
    event.preventDefault();
    setOver(true);
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  return html`<section class=${isOver ? "sheet box bring over" : "sheet box bring"} onDragOver=${over}
    onDragLeave=${() => setOver(false)} onDrop=${drop}>
    <h2>${say("page-bring")}</h2>
    <p class="second">${say("page-bring-text")}</p>
    <label class="button">
      <${Icon} name="upload" />${say(isBusy ? "page-bringing" : "page-bring-choose")}
      <input type="file" class="hidden" accept=".jsonl,.json,.txt" ref=${chooser}
        onChange=${() => take(chooser.current?.files?.[0])} />
    </label>
    <${Fault} refused=${refused} />
  </section>`;
}
