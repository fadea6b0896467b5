// A seat at a table, live: what the server says, and orders that survive a lost connection.
import { batch, effect, signal } from "../vendor/signals.js";
import { WIRE, at, call, drop, lost, refusedBy } from "./api.js";
import { lang } from "./settings.js";

/** @import { Refused } from "./api.js" */
/** @import { ChatLine, Line, Message } from "./types.js" */
/** @import { Place } from "./keys.js" */

/**
 * @typedef {{ number: number, event: any, say: string | null, rule: string | null, undone: boolean }} LogRow
 * @typedef {{ seats: number[], watching: number, left: Record<string, number> }} Here
 * @typedef {{ state: "joining" | "open" | "lost" | "refused", seconds: number, code: string }} Link
 */

const PATIENCE = [1, 2, 4, 8, 15]; // seconds before the next try
const SILENCE = 30; // seconds without a word, after which the server is asked for one
const ENOUGH = 8; // seconds after which an answer is given up, and a socket that does not open

/** What is promised, or that the connection is lost. @template T @param {Promise<T>} promised @returns {Promise<T>} */
function soon(promised) {
  return Promise.race([promised, new Promise((_, fail) => setTimeout(() => fail(lost()), 1000 * ENOUGH))]);
}

/** A row of the log. @param {number} number @param {any} event @param {Line | null | undefined} line @returns {LogRow} */
export const rowOf = (number, event, line) =>
  ({ number, event, say: line?.say ?? null, rule: line?.rule ?? null, undone: false });

export class Seat {
  message = signal(/** @type {Message | null} */ (null));
  log = signal(/** @type {LogRow[]} */ ([]));
  chat = signal(/** @type {ChatLine[]} */ ([]));
  /** By how many seconds the server's time is ahead of mine. */
  ahead = signal(0);
  /** Who is connected; nothing where one may not know. */
  here = signal(/** @type {Here | null} */ (null));
  link = signal(/** @type {Link} */ ({ state: "joining", seconds: 0, code: "" }));
  /** What the server refused last; it goes with the next order. */
  refused = signal(/** @type {Refused | null} */ (null));
  busy = signal(false);
  /** The events since the message before; none when the page has just come, or speaks another language. */
  news = signal(/** @type {any[]} */ ([]));

  #socket = /** @type {WebSocket | null} */ (null);
  #unsure = /** @type {{ what: string, body: any, count: number } | null} */ (null);
  #sending = { count: -1, done: Promise.resolve(false) }; // the last of what is on its way
  #told = 0;
  #isNew = true;
  #tries = 0;
  #timer = 0;
  #heard = Date.now();
  #closing = new AbortController();
  #watch = setInterval(() => this.#listen(), 5000);
  #stopSpeaking;

