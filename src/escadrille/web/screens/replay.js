// A game that is over, moment by moment, with the knowledge of a seat, of a spectator, or with everything open.
import { Stage } from "../boards/kit/stage.js";
import { WIRE, look } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { rowOf } from "../lib/live.js";
import { Moments } from "../lib/moments.js";
import { replace } from "../lib/router.js";
import { sentences } from "../lib/said.js";
import { nameOfGame } from "../lib/scenarios.js";
import { lang } from "../lib/settings.js";
import { useTitle } from "../lib/title.js";
import { say } from "../lib/words.js";
import { Download } from "../parts/download.js";
import { Frame, showTab } from "../parts/frame.js";
import { FrozenTable } from "../parts/frozen.js";
import { Head } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Laid } from "../parts/laid.js";
import { Log } from "../parts/log.js";
import { Loading, Notice } from "../parts/notice.js";
import { reasonOf, resultOf } from "../parts/outcome.js";
import { nameOf } from "../parts/people.js";
import { MomentLink, Knowing, useAutoplay } from "../parts/projector.js";
import { openedRule, ruleInFocus } from "../parts/rule.js";
import { Rulebook } from "../parts/rulebook.js";
import { Seal } from "../parts/seal.js";
import { useShortcuts } from "../parts/shortcuts.js";
import { Thoughts } from "../parts/thoughts.js";
import { Timeline } from "../parts/timeline.js";
import { useEffect, useMemo, useRef } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Place } from "../lib/keys.js" */
/** @import { Film, Moment } from "../lib/moments.js" */
/** @import { LogRow } from "../lib/live.js" */
/** @import { BoardModule, BoardProps } from "../boards/index.js" */
/** @import { TabName } from "../parts/frame.js" */
/** @import { Lain } from "../parts/laid.js" */

/** @param {string} game @param {number} moment @param {string} knowledge @param {string} drawn */
function addressOf(game, moment, knowledge, drawn) {
  const asks = new URLSearchParams({ ...(knowledge && { seat: knowledge }), ...(drawn && { board: drawn }) });
  return `replay/${game}/${moment}${asks.size ? `?${asks}` : ""}`;
}

/** @param {{ path: string[], query: URLSearchParams }} props */
export function Replay({ path, query }) {
  const [game = "", moment = "0"] = path;
  const [knowledge = "", drawn = "", key] = ["seat", "board", "key"].map((name) => query.get(name) ?? "");
  const at = Math.max(0, Number.parseInt(moment, 10) || 0);
  useEffect(() => {
    if (!key) return; // a link to a moment may bring a key along: it is kept, and leaves the address
    if (!placeOf(game)) keep({ game, key, spectator: key });
    replace(addressOf(game, at, knowledge, drawn));
  }, [key]);
  const place = placeOf(game);
  if (!place) return key ? null : html`<${Notice} name="no-key" />`;
  return html`<${Fetched} key=${`${knowledge} ${lang.value}`} ...${{ place, at, knowledge, drawn }} />`;
}

/** @typedef {{ place: Place, at: number, knowledge: string, drawn: string }} Seen */

/** @param {Seen} seen */
function Fetched(seen) {
  const { place, at, knowledge } = seen;
  const moments = useMemo(() => new Moments(place, knowledge, lang.peek()), []);
  useEffect(() => {
    void moments.fetch(at);
    return () => moments.close();
  }, []);
  const refused = moments.refused.value;
  const film = moments.film.value;
  if (refused?.refusal.code === "replay/told") return html`<${FrozenTable} place=${place} />`;
  if (refused?.refusal.code === "campaign/running") return html`<${AsKnown} ...${seen} />`;
  if (refused?.refusal.code === "game/running")
    return html`<${Notice} name="running" href=${`#/table/${place.game}`} />`;
  if (refused && !film) return html`<${Notice} name="no-record" again=${() => location.reload()} />`;
  if (!film) return html`<${Loading} text=${say("table-loading")} />`;
  /** @param {Lain} laid */
  const show = (laid) => html`<${Shown} ...${seen} ...${laid} film=${film} known=${moments.known.value} />`;
  const moment = moments.known.value[seen.at];
  const drawn = moment && moment.wire !== WIRE ? "generic" : seen.drawn; // no board of today reads an older wire
  return html`<${Laid} game=${film} drawn=${drawn} place=${place} show=${show} />`;
}

