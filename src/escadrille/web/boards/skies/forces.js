// Force lists: a side as one line of text, composed within points, kept in this browser and shared by a link.
import { AircraftPicture } from "../../art/aircraft.js";
import { origin } from "../../lib/addresses.js";
import { call } from "../../lib/api.js";
import { useAnswer } from "../../lib/answer.js";
import { openTable } from "../../lib/fly.js";
import { html, typed } from "../../lib/html.js";
import { fitting, lastOpponent } from "../../lib/opponents.js";
import { go, replace } from "../../lib/router.js";
import { spoken } from "../../lib/scenarios.js";
import { useStarting } from "../../lib/starting.js";
import { recall, remember } from "../../lib/storage.js";
import { say } from "../../lib/words.js";
import { Fault } from "../../parts/fault.js";
import { Icon } from "../../parts/icons.js";
import { ShareLink } from "../../parts/links.js";
import { useState } from "../../vendor/hooks.js";

/** @import { SystemCard } from "../../lib/types.js" */
/** A squadron of a list: its type, then its pilots by skill or name. @typedef {string[]} Row */
/** @typedef {Record<"attacker" | "defender", string>} Lists */

const SIDES = /** @type {const} */ (["attacker", "defender"]);
const BUDGETS = [300, 500, 1000];
const USUAL = 500;
const FIRST = "channel-500"; // whose lists are shown first
const MOST = 3000; // what a list may come to while it is composed
const SKILLS = ["2", "3", "4", "5"];
const AVERAGE = ["3", "3", "3", "3"];
const KEPT = "lists of skies";

/** @param {string} text @returns {Row[]} */
const rowsOf = (text) => text.split("/").map((part) => part.trim().split(/\s+/));
/** @param {Row[]} rows */
const textOf = (rows) => rows.map((row) => row.join(" ")).join(" / ");

