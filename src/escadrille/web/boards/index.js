// What systems bring to the page by their manifests; one without a board is played on the generic table.
import { content, look, lost } from "../lib/api.js";
import { addressOf } from "../lib/files.js";
import { scenariosOf } from "../lib/scenarios.js";
import { learnOf } from "../lib/words.js";
import { all } from "./all.js";

/** @import { Message, Told, Words } from "../lib/types.js" */
/** @import { LogRow } from "../lib/live.js" */
/** @import { Moment } from "./kit/stage.js" */
/** @import { Shown } from "../parts/panel.js" */

/**
 * What a board is given. In a replay nothing is asked, and `open` holds the views of all seats.
 * @typedef {object} BoardProps
 * @property {Message} message
 * @property {any} content what the packs hold: /api/systems/SLUG/content
 * @property {any} scenario
 * @property {(order: any) => void} choose answers the question; only what is in message.asked.legal
 * @property {boolean} busy an answer is on its way
 * @property {any[]} news the events that led to this message, to be shown as motion
 * @property {LogRow[]} log everything that happened until now
 * @property {any[] | null} open
 * @property {(() => Promise<Told[]>) | null} propose asks what a good pilot would answer, one thing after another
 * @property {(orders: any[]) => Promise<void>} chooseAll answers with these, one after another
 * @property {(orders: any[]) => Promise<void>} chooseAsOne answers with these as one: all are taken, or none
 * @property {((times: number) => void) | null} undo takes back so many of one's own answers
 * @property {((order: any) => void) | null} instead takes back what is composed, and answers with this
 * @property {(seat: number) => string} nameOf who sits there, in words
 */

/**
 * A turn of the log; `when` is turn·phase.
 * @typedef {{ title: string, stamp: number, rows: (LogRow & { when: string })[] }} Chapter
 */

/**
 * What became of an aircraft and of who flew it, in words.
 * @typedef {{ name: string, pilot: string, fate: string, victories: number | null }} Fate
 */

/** What a time line marks. @typedef {"hit" | "flip" | "kill"} Mark */

/**
 * A board module. `Board` is the table (with whatever stands beside it), `Tray` what one answers with, below the
 * question bar; `Status` heads the panel on the right. Orders that the board lets one choose by itself are
 * `handled`; the rest are buttons in the question bar.
 * @typedef {object} BoardModule
 * @property {(props: BoardProps) => any} Board
 * @property {(props: BoardProps) => any} Tray
 * @property {(props: BoardProps) => any} Status
 * @property {(props: BoardProps & { size: number }) => any} Dial a small clock, for the bar of a phone
 * @property {(message: Message) => { flag: string, text: string } | null} question the heading of the question
 *   bar, or null: as the server says it
 * @property {(order: any, message: Message) => boolean} handled
 * @property {(order: any, message: Message) => boolean} declines is this the declining answer (Esc)?
 * @property {(message: Message) => (() => void) | null} [back] cancels what is chosen but not yet sent
 * @property {(message: Message) => boolean} [composes] is a play begun, of which the rest is asked?
 * @property {(order: any, words: Words, message: Message) => any} label a short label for a button
 * @property {(message: Message) => boolean} [answers] is it asked whether one answers what another does?
 * @property {(message: Message) => any} [sole] the one answer that makes sense, whatever the hand: the page gives it
 * @property {(order: any, message: Message) => string} [doubt] what is asked once more, before an order that cannot
 *   be taken back and gains nothing; or ""
 * @property {(words: Words) => string} [brief] an order in fewer words, where the server says more than the page needs
 * @property {(rows: LogRow[]) => Chapter[]} chapters the log by turns
 * @property {string} [dated] how a moment of its replay is dated, where not by turns
 * @property {(props: { scenario: any, content: any }) => any} [Place] where a scenario is flown, as a small picture
 * @property {boolean} [advised] are plans compared for its player, where others are told one answer?
 * @property {(event: any, props: BoardProps) => Moment[]} [moments] the big moments that an event is, if any
 * @property {(props: BoardProps) => Fate[]} [fates] what became of everyone, where the board itself does not tell it
 * @property {(props: BoardProps & { entry: any, set: (entry: any) => void, told: any }) => any} [Entry] the sheet of a mission
 *   that was flown on a real table
 * @property {string} wears the classes under which its styles lie
 * @property {Record<string, Mark>} [marks] events that the time line of a replay marks, by their names
 */