/** While its campaign runs, a mission is seen as one knew it. @param {Seen} props */
function AsKnown({ place, at, drawn }) {
  useEffect(() => {
    const show = (/** @type {number | null} */ seat) => replace(addressOf(place.game, at, String(seat ?? ""), drawn));
    look(place).then(({ seat }) => show(seat), () => show(null));
  }, []);
  return html`<${Loading} text=${say("table-loading")} />`;
}

/** @param {Seen & Lain & { film: Film, known: Moment[] }} props */
function Shown({ place, film, known, at, knowledge, drawn, board, content, scenario }) {
  const { game } = place;
  const last = film.total - 1;
  const now = Math.min(at, last);
  const moment = known[now];
  const tab = useSignal(/** @type {TabName} */ ("table"));
  const name = nameOfGame(film);
  const title = say("replay-of", { title: name });
  useTitle(title);
  /** @param {number} number */
  const goTo = (number) => replace(addressOf(game, Math.min(last, Math.max(0, number)), knowledge, drawn));
  const { isPlaying, speed, toggle, setSpeed, stop } = useAutoplay({ at: now, last, goTo });
  /** @param {number} number */
  const step = (number) => {
    stop();
    goTo(number);
  };
  useShortcuts({
    ArrowLeft: (event) => isSlider(event) || step(now - 1),
    ArrowRight: (event) => isSlider(event) || step(now + 1),
    Home: (event) => isSlider(event) || step(0),
    End: (event) => isSlider(event) || step(last),
    l: (event) => showTab(tab, "log", event),
    "?": () => (openedRule.value = ruleInFocus()),
  });
  const news = useNews(moment, now);
  const rows = useMemo(() => rowsOf(known, now), [known, now]);
  if (!moment) return html`<${Loading} text=${say("table-loading")} />`;
  const message = messageOf(game, film, moment, knowledge);
  /** @type {BoardProps} */
  const given = {
    message, content, scenario, choose: () => {}, busy: false, news, log: rows, open: moment.open,
    propose: null, undo: null, instead: null, chooseAll: async () => {}, chooseAsOne: async () => {},
    nameOf: (number) => nameOf(message, number),
  };
  const { system } = film;
  /** @param {LogRow} row */
  const pick = (row) => step(momentOf(row));
  const result = html`<${Outcome} film=${film} message=${message} place=${place} />`;
  const log = html`<${Log} rows=${rows} board=${board} system=${system} isNow=${isOf(now)} pick=${pick} />`;
  const thoughts = html`<${Thoughts} key=${now} place=${place} board=${board} moment=${moment} message=${message} />`;
  const tabs = [
    { id: "log", icon: "log", label: say("table-tab-log"), body: log },
    ...(film.version === null ? [{ id: "thoughts", icon: "hint", label: say("thought-tab"), body: thoughts }] : []),
    { id: "result", icon: "stored", label: say("replay-tab-result"), body: result },
    { id: "rules", icon: "rules", label: say("table-tab-rules"), body: html`<${Rulebook} system=${system} />` },
  ];
  const reel = { at: now, total: film.total, known, board, isPlaying, speed, toggle, setSpeed };
  /** @param {string} one */
  const know = (one) => replace(addressOf(game, now, one, drawn));
  return html`<${Frame} title=${title} board=${board} given=${given} tab=${tab} tabs=${tabs} isAsked=${false}
    bar=${html`<${Head} system=${system} title=${name}
      line=${film.version === null ? say("replay-name") : say("replay-told", { version: film.version })}
      dial=${html`<${board.Dial} ...${given} size=${44} />`} />`}
    question=${html`<section class="asking replaying" aria-label=${say("replay-name")}>
      <div class="shown">
        <${Caption} board=${board} moment=${moment} last=${last} message=${message} knowledge=${knowledge} />
        <div class="reading">
          <${Knowing} film=${film} knowledge=${knowledge} choose=${know} />
          ${moment.seat !== null && film.version === null &&
          html`<button type="button" class="button small bare why" onClick=${() => (tab.value = "thoughts")}>
            <${Icon} name="hint" />${say("thought-of")}
          </button>`}
          <${MomentLink} place=${place} address=${addressOf(game, now, knowledge, "")} />
        </div>
      </div>
      <${Timeline} ...${reel} goTo=${step} />
    </section>`}><${Stage} board=${board} given=${given} isFilm /><//>`;
}

