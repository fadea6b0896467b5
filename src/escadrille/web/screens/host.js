// Hosting: what is flown, by whom, under which rules; then the links to share.
import { content, systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { openTable } from "../lib/fly.js";
import { html, typed } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { fitting, lastOpponent } from "../lib/opponents.js";
import { go } from "../lib/router.js";
import { scenariosOf, seatsOf } from "../lib/scenarios.js";
import { submits, useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Briefing } from "../parts/briefing.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Door } from "../parts/door.js";
import { Introduction } from "../parts/introduction.js";
import { Links } from "../parts/links.js";
import { ScenarioPicker } from "../parts/scenarios.js";
import { Screen } from "../parts/screen.js";
import { Seats } from "../parts/seats.js";
import { isSolo } from "../parts/system.js";
import { Switches, settled } from "../parts/options.js";
import { Timing } from "../parts/timing.js";
import { signal } from "../vendor/signals.js";

/** @import { Control, SystemCard } from "../lib/types.js" */

/** @typedef {{ chosen: string, who: string[], changes: Record<string, any>, delay: number, hints: boolean, clock?: Control | undefined, door?: string, watch?: boolean, real?: boolean }} Draft */

const FRESH = { who: ["me", "human"], changes: {}, delay: 0, hints: true };
const ALONE = { ...FRESH, who: ["me"] };
/** What is being filled in, by system: it outlives a look at a rule. */
const drafts = signal(/** @type {Record<string, Draft>} */ ({}));
const DELAYS = [0, 60, 300, 900, 3600]; // seconds that spectators lag behind

/** @param {{ path: string[] }} props */
export function Host({ path: [slug = "", game = ""] }) {
  const place = game ? placeOf(game) : undefined;
  const { answer, refused, again } = useAnswer(systems, []);
  const shared = (answer ?? []).filter((system) => !isSolo(system));
  const card = shared.find((system) => system.slug === slug) ?? shared[0];
  return html`<${Screen} here="fly" name=${say(place ? "page-opened" : "page-host-table")} kind="host">
    <${Fault} refused=${refused} again=${again} />
    ${place && html`<${Links} place=${place} />`}
    ${!place && card && html`<${Form} key=${card.slug} card=${card} cards=${shared} />`}
  <//>`;
}

/** Choosing what to fly against bots: the same form, and one takes off at once. @param {{ path: string[] }} props */
export function Choose({ path: [slug = ""] }) {
  const { answer, refused, again } = useAnswer(systems, []);
  const shared = (answer ?? []).filter((system) => !isSolo(system));
  const card = shared.find((system) => system.slug === slug) ?? shared[0];
  return html`<${Screen} here="fly" name=${say("page-choose-title")} kind="host">
    <${Fault} refused=${refused} again=${again} />
    ${card && html`<${Form} key=${card.slug} card=${card} cards=${shared} isAlone />`}
  <//>`;
}

/** A fight for which the sides choose their aircraft themselves. @param {any} scenario */
const isFree = ({ side }) =>
  side?.some((/** @type {any} */ { points, aircraft }) =>
    points != null || aircraft?.some((/** @type {any} */ { type }) => type === null)) ?? false;

/** The smallest free fight there is. @param {Record<string, any>} book */
const freeOf = (book) =>
  Object.values(book).filter(isFree).sort((one, other) => seatsOf(one).length - seatsOf(other).length)[0];

/** @param {{ card: SystemCard, cards: SystemCard[], isAlone?: boolean }} props */
function Form({ card, cards, isAlone }) {
  const { slug } = card;
  const kind = `${isAlone ? "choose" : "host"}/${slug}`;
  const { answer, refused, again } = useAnswer(() => Promise.all([scenariosOf(slug), content(slug)]), [slug]);
  const { chosen, who, changes, delay, hints, clock, door = "invitation", watch = false, real = false } = drafts.value[kind] ?? {
    ...(isAlone ? ALONE : FRESH), chosen: card.first_scenario,
  };
  /** @param {Partial<Draft>} part */
  const set = (part) => {
    drafts.value = { ...drafts.value, [kind]: { chosen, who, changes, delay, hints, clock, door, watch, real, ...part } };
  };
  const [book, pack] = answer ?? [];
  const scenario = book?.[chosen];
  const seats = seatsOf(scenario).map((_, seat) => who[seat] ?? fitting(card.bots, lastOpponent.value));
  const takesOff = isAlone && !seats.includes("human") && seats.includes("me");
  const free = freeOf(book ?? {});
  const { start, isStarting, refused: notOpened } = useStarting(async () => {
    const options = settled(card.options, scenario, changes);
    const { game } = await openTable({ system: slug, scenario: chosen, seats, options, delay, hints, ...(clock && { clock }), ...(isAlone ? {} : { door, watch }), ...(real && card.flies ? { real } : {}) });
    go(takesOff ? `table/${game}` : `host/${slug}/${game}`);
    drafts.value = {};
  });
  /** Who sits down elsewhere leaves the first place to a person. @param {number} seat @param {string} one */
  const place = (seat, one) => {
    const others = seats.map((other) => (one === "me" && other === "me" ? "human" : other));
    const sits = one === "bot" ? fitting(card.bots, lastOpponent.peek()) : one;
    if (one in card.bots || one.includes(":")) lastOpponent.value = one;
    set({ who: Object.assign(others, { [seat]: sits }) });
  };
  if (refused) return html`<${Fault} refused=${refused} again=${again} />`;
  if (!scenario) return html`<${Loading} what=${say("page-loading-scenarios")} />`;
  return html`<form class="host-form" onSubmit=${submits(start)}>
    <div class="sheet box pick">
      <${SystemChoice} cards=${cards} slug=${slug} way=${isAlone ? "choose" : "host"} />
      <${Introduction} slug=${slug} />
      ${free && html`<button type="button" class="button free" aria-pressed=${isFree(scenario) ? "true" : "false"}
        onClick=${() => set({ chosen: free.id })}>${say("page-free-fight")}</button>`}
      <${ScenarioPicker} slug=${slug} book=${book ?? {}} chosen=${chosen}
        choose=${(/** @type {string} */ id) => set({ chosen: id })} />
    </div>
    <div class="order">
      <${Briefing} slug=${slug} scenario=${scenario} pack=${pack} />
      <${Seats} scenario=${scenario} seats=${seats} bots=${card.bots} place=${place}>
        <label class="row seat">
          <span class="grow">${say("page-spectators")}</span>
          <select class="field" value=${String(delay)} onChange=${typed((wanted) => set({ delay: Number(wanted) }))}>
            ${DELAYS.map((seconds) => {
              const words = say("page-delay", { minutes: seconds / 60 });
              return html`<option value=${String(seconds)}>${words}</option>`;
            })}
          </select>
        </label>
        ${!isAlone && html`<${Door} door=${door} watch=${watch} set=${set} />`}
        ${card.flies && html`<label class="row seat"><span class="grow">${say("real-host")}</span>
          <select class="field" value=${real ? "yes" : "no"} onChange=${typed((one) => set({ real: one === "yes" }))}>
            <option value="no">${say("real-host-no")}</option><option value="yes">${say("real-host-yes")}</option>
          </select></label>`}
        ${!isAlone && html`<${Timing} clock=${clock} bot=${fitting(card.bots, lastOpponent.value)}
          set=${(/** @type {Control | undefined} */ wanted) => set({ clock: wanted })} />`}
        <label class="row seat">
          <span class="grow">${say("hint-allow")}</span>
          <select class="field" value=${hints ? "yes" : "no"} onChange=${typed((may) => set({ hints: may === "yes" }))}>
            <option value="yes">${say("hint-allow-yes")}</option>
            <option value="no">${say("hint-allow-no")}</option>
          </select>
        </label>
      <//>
      <${Switches} slug=${slug} options=${card.options} scenario=${scenario} changes=${changes}
        change=${(/** @type {Record<string, any>} */ all) => set({ changes: all })} />
      <div class="open">
        <button class="button main" aria-disabled=${isStarting ? "true" : undefined}>
          ${takesOff
            ? html`<${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "page-take-off")}`
            : html`<${Icon} name="host" />${say(isStarting ? "page-opening" : "page-open")}`}
        </button>
        ${!takesOff && html`<p class="second">${say("page-open-text")}</p>`}
        <${Fault} refused=${notOpened} />
      </div>
    </div>
  </form>`;
}

/** @param {{ cards: SystemCard[], slug: string, way: string }} props */
const SystemChoice = ({ cards, slug, way }) => html`<fieldset class="systems">
  <legend><h2>${say("page-system")}</h2></legend>
  ${cards.map((card) => html`<label class="choice">
    <input type="radio" name="system" checked=${card.slug === slug} onChange=${() => go(`${way}/${card.slug}`)} />
    <b>${systemName(card.slug)}</b>
  </label>`)}
</fieldset>`;