/**
 * What a system brings to the page, in `boards/SLUG/manifest.js`.
 * @typedef {object} Manifest
 * @property {() => Promise<Omit<BoardModule, "wears">>} [board] without one it is played on the generic table
 * @property {string[]} [styles] folders whose sheet its board wears: boards/NAME/NAME.css, all of it under .board-NAME
 * @property {Shown} [panel] what it shows of itself on the first screen; a campaign stands with what it flies
 * @property {boolean} [isFirst] does a newcomer fly it first?
 * @property {() => Promise<{ lessons: Lesson[] }>} [lessons] those of the page that introduces it
 * @property {() => Promise<{ Wishes: (props: { card: any, packs: any, book: any, query: URLSearchParams }) => any }>} [wishes] a form of its
 *   own for a game by wishes: of a system that makes them
 * @property {() => Promise<{ Own: (props: { kept: any, act: (deed: any) => void, children: any }) => any, styles: string[] }>} [own]
 *   a pilot of one's own, where one can have one: what he is, and what may be done with him
 */

/**
 * A lesson of that page: its words are `intro-SLUG-NAME-text` and, under its picture, `intro-SLUG-NAME-picture`.
 * @typedef {{ name: string, rules: string[], Picture: (props: { content: any }) => any }} Lesson
 */

/** @param {Manifest} manifest */
const year = ({ panel }) => panel?.aircraft[0]?.year ?? 0;

/** The manifests that the server has, by system, in the order of their years. */
export const manifests = Object.fromEntries(
  Object.entries(all).sort(([, one], [, other]) => year(one) - year(other)),
);

/** Put on a sheet, once. @param {string} name @returns {Promise<unknown>} */
function dress(name) {
  const href = addressOf(`boards/${name}/${name}.css`);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail();
    };
    document.head.append(link);
  });
}

/** @param {string[]} styles */
const wornBy = (styles) => styles.map((name) => `board-${name}`).join(" ");

/** @param {string} slug @returns {Promise<BoardModule>} */
export async function boardOf(slug) {
  try {
    const { board = () => import("./generic.js"), styles = [] } = manifests[slug] ?? {};
    const [module] = await Promise.all([board(), learnOf(slug), ...styles.map(dress)]);
    return { ...module, wears: wornBy(styles) };
  } catch {
    throw lost();
  }
}

/**
 * A module that a system brings, and the classes under which its styles lie.
 * @template M @param {string} slug @param {() => Promise<M>} module @param {string[]} more styles
 */
async function brought(slug, module, more = []) {
  const styles = [...(manifests[slug]?.styles ?? []), ...more];
  try {
    const [found] = await Promise.all([module(), learnOf(slug), ...styles.map(dress)]);
    return { ...found, wears: wornBy(styles) };
  } catch {
    throw lost();
  }
}

/** The lessons that introduce a system. @param {string} slug */
export const lessonsOf = (slug) => brought(slug, manifests[slug]?.lessons ?? (() => Promise.reject()), ["lessons"]);

/** Its own form for wishes, where it has one. @param {string} slug */
export async function wishesOf(slug) {
  const { wishes } = manifests[slug] ?? {};
  return wishes ? brought(slug, wishes) : null;
}

/** What shows a pilot of one's own, and the classes under which its styles lie. @param {string} slug */
export async function ownOf(slug) {
  try {
    const module = await (manifests[slug]?.own ?? (() => Promise.reject()))();
    await Promise.all([learnOf(slug), ...module.styles.map(dress)]);
    return { ...module, wears: wornBy(module.styles) };
  } catch {
    throw lost();
  }
}

/**
 * Fetch what a table is laid with.
 * @param {string} system
 * @param {string} drawn another board than the system's own
 * @param {{ game: string, key: string } | null} keeper a game that keeps the packs of its start
 */
export async function lay(system, drawn, keeper = null) {
  const packs = keeper ? look(keeper, "content") : content(system);
  const [board, held, scenarios] = await Promise.all([boardOf(drawn || system), packs, scenariosOf(system)]);
  return { board, content: held, scenarios: keeper ? { ...scenarios, ...held.scenario } : scenarios };
}