/** The slider has arrows of its own. @param {KeyboardEvent} event */
const isSlider = (event) => event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;

/** What led here, when one has stepped forward by one. @param {Moment | undefined} moment @param {number} now */
function useNews(moment, now) {
  const before = useRef({ now: -2, news: /** @type {any[]} */ ([]) });
  if (moment && before.current.now !== now)
    before.current = { now, news: now === before.current.now + 1 ? moment.events : [] };
  return before.current.news;
}

const LINES = 1000; // more than the events of any moment

/** @param {Moment[]} known @param {number} now @returns {LogRow[]} */
const rowsOf = (known, now) =>
  known.slice(0, now + 1).flatMap((moment) =>
    moment.events.map((event, place) => rowOf(moment.number * LINES + place, event, moment.said[place])),
  );

/** @param {LogRow} row */
const momentOf = (row) => Math.floor(row.number / LINES);

/** @param {number} now @returns {(row: LogRow) => boolean} */
const isOf = (now) => (row) => momentOf(row) === now;

/**
 * A moment as the board knows messages.
 * @param {string} game
 * @param {Film} film
 * @param {Moment} moment
 * @param {string} knowledge
 * @returns {Message}
 */
function messageOf(game, film, moment, knowledge) {
  const seat = /^\d+$/.test(knowledge) ? Number(knowledge) : null;
  return {
    game, seat, system: film.system, scenario: film.scenario, number: moment.number, count: 0,
    view: moment.view, events: moment.events, asked: null, waiting: [], undo: false, undo_barred: null,
    outcome: moment.number === film.total - 1 ? film.outcome : null,
    commitment: film.commitment, seed: film.seed, deal: film.deal, seals: film.seals, parts: film.parts,
    said: { question: [], legal: [], refusals: [], events: moment.said },
    seats: film.seats, host: false, draw: [], again: [], asked_at: 0, rematch: null, replayed: true,
  };
}

/** How it ended; the proof of its deal is a detail. @param {{ film: Film, message: Message, place: Place }} props */
const Outcome = ({ film, message, place }) => html`<div class="sealed">
  ${film.outcome
    ? html`<h2>${resultOf(message, film.outcome)}</h2>
        <p>${reasonOf(message, film.outcome)}</p>`
    : html`<h2>${say("table-frozen")}</h2>`}
  <details class="proof"><summary>${say("table-menu-seal")}</summary><${Seal} message=${message} /></details>
  <${Download} place=${place} />
</div>`;

/** @param {{ board: BoardModule, moment: Moment, last: number, message: Message, knowledge: string }} props */
function Caption({ board, moment, last, message, knowledge }) {
  const told = sentences(moment.said.flatMap((line) => (line ? [line.say] : [])));
  const isKnown = moment.text !== null && (knowledge === "open" || moment.seat === message.seat);
  const order = isKnown && !told && html` <code class="key">${moment.text}</code>`; // the words say it better
  return html`<h2>
    <span class="flag">${say(board.dated ?? "replay-at", { number: moment.number, last, turn: moment.turn })}</span>
    <span class="text" role="status">
      ${moment.seat !== null && html`<b>${nameOf(message, moment.seat)}</b>${order}${told && " · "}`}
      ${told}
      ${message.outcome && html` <b>${resultOf(message, message.outcome)}</b>`}
    </span>
  </h2>`;
}
