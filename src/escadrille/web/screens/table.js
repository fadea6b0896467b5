// A table: a game, live, with the board of its system.
import { Stage } from "../boards/kit/stage.js";
import { contribute } from "../lib/chance.js";
import { introduce } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { Seat } from "../lib/live.js";
import { standings } from "../lib/mine.js";
import { nameOfGame } from "../lib/scenarios.js";
import { useTitle } from "../lib/title.js";
import { say } from "../lib/words.js";
import { AdvicePanel, proposalFor, useAdvice } from "../parts/advice.js";
import { useAutomatic } from "../parts/automatic.js";
import { Chat, newsOf } from "../parts/chat.js";
import { Company } from "../parts/company.js";
import { canAsk } from "../parts/counsel.js";
import { Deletion } from "../parts/delete.js";
import { End } from "../parts/end.js";
import { Frame, showTab } from "../parts/frame.js";
import { FrozenTable } from "../parts/frozen.js";
import { Gathering } from "../parts/gathering.js";
import { Hands } from "../parts/hands.js";
import { Head } from "../parts/head.js";
import { HintButton, HintPanel, useHint } from "../parts/hint.js";
import { Icon } from "../parts/icons.js";
import { Laid } from "../parts/laid.js";
import { Loading, Notice } from "../parts/notice.js";
import { Log } from "../parts/log.js";
import { Menu } from "../parts/menu.js";
import { Notices } from "../parts/notices.js";
import { nameOf } from "../parts/people.js";
import { Question, declining, headingOf, takeBack } from "../parts/question.js";
import { Refusal } from "../parts/refusal.js";
import { ReportBar, entering, isEntering } from "../parts/report.js";
import { openedRule, ruleInFocus } from "../parts/rule.js";
import { Rulebook } from "../parts/rulebook.js";
import { canShare } from "../parts/share.js";
import { useShortcuts } from "../parts/shortcuts.js";
import { Since, answering, sinceOrder } from "../parts/since.js";
import { CampaignLink, Carried, Sortie, lineOf, missionsTab, upOf } from "../parts/sortie.js";
import { Speaker } from "../parts/speaker.js";
import { Story } from "../parts/story.js";
import { Strip, refusedWords } from "../parts/strip.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Place } from "../lib/keys.js" */
/** @import { BoardModule, BoardProps } from "../boards/index.js" */
/** @import { Doubt } from "../parts/question.js" */
/** @import { TabName } from "../parts/frame.js" */
/** @import { Lain } from "../parts/laid.js" */
/** @import { IconName } from "../parts/icons.js" */
/** @import { MenuState } from "../parts/menu.js" */
/** @import { Signal } from "../vendor/signals.js" */

/** @param {{ path: string[], query: URLSearchParams }} props */
export function Table({ path, query }) {
  const place = placeOf(path[0] ?? "");
  if (!place) return html`<${Notice} name="no-key" />`;
  const isWatching = query.has("watch") && Boolean(place.spectator);
  const key = (isWatching && place.spectator) || place.key;
  const drawn = query.get("board") ?? "";
  return html`<${Seated} key=${key} place=${place} seatKey=${key} isWatching=${isWatching} drawn=${drawn} />`;
}

/** @param {{ place: Place, seatKey: string, isWatching: boolean, drawn: string }} props */
function Seated({ place, seatKey, isWatching, drawn }) {
  const seat = useMemo(() => new Seat({ game: place.game, key: seatKey }), []);
  useEffect(() => () => seat.close(), []);
  const message = seat.message.value;
  useContribution(seat, message);
  if (!message) return html`<${Joining} seat=${seat} />`;
  if (message.gathering) return html`<${Gathering} seat=${seat} message=${message} />`;
  return html`<${Loaded} seat=${seat} message=${message} isWatching=${isWatching} drawn=${drawn} />`;
}

/**
 * Give my part to the deal by myself; refused or lost, it is tried again with the next message.
 * @param {Seat} seat @param {Message | null} message
 */
function useContribution(seat, message) {
  const isBusy = useRef(false);
  const give = async () => {
    isBusy.current = true;
    for (let seen = null; seen !== seat.message.peek(); ) {
      seen = seat.message.peek();
      if (seen) await contribute(seat.place, seen).catch(() => {});
    }
    isBusy.current = false;
  };
  useEffect(() => {
    if (message?.gathering && !isBusy.current) void give();
  }, [message]);
}

