// A mission flown on a real table: who keeps its reports, the sheet that is filled in, and what the others say to it.
import { at, look, refusedBy } from "../lib/api.js";
import { html, typed } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say, sayOr } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { useRules } from "./barred.js";
import { EntryForm } from "./entry-form.js";
import { Icon } from "./icons.js";
import { nameOf, namesOf } from "./people.js";
import { RuleLink } from "./rule.js";
import { reasonOf } from "./refusal.js";

/** @import { BoardModule, BoardProps } from "../boards/index.js" */
/** @import { Refused } from "../lib/api.js" */
/** @import { Seat } from "../lib/live.js" */
/** @import { ByHand, Message } from "../lib/types.js" */

/** @typedef {{ report: any, odd: { what: string, about: string }[], refused: Refused | null }} Checked */

const PAUSE = 250; // milliseconds without a change, after which the server is asked what it comes to

/** What is being filled in, by game and mission: it outlives a look at the log. */
const entries = signal(/** @type {Record<string, any>} */ ({}));

/** @param {Message} message */
const placeOf = ({ game, hand }) => `${game} ${hand?.mission} ${hand?.draft?.number ?? 0}`;

/** Is a report awaited that this reader may fill in? @param {Message} message */
export const isEntering = ({ hand, seat, outcome }) => Boolean(hand?.mission && seat !== null && !outcome);

/** @param {Message} message @param {any} entry */
function keep(message, entry) {
  entries.value = { ...entries.value, [placeOf(message)]: entry };
}

/** The board that shows the sheet in place of the campaign. @param {BoardModule} board @param {Seat} seat @returns {BoardModule} */
export const entering = (board, seat) => ({
  ...board,
  Board: (props) => html`<${Sheet} ...${props} board=${board} seat=${seat} />`,
  Tray: () => null,
});

