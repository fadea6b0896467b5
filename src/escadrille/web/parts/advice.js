// Advice for a commander: two or three plans, flown to the end of the mission many times, and compared.
import { Refused, at, drop, look } from "../lib/api.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";
import { canAsk } from "./hint.js";
import { Icon } from "./icons.js";

/** @import { Advised, Figure, Message, Plan, Told } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */
/** @import { Signal } from "../vendor/signals.js" */

const PACE = 350; // milliseconds between two looks at how far it is

/** Asking for advice; it goes with its question. @param {Seat} seat @param {Message} message */
export function useAdvice(seat, message) {
  const held = /** @type {Signal<Advised | null>} */ (useSignal(/** @type {Advised | null} */ (null)));
  const count = message.asked?.count ?? -1;
  const advised = held.value?.count === count ? held.value : null;
  const ask = async () => {
    if (!message.asked || !canAsk(message) || advised) return;
    seat.refused.value = null;
    held.value = { count, played: 0, wanted: 1, done: false, sure: "even", plans: [] };
    const isWanted = () => held.peek()?.count === count && seat.message.peek()?.asked?.count === count;
    try {
      let told = /** @type {Advised} */ (await at(seat.place, `advice?lang=${lang.peek()}`, { count }));
      while (isWanted()) {
        held.value = told;
        if (told.done) return;
        await new Promise((wake) => setTimeout(wake, PACE));
        if (isWanted()) told = await look(seat.place, `advice?lang=${lang.peek()}`);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      held.value = null;
      if (error.refusal.code !== "order/stale") seat.refused.value = error;
    }
  };
  const close = () => {
    if (held.peek()?.done === false) drop(seat.place, "advice").catch(() => {});
    held.value = null;
  };
  useEffect(() => close, []);
  return { advised, ask, close };
}

/**
 * What a good pilot would answer to this kind of question.
 * @param {Seat} seat
 * @param {Message} message
 * @returns {Promise<Told[]>}
 */
export const proposalFor = (seat, message) =>
  at(seat.place, `proposal?lang=${lang.peek()}`, { count: message.asked?.count ?? -1 });

/** @param {{ advised: Advised | null, choose: (order: any) => void, close: () => void }} props */
export function AdvicePanel({ advised, choose, close }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const isDone = advised?.done ?? false;
  useEffect(() => {
    if (advised) heading.current?.focus();
  }, [advised === null, isDone]);
  if (!advised) return null;
  const leave = () => {
    close();
    /** @type {HTMLElement | null} */ (document.querySelector(".question h2"))?.focus();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  return html`<section class="hint advice" aria-label=${say("advice-name")} onKeyDown=${press}>
    <h3 tabindex="-1" ref=${heading}><${Icon} name="hint" />
      <span>${isDone ? say(`advise-sure-${advised.sure}`) : say("advice-flying")}</span></h3>
    ${!isDone && html`<${Progress} advised=${advised} />`}
    ${advised.plans.length > 0 && html`<ol class="plans">${advised.plans.map((plan, place) => html`<${PlanCard}
      key=${plan.name} plan=${plan} isBest=${place === 0 && isDone && advised.plans.length > 1} choose=${choose} />`)}
        </ol>`}
    <div class="row">
      <button type="button" class="button" onClick=${leave}>${say(isDone ? "hint-close" : "advice-stop")}</button>
      ${isDone && html`<span class="second">${say("advise-title", { played: advised.played })}</span>`}
    </div>
  </section>`;
}

/** @param {{ advised: Advised }} props */
const Progress = ({ advised: { played, wanted } }) => html`<p class="progress">
  <span class="gauge" role="progressbar" aria-label=${say("advice-flying")} aria-valuemin="0" aria-valuemax=${wanted}
      aria-valuenow=${played}>
    <span style=${{ width: `${(100 * played) / wanted}%` }} /></span>
  <span class="second">${say("advice-played", { played, wanted })}</span>
</p>`;

/** An answer by its name, without its figures. @param {Told} told */
const nameOf = ({ say: words, text }) => words?.name ?? text;

/** @param {{ plan: Plan, isBest: boolean, choose: (order: any) => void }} props */
function PlanCard({ plan: { told, title, worlds, figures, says }, isBest, choose }) {
  return html`<li class=${isBest ? "plan best" : "plan"}>
    <h4>${title ?? nameOf(told)}${isBest && html` <span class="stamp">${say("advice-best")}</span>`}</h4>
    ${title && html`<p class="second">${say("advise-now", { order: nameOf(told) })}</p>`}
    ${figures.destroyed && html`<${Share} figure=${figures.destroyed} />`}
    <ul>${says.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
    <p class="second">${say("advise-worlds", { worlds })}</p>
    <button type="button" class=${isBest ? "button yours" : "button"} onClick=${() => choose(told.order)}>
      ${say("advice-follow")}</button>
  </li>`;
}

/** How often the Target was destroyed. @param {{ figure: Figure }} props */
const Share = ({ figure: { mean } }) => html`<span class="gauge" aria-hidden="true"><span
    style=${{ width: `${100 * mean}%` }} /></span>`;