/** @param {{ seat: Seat }} props */
function Joining({ seat }) {
  const { state, code } = seat.link.value;
  if (state !== "refused") return html`<${Strip} seat=${seat} /><${Loading} text=${say("table-joining")} />`;
  if (code === "game/frozen") return html`<${FrozenTable} place=${seat.place} />`;
  return html`<${Notice} name="refused" text=${refusedWords(seat)} />`;
}

/** @param {{ seat: Seat, message: Message, isWatching: boolean, drawn: string }} props */
function Loaded({ seat, message, isWatching, drawn }) {
  const { system, game, scenario } = message;
  useEffect(() => {
    const place = placeOf(game);
    if (place && (place.system !== system || place.scenario !== scenario)) keep({ ...place, system, scenario });
    if (message.seat !== null && !message.seats[message.seat]?.name) introduce(seat.place);
  }, [game, system, scenario]);
  /** @param {Lain} laid */
  const show = (laid) => html`<${Played} ...${laid} seat=${seat} message=${message} isWatching=${isWatching} />`;
  return html`<${Laid} game=${message} drawn=${drawn} place=${seat.place} show=${show} />`;
}

/** @param {Lain & { seat: Seat, message: Message, isWatching: boolean }} props */
function Played({ seat, message: told, board: own, content, scenario, isWatching }) {
  const message = useAutomatic(own, told, seat);
  const isReported = isEntering(message);
  const board = useMemo(() => (isReported ? entering(own, seat) : own), [own, isReported]);
  const tab = useSignal(/** @type {TabName} */ ("table"));
  const menu = useSignal(/** @type {MenuState} */ (""));
  const read = useRef(newsOf(message)); // who was here before me
  const lines = seat.chat.value.length + newsOf(message);
  if (tab.value === "chat") read.current = lines;
  const name = nameOfGame(message);
  useTitle(name);
  useMark(message);
  useEffect(() => {
    menu.value = ""; // it would hide the end on a phone
  }, [message.outcome === null]);
  const { doubt, choose } = useDoubt(board, message, (order) => void answering(seat, () => seat.order(order)));
  const composes = board.composes ?? (() => false);
  const isComposing = message.undo && composes(message);
  /** @type {BoardProps} */
  const given = {
    message, content, scenario, choose, busy: seat.busy.value, news: seat.news.value, log: seat.log.value, open: null,
    propose: canAsk(message) ? () => proposalFor(seat, message) : null,
    chooseAll: (orders) => answering(seat, () => seat.orderAll(orders)),
    chooseAsOne: (orders) => answering(seat, () => seat.orderAsOne(orders)),
    undo: message.undo ? (times) => void seat.undo(times) : null,
    instead: isComposing ? (order) => void answering(seat, () => seat.instead(order, composes)) : null,
    nameOf: (number) => nameOf(message, number),
  };
  const { hint, ask, close } = useHint(seat, message);
  const advice = useAdvice(seat, message);
  const consult = board.advised ? advice.ask : ask;
  const back = board.back?.(message) ?? (isComposing ? () => void seat.undo() : null);
  useShortcuts({
    h: () => void consult(),
    Escape: (event) => {
      if (event.repeat) return; // a key held down answers once
      if (doubt) return doubt.leave();
      const decline = declining(board, message);
      if (decline) choose(decline.order);
      else back?.();
    },
    u: () => (back ? back() : takeBack(seat, message)),
    l: (event) => showTab(tab, "log", event),
    c: (event) => showTab(tab, "chat", event),
    "?": () => (openedRule.value = ruleInFocus()),
  });
  const { system } = message;
  const log = html`<${Log} rows=${seat.log.value} board=${board} system=${system}
    before=${html`<${Carried} message=${message} />`} />`;
  const chat = html`<${Chat} seat=${seat} message=${message} />`;
  const since = sinceOrder(seat);
  const tabs = [
    { id: "log", icon: "log", label: say("table-tab-log"), fresh: since.length, body: log },
    { id: "chat", icon: "chat", label: say("table-tab-chat"), count: lines - read.current, body: chat },
    { id: "rules", icon: "rules", label: say("table-tab-rules"), body: html`<${Rulebook} system=${system} />` },
    ...missionsTab(message),
  ];
  const count = message.asked?.count ?? -1;
  const question = doubt?.words ?? (message.asked ? headingOf(board, message).text : "");
  const line = message.outcome ? say("table-over") : message.asked || isReported ? say("table-yours") : lineOf(message);
  return html`<${Frame} title=${name} board=${board} given=${given} tab=${tab} tabs=${tabs}
      isAsked=${message.asked !== null}
      bar=${html`<${Head} system=${message.system} title=${name} line=${line} up=${upOf(message)}
        dial=${html`<${board.Dial} ...${given} size=${44} />`}
        menu=${html`<${Opener} state=${menu} opens="all" icon="menu" label=${say("table-menu")} isBare />`}>
          <${CampaignLink} message=${message} />
          <${Saved} number=${message.number} />
          ${canShare(message) &&
          html`<${Opener} state=${menu} opens="share" icon="share" label=${say("table-share")} />`}
        <//>
        <${Menu} state=${menu} message=${message} seat=${seat} isWatching=${isWatching} />`}
      strip=${html`<${Strip} seat=${seat} />`}
      people=${html`<${Company} message=${message} seat=${seat} /><${Hands} message=${message} seat=${seat} />`}
      since=${message.seat !== null && html`<${Since} rows=${since} />`}
      question=${html`<div class="asking">
        <${Notices} message=${message} seat=${seat} />
        ${message.outcome
          ? html`<${Deletion} message=${message} seat=${seat} /><${End}
              message=${message} seat=${seat} story=${html`<${Story} board=${board} given=${given} />`} />`
          : html`${message.mission && html`<${Sortie} message=${message} mission=${message.mission} />`}<${ReportBar} message=${message} seat=${seat} /><${Question} message=${message} board=${board} seat=${seat} choose=${choose} doubt=${doubt} hint=${html`<${HintButton}
                message=${message} isOpen=${Boolean(hint ?? advice.advised)} ask=${consult} />`} />
              <${HintPanel} hint=${hint} board=${board} choose=${choose} close=${close} />
              <${AdvicePanel} advised=${advice.advised} choose=${choose} close=${advice.close} />`}
        ${!menu.value && html`<${Refusal} seat=${seat} system=${system} />`}
      </div>`}>
      <${Stage} board=${board} given=${given} />
      <${Speaker} rows=${seat.log.value} number=${message.number} count=${count} question=${question} />
    <//>`;
}