/** @param {BoardProps & { board: BoardModule, seat: Seat }} props */
function Sheet({ board, seat, ...given }) {
  const { message } = given;
  const hand = /** @type {ByHand} */ (message.hand);
  const place = placeOf(message);
  const entry = entries.value[place];
  const [told, setTold] = useState(/** @type {Checked | null} */ (null));
  useEffect(() => {
    if (entries.peek()[place]) return;
    if (hand.draft) keep(message, hand.draft.entry);
    else look(seat.place, "report").then((sheet) => keep(message, sheet.entry), (error) => (seat.refused.value = refusedBy(error)));
  }, [place]);
  useEffect(() => {
    if (!entry) return undefined;
    const timer = setTimeout(() => {
      at(seat.place, "report/check", { entry }).then(
        (checked) => setTold({ ...checked, refused: null }),
        (error) => setTold({ report: null, odd: [], refused: refusedBy(error) }),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [entry]);
  if (!entry) return html`<p class="entering-note">${say("table-loading")}</p>`;
  const Form = board.Entry ?? EntryForm;
  /** @param {any} changed */
  const set = (changed) => keep(message, changed);
  return html`<div class="entering">
    <div class="entering-head"><h2>${say("real-title")}</h2><p class="second">${say("real-text", { mission: hand.mission ?? 0 })}</p></div>
    <${Form} ...${given} entry=${entry} set=${set} told=${told?.report ?? null} />
    <${Found} message=${message} told=${told} />
  </div>`;
}

/** What it comes to: refused with the rule, odd, or nothing to say. @param {{ message: Message, told: Checked | null }} props */
function Found({ message: { system }, told }) {
  const known = useRules(system);
  if (!told) return null;
  const { refused, odd } = told;
  const rule = refused?.refusal.rule;
  return html`<section class="entering-found" aria-label=${say("real-found")} aria-live="polite">
    ${refused && html`<p class="bad"><${Icon} name="warning" /> <b>${say("real-impossible")}</b> ${(rule && known[rule]?.title[lang.value]) ?? reasonOf(refused)}
      ${" "}${rule && html`<${RuleLink} id=${rule} system=${system} />`}</p>`}
    ${odd.map(({ what, about }) => html`<p key=${`${what} ${about}`} class="odd"><${Icon} name="warning" /> ${sayOr(`${system}-odd-${what}`, `${what} ${about}`, { about })}</p>`)}
    ${!refused && odd.length === 0 && html`<p class="good"><${Icon} name="stored" /> ${say("real-possible")}</p>`}
  </section>`;
}

/** Who keeps the reports of this campaign. @param {{ message: Message, hand: ByHand, seat: Seat }} props */
function Keeper({ message, hand, seat }) {
  const mine = message.seat === null ? undefined : hand.named[message.seat];
  const people = message.seats.flatMap(({ who }, place) => (who === "human" ? [place] : []));
  return html`<label class="keeper"><span>${say("real-keeper")}</span>
    <select class="field" value=${String(mine ?? -1)} onChange=${typed((wanted) =>
      void seat.act("report/keeper", { seat: Number(wanted) < 0 ? null : Number(wanted) }))}>
      <option value="-1">${say("real-keeper-nobody")}</option>
      ${people.map((place) => html`<option key=${place} value=${String(place)}>${nameOf(message, place)}</option>`)}
    </select>
    <span class="second">${hand.keeper === null ? say("real-both") : say("real-kept-by", { name: nameOf(message, hand.keeper) })}</span></label>`;
}

/** What is asked about the report, in the place of the question. @param {{ message: Message, seat: Seat }} props */
export function ReportBar({ message, seat }) {
  const hand = message.hand;
  if (!hand || message.seat === null || message.outcome) return null;
  const { draft, mission, open } = hand;
  if (mission === null) return open === null ? null : html`<${Reopen} message=${message} hand=${hand} seat=${seat} />`;
  const entry = entries.value[placeOf(message)];
  const agreed = Boolean(draft?.agreed.includes(message.seat));
  const isSame = draft !== null && JSON.stringify(entry) === JSON.stringify(draft.entry);
  return html`<section class="notice report-bar" aria-label=${say("real-title")}>
    <p><b>${say("real-mission", { mission })}</b> ${draft
      ? say("real-entered", { name: nameOf(message, draft.by), who: draft.by === message.seat ? "you" : "other" })
      : say("real-enter-text")}</p>
    ${message.seats.filter(({ who }) => who === "human").length > 1 && html`<${Keeper} message=${message} hand=${hand} seat=${seat} />`}
    <div class="answers">
      ${draft && !agreed && isSame && html`<button type="button" class="button main" onClick=${() => void seat.act("report/agree", { number: draft.number })}>
        <${Icon} name="stored" />${say("real-agree")}</button>`}
      ${!isSame && html`<button type="button" class="button main" aria-disabled=${entry ? undefined : "true"}
        onClick=${() => entry && void seat.act("report", { entry })}>${say(draft ? "real-enter-other" : "real-enter")}</button>`}
      ${draft && agreed && isSame && html`<span class="second">${say("real-waits", { names: awaited(message, draft.agreed) })}</span>`}
    </div>
  </section>`;
}

/** @param {Message} message @param {number[]} agreed */
const awaited = (message, agreed) =>
  namesOf(message, message.seats.flatMap(({ who }, place) => (who === "human" && !agreed.includes(place) ? [place] : [])));

/** The last report, which may still be corrected. @param {{ message: Message, hand: ByHand, seat: Seat }} props */
function Reopen({ message, hand: { open, reopening }, seat }) {
  const isMine = message.seat !== null && reopening.includes(message.seat);
  const wished = reopening.length > 0 ? say("real-reopening", { names: namesOf(message, reopening) }) : "";
  return html`<section class="notice report-bar slim" aria-label=${say("real-title")}>
    <p>${say("real-open", { mission: open ?? 0 })} ${wished}</p>
    ${!isMine && html`<button type="button" class="button small" onClick=${() => void seat.act("report/correct", { mission: open })}>${say("real-correct")}</button>`}
  </section>`;
}