/** The lists that this browser keeps, by name. @returns {Record<string, string>} */
function keptLists() {
  try {
    return JSON.parse(recall(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** The sides of a scenario as lists; aces fly the first aircraft of skill 5. @param {any} side */
const listOf = (side) => textOf(side.squadron.map((/** @type {any} */ { type, ps, aces }) => [type, ...aces, ...ps.slice(aces.length)]));

/** Two lists that meet, and what each may cost. @param {{ card: SystemCard, packs: any, book: Record<string, any>, query: URLSearchParams }} props */
export function Wishes({ card, packs, book, query }) {
  const [first, second] = book[FIRST].side.map(listOf);
  const [kept, setKept] = useState(keptLists);
  const budget = Number(query.get("points")) || USUAL;
  const lists = { attacker: query.get("attacker") ?? first, defender: query.get("defender") ?? second };
  /** @param {Partial<Lists> & { points?: number }} part */
  const set = (part) => replace(`mission/${card.slug}?${new URLSearchParams({ ...lists, ...part, points: String(part.points ?? budget) })}`);
  const { answer, refused } = useAnswer(
    () => call(`/api/systems/${card.slug}/missions`, { body: { wishes: { ...lists, points: MOST } } }), [lists.attacker, lists.defender],
  );
  const costs = SIDES.map((_, at) => answer?.side[at]?.points ?? null);
  const isOver = costs.some((cost) => cost > budget);
  const isReady = answer && !refused && !isOver;
  const { start, isStarting, refused: notOpened } = useStarting(async (/** @type {string} */ other) => {
    const { game } = await openTable({ system: card.slug, scenario: answer.id, seats: ["me", other], wishes: { ...lists, points: budget } });
    go(other === "human" ? `host/${card.slug}/${game}` : `table/${game}`);
  });
  /** @param {string} name @param {string} text */
  const keep = (name, text) => {
    const all = { ...keptLists(), [name]: text };
    remember(KEPT, JSON.stringify(all));
    setKept(all);
  };
  const link = `${origin()}/#/mission/${card.slug}?${new URLSearchParams({ ...lists, points: String(budget) })}`;
  const isBarred = isStarting || !isReady ? "true" : undefined;
  return html`<div class="lists">
    <label class="row lists-budget"><span>${say("skies-lists-budget")}</span>
      <select class="field" value=${String(budget)} onChange=${typed((points) => set({ points: Number(points) }))}>
        ${[...new Set([...BUDGETS, budget])].map((one) => html`<option key=${one} value=${String(one)}>${say("skies-lists-points", { points: one })}</option>`)}</select></label>
    <div class="lists-sides">${SIDES.map((side, at) => html`<${Force} key=${side} side=${side} text=${lists[side]} cost=${costs[at]} budget=${budget}
      packs=${packs} book=${book} kept=${kept} keep=${keep} set=${(/** @type {string} */ text) => set({ [side]: text })} />`)}</div>
    <${Fault} refused=${refused} />
    <div class="row wrap gen-ways">
      <button type="button" class="button main" aria-disabled=${isBarred} onClick=${() => isReady && start(fitting(card.bots, lastOpponent.peek()))}>
        <${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "made-fly")}</button>
      <button type="button" class="button" aria-disabled=${isBarred} onClick=${() => isReady && start("human")}>
        <${Icon} name="host" />${say("page-host")}</button>
    </div>
    <${Fault} refused=${notOpened} />
    <ul class="plain"><${ShareLink} label=${say("skies-lists-share")} link=${link} /></ul>
  </div>`;
}

/**
 * One side: where its list comes from, its squadrons, what they come to, and a name under which it is kept.
 * @param {{ side: string, text: string, cost: number | null, budget: number, packs: any, book: Record<string, any>, kept: Record<string, string>,
 *   keep: (name: string, text: string) => void, set: (text: string) => void }} props
 */
function Force({ side, text, cost, budget, packs, book, kept, keep, set }) {
  const [name, setName] = useState("");
  const rows = rowsOf(text);
  const nation = packs.aircraft[rows[0]?.[0] ?? ""]?.nation;
  const types = Object.values(packs.aircraft).filter((one) => one.nation === nation);
  const over = cost === null ? 0 : cost - budget;
  /** @param {number} at @param {Row[]} into */
  const change = (at, ...into) => set(textOf([...rows.slice(0, at), ...into, ...rows.slice(at + 1)]));
  return html`<section class="sheet box list">
    <h2>${say(`skies-lists-${side}`)}</h2>
    <p class=${over > 0 ? "over" : "second"} role="status">${cost !== null && say("skies-lists-cost", { cost, budget, over: Math.max(0, over) })}</p>
    <label class="row"><span class="grow">${say("skies-lists-from")}</span>
      <select class="field" value=${text} onChange=${typed((one) => one && set(one))}>
        <option value=${text}>${say("skies-lists-this")}</option>
        ${Object.keys(kept).length > 0 && html`<optgroup label=${say("skies-lists-kept")}>
          ${Object.entries(kept).map(([one, line]) => html`<option key=${one} value=${line}>${one}</option>`)}</optgroup>`}
        <optgroup label=${say("skies-lists-ready")}>${Object.values(book).flatMap((scenario) =>
          scenario.side.map((/** @type {any} */ one, /** @type {number} */ at) => html`<option key=${`${scenario.id} ${at}`} value=${listOf(one)}>
            ${spoken(scenario.title)} · ${spoken(one.name)}</option>`))}</optgroup></select></label>
    ${rows.map((row, at) => html`<${Flight} key=${at} row=${row} types=${types} packs=${packs} isAlone=${rows.length === 1}
      set=${(/** @type {Row | null} */ one) => (one ? change(at, one) : change(at))} />`)}
    <div class="row wrap">
      <button type="button" class="button small" onClick=${() => set(textOf([...rows, [rows[0]?.[0] ?? "", ...AVERAGE]]))}>${say("skies-lists-squadron")}</button>
      <form class="row list-keep" onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (name.trim()) keep(name.trim(), text);
      }}>
        <input class="field" maxlength="40" value=${name} aria-label=${say("skies-lists-name")} placeholder=${say("skies-lists-name")} onInput=${typed(setName)} />
        <button class="button small">${say(kept[name.trim()] === text ? "skies-lists-is-kept" : "skies-lists-keep")}</button>
      </form>
    </div>
  </section>`;
}

/**
 * A squadron: its type and its pilots.
 * @param {{ row: Row, types: any[], packs: any, isAlone: boolean, set: (row: Row | null) => void }} props
 */
function Flight({ row: [type = "", ...pilots], types, packs, isAlone, set }) {
  const plane = packs.aircraft[type];
  const aces = Object.values(packs.ace).filter((one) => one.type === type);
  /** @param {number} at @param {string} pilot */
  const change = (at, pilot) => {
    const crew = [...pilots.slice(0, at), ...(pilot ? [pilot] : []), ...pilots.slice(at + 1)];
    set(crew.length > 0 ? [type, ...crew] : null);
  };
  return html`<fieldset class="list-flight"><legend class="hidden">${plane?.name ?? type}</legend>
    <div class="row"><${AircraftPicture} label="" type=${type} nation=${plane?.nation ?? ""} year=${plane?.year ?? 0} px=${48} heading=${0} />
      <select class="field grow" value=${type} aria-label=${say("skies-lists-type")}
        onChange=${typed((one) => set([one, ...pilots.map((pilot) => (packs.ace[pilot] ? "5" : pilot))]))}>
        ${types.map((one) => html`<option key=${one.id} value=${one.id}>${one.name} · ${one.points}</option>`)}</select></div>
    <div class="row wrap">
      ${pilots.map((pilot, at) => html`<select key=${at} class="field" value=${pilot} aria-label=${say("skies-lists-pilot", { number: at + 1 })}
        onChange=${typed((one) => change(at, one))}>
        ${SKILLS.map((skill) => html`<option key=${skill} value=${skill}>${say("skies-lists-skill", { skill: Number(skill) })}</option>`)}
        ${aces.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}
        ${!(isAlone && pilots.length === 1) && html`<option value="">${say("skies-lists-nobody")}</option>`}</select>`)}
      <button type="button" class="button small" aria-label=${say("skies-lists-more")} onClick=${() => set([type, ...pilots, "3"])}>+</button>
    </div>
  </fieldset>`;
}