  /** @param {Pick<Place, "game" | "key">} place */
  constructor(place) {
    this.place = place;
    const { signal: closed } = this.#closing;
    addEventListener("online", () => this.connect(), { signal: closed });
    addEventListener("offline", () => this.#lose(), { signal: closed });
    this.#stopSpeaking = effect(() => {
      void lang.value; // another language: the whole log is asked for again
      this.#restart();
    });
  }

  close() {
    this.#closing.abort();
    this.#stopSpeaking();
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#drop();
  }

  /** Answer the present question; was the answer taken? @param {any} order @returns {Promise<boolean>} */
  order(order) {
    return this.orderAsOne([order]);
  }

  /** Give several answers, one after another, as long as none is refused. @param {any[]} orders */
  async orderAll(orders) {
    for (const order of orders) {
      const count = this.message.peek()?.asked?.count;
      if (!(await this.order(order)) || !(await this.#isPast(count))) return;
    }
  }

  /** Give several answers as one: all are taken, or none. @param {any[]} orders @returns {Promise<boolean>} */
  orderAsOne([order, ...then]) {
    const count = this.message.peek()?.asked?.count;
    if (count === undefined) return Promise.resolve(false);
    return this.#send("orders", { count, order, ...(then.length > 0 && { then }) }, count);
  }

  /** Does another message than that of a question come soon? @param {number | undefined} count */
  #isPast(count) {
    return new Promise((done) => {
      const patience = setTimeout(() => done(false), 1000 * ENOUGH);
      const stop = effect(() => {
        if (this.message.value?.asked?.count === count) return;
        clearTimeout(patience);
        queueMicrotask(() => stop());
        done(true);
      });
    });
  }

  /**
   * Take back what is composed, and answer with something else.
   * @param {any} order @param {(message: Message) => boolean} composes
   */
  async instead(order, composes) {
    for (let now = this.message.peek(); now && composes(now); now = this.message.peek()) {
      await this.undo();
      if (this.refused.peek() || !(await this.#isPast(now.asked?.count))) return;
    }
    await this.order(order);
  }

  /** Take back so many of one's own answers. @param {number} [times] */
  async undo(times = 1) {
    for (let left = times; left > 0; left -= 1) {
      const { count = 0, asked } = this.message.peek() ?? {};
      await this.#send("undo", { count }, count);
      if (left > 1 && (this.refused.peek() || !(await this.#isPast(asked?.count)))) return;
    }
  }

  /**
   * Anything else that one does at a table: "resign", "draw", "rematch", "name", "seats/1".
   * @param {string} what @param {any} [body] @param {string} [key]
   */
  act(what, body = {}, key = this.place.key) {
    return this.#attempt(at({ game: this.place.game, key }, what, body));
  }

  /** Delete the game, or agree to it. @param {string} key @returns {Promise<{ deleted: boolean } | null>} */
  delete(key) {
    return this.#attempt(drop({ game: this.place.game, key }));
  }

  /** @param {Promise<any>} asked */
  async #attempt(asked) {
    this.refused.value = null;
    try {
      return await soon(asked);
    } catch (error) {
      this.refused.value = refusedBy(error);
      return null;
    }
  }

  /**
   * One at a time, and one for a question: the next question may be answered before the last answer is confirmed.
   * @param {string} what @param {any} body @param {number} count @returns {Promise<boolean>} was it taken?
   */
  #send(what, body, count) {
    if (this.busy.peek() && this.#sending.count === count) return this.#sending.done;
    const done = this.#sending.done.then(() => this.#deliver(what, body, count));
    this.#sending = { count, done: done.catch(() => false) };
    return done;
  }

  /** @param {string} what @param {any} body @param {number} count @returns {Promise<boolean>} */
  async #deliver(what, body, count) {
    if (this.link.peek().state !== "open") {
      this.refused.value = lost();
      return false;
    }
    this.busy.value = true;
    this.refused.value = null;
    try {
      await soon(at(this.place, what, body));
      return true;
    } catch (error) {
      const refused = refusedBy(error);
      if (refused.status === 0) {
        // Stored or not? The next message tells: the same question means not.
        this.#unsure = { what, body, count };
        this.#lose();
      } else if (refused.status === 429) {
        await new Promise((done) => setTimeout(done, 1000 * (refused.retry ?? 1)));
        return await this.#deliver(what, body, count); // awaited: it is busy until then
      } else if (refused.refusal.code !== "order/stale") this.refused.value = refused;
    } finally {
      this.busy.value = false;
    }
    return false;
  }

  #restart() {
    this.log.value = [];
    this.#told = 0;
    this.#isNew = true;
    this.#drop();
    this.connect();
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  connect() {
    if (this.#closing.signal.aborted || this.#socket) return;
    clearTimeout(this.#timer);
    if (this.link.peek().state === "lost") this.link.value = { state: "lost", seconds: 0, code: "" };
    const from = `${this.#since()}&chat=${this.#heardOf()}&here=true`;
    const address = new URL(`/api/games/${this.place.game}/ws?${from}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    const patience = setTimeout(() => socket === this.#socket && this.#lose(), 1000 * ENOUGH);
    socket.onopen = () => {
      clearTimeout(patience);
      socket.send(JSON.stringify({ key: this.place.key }));
    };
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429)
        this.link.value = { state: "refused", seconds: 0, code: event.reason };
      else this.#lose();
    };
  }

  #lose() {
    if (this.#closing.signal.aborted) return;
    this.#drop();
    const seconds = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 1;
    this.#tries += 1;
    this.#wait(seconds);
  }

  /** Count the seconds to the next try. @param {number} seconds */
  #wait(seconds) {
    clearTimeout(this.#timer);
    this.link.value = { state: "lost", seconds, code: "" };
    this.#timer = window.setTimeout(() => (seconds > 1 ? this.#wait(seconds - 1) : this.connect()), 1000);
  }

  /** A silent socket may be a dead one: has something happened that it did not tell? */
  async #listen() {
    const socket = this.#socket;
    if (!socket || Date.now() - this.#heard < 1000 * SILENCE) return;
    this.#heard = Date.now();
    const told = this.#told;
    const place = `/api/games/${this.place.game}?${this.#since()}`;
    const message = await soon(call(place, { key: this.place.key })).catch(() => null);
    if (socket === this.#socket && this.#told === told && message?.number !== told) this.#lose();
  }

  #since() {
    return `since=${this.#told}&lang=${lang.peek()}`;
  }

  /** The number of the last line of chat. */
  #heardOf() {
    return this.chat.peek().at(-1)?.number ?? 0;
  }

  /** @param {any} told */
  #hear(told) {
    this.#heard = Date.now();
    if (told.chat) {
      const last = this.#heardOf();
      const lines = /** @type {ChatLine[]} */ (told.chat);
      this.chat.value = [...this.chat.peek(), ...lines.filter(({ number }) => number > last)];
      return;
    }
    if (told.time) this.ahead.value = told.time - Date.now() / 1000;
    if (told.here) this.here.value = told.here;
    if (!told.game) return;
    if (told.wire !== WIRE) {
      this.close(); // a newer server than the page: only a reload helps
      this.link.value = { state: "refused", seconds: 0, code: "wire/other" };
      return;
    }
    this.#tries = 0;
    this.link.value = { state: "open", seconds: 0, code: "" };
    if (this.refused.peek()?.status === 0) this.refused.value = null;
    this.#take(told);
  }

  /** @param {Message} message */
  #take(message) {
    const begins = message.number - message.events.length;
    const fresh = message.events.slice(Math.max(0, this.#told - begins));
    const lines = message.said.events.slice(Math.max(0, this.#told - begins));
    const rows = [...this.log.peek()];
    fresh.forEach((event, place) => {
      if (event.event === "undone") {
        let back = event.back;
        for (let row = rows.length - 1; row >= 0 && back > 0; row -= 1) {
          const one = rows[row];
          if (one && !one.undone && one.event.event !== "undone") {
            rows[row] = { ...one, undone: true };
            back -= 1;
          }
        }
      }
      rows.push(rowOf(message.number - fresh.length + place, event, lines[place]));
    });
    this.#told = message.number;
    batch(() => {
      this.log.value = rows;
      this.message.value = message;
      this.news.value = this.#isNew ? [] : fresh;
    });
    this.#isNew = false;
    const unsure = this.#unsure;
    this.#unsure = null;
    if (unsure && message.count === unsure.count) void this.#send(unsure.what, unsure.body, unsure.count);
  }
}
