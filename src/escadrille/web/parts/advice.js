// Advice for a commander: two or three plans, flown to the end of the mission many times, and compared.
import { drop, look } from "../lib/api.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect } from "../vendor/hooks.js";
import { CounselPanel, askFor, useCounsel } from "./counsel.js";

/** @import { Advised, Figure, Message, Plan, Told } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

const PACE = 350; // milliseconds between two looks at how far it is
/** @type {Omit<Advised, "count">} */
const NOTHING = { played: 0, wanted: 1, done: false, sure: "even", plans: [] };

/** @param {Seat} seat @param {Message} message */
export function useAdvice(seat, message) {
  const { now, ask, held } = useCounsel(seat, message, NOTHING, async (tell, isWanted) => {
    /** @type {Advised} */
    let told = await askFor(seat, "advice", message);
    for (tell(told); isWanted() && !told.done; tell(told)) {
      await new Promise((wake) => setTimeout(wake, PACE));
      if (isWanted()) told = await look(seat.place, `advice?lang=${lang.peek()}`);
    }
  });
  const close = () => {
    if (held.peek()?.done === false) drop(seat.place, "advice").catch(() => {});
    held.value = null;
  };
  useEffect(() => close, []);
  return { advised: now, ask, close };
}

/**
 * What a good pilot would answer to this kind of question.
 * @param {Seat} seat @param {Message} message @returns {Promise<Told[]>}
 */
export const proposalFor = (seat, message) => askFor(seat, "proposal", message);

/** @param {{ advised: Advised | null, choose: (order: any) => void, close: () => void }} props */
export function AdvicePanel({ advised, choose, close }) {
  if (!advised) return null;
  const { done, plans, played } = advised;
  return html`<${CounselPanel} kind="hint advice" name=${say("advice-name")} about=${[done]}
    title=${done ? say(`advise-sure-${advised.sure}`) : say("advice-flying")}
    closing=${say(done ? "hint-close" : "advice-stop")} close=${close}
    note=${done && html`<span class="second">${say("advise-title", { played })}</span>`}>
    ${!done && html`<${Progress} advised=${advised} />`}
    ${plans.length > 0 && html`<ol class="plans">${plans.map((plan, place) => html`<${PlanCard} key=${plan.name}
      plan=${plan} isBest=${place === 0 && done && plans.length > 1} choose=${choose} />`)}</ol>`}
  <//>`;
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