/**
 * A way to answer: what the board doubts is asked for once more.
 * @param {BoardModule} board @param {Message} message @param {(order: any) => void} order
 */
function useDoubt(board, message, order) {
  const [doubted, setDoubted] = useState(/** @type {any} */ (null));
  const words = message.asked?.legal.some((one) => one.order === doubted) && board.doubt?.(doubted, message);
  const leave = () => setDoubted(null);
  /** @type {Doubt | null} */
  const doubt = words ? { order: doubted, words, give: () => order(doubted), leave } : null;
  /** @param {any} wanted */
  const choose = (wanted) => {
    const isDoubtful = board.doubt?.(wanted, message);
    setDoubted(isDoubtful ? wanted : null);
    if (!isDoubtful) order(wanted);
  };
  return { doubt, choose };
}

/** @param {{ number: number }} props */
const Saved = ({ number }) => html`<span class="saved second">
  <${Icon} name="stored" size=${14} />${say("table-saved", { number })}
</span>`;

/**
 * Opens the menu, or a part of it.
 * @param {{ state: Signal<MenuState>, opens: MenuState, icon: IconName, label: string, isBare?: boolean }} props
 */
const Opener = ({ state, opens, icon, label, isBare }) => html`<button type="button"
  class=${`button small bare opener ${opens}`} data-opens=${opens}
  aria-expanded=${state.value === opens ? "true" : "false"} aria-controls="menu"
  aria-label=${isBare ? label : undefined} title=${isBare ? label : undefined}
  onClick=${() => (state.value = state.value === opens ? "" : opens)}>
  <${Icon} name=${icon} />${!isBare && label}</button>`;

/** The document is marked as long as I am asked. @param {Message} message */
function useMark({ game, asked }) {
  const isAsked = asked !== null;
  useEffect(() => {
    const known = standings.peek();
    const standing = known[game];
    if (standing && standing.asked !== isAsked)
      standings.value = { ...known, [game]: { ...standing, asked: isAsked, mark: "" } };
  }, [isAsked]);
}
