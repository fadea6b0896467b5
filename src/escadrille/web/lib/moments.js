// The moments of a game that is over, fetched in pages: those in view first, then all the others in order.
import { signal } from "../vendor/signals.js";
import { look, patiently, refusedBy } from "./api.js";

/** @import { Refused } from "./api.js" */
/** @import { Chair, Line, Result } from "./types.js" */

/**
 * @typedef {object} Moment
 * @property {number} number
 * @property {number | null} seat
 * @property {string | null} text
 * @property {number} turn
 * @property {any} view
 * @property {any[] | null} open
 * @property {any[]} events
 * @property {(Line | null)[]} said
 * @property {number} wire the version of the wire that its view and events are of
 * @property {string} [bot] who gave the order, where it was a bot
 *
 * @typedef {object} Film
 * @property {number} total
 * @property {string} system
 * @property {string} scenario
 * @property {Chair[]} seats
 * @property {Result | null} outcome none where a game of older rules was never finished
 * @property {string | null} commitment
 * @property {"people" | "server" | "situation"} deal
 * @property {Record<string, string>} seals
 * @property {Record<string, string>} parts
 * @property {string | null} seed
 * @property {number | null} version of the rules, where they are older than the house's: as it was told
 * @property {boolean} kept the game keeps the packs of its start
 * @property {import("./types.js").CampaignOf | null} [campaign] of a mission
 * @property {any} [placed] what all may know of a scenario that no pack holds
 */

const PAGE = 60;

export class Moments {
  #isClosed = false;

  /**
   * @param {{ game: string, key: string }} place
   * @param {string} knowledge a seat, "open", or "" for a spectator's
   * @param {string} lang
   */
  constructor(place, knowledge, lang) {
    this.place = place;
    this.asks = `replay?${knowledge && `seat=${knowledge}&`}lang=${lang}&count=${PAGE}`;
    this.film = signal(/** @type {Film | null} */ (null));
    /** By number; those not yet here are missing. */
    this.known = signal(/** @type {Moment[]} */ ([]));
    this.refused = signal(/** @type {Refused | null} */ (null));
  }

  close() {
    this.#isClosed = true;
  }

  /** Fetch everything, beginning with the page of a moment. @param {number} first */
  async fetch(first) {
    try {
      await this.#page(first - (first % PAGE));
      for (let from = 0; from < (this.film.peek()?.total ?? 0); from += PAGE) await this.#page(from);
    } catch (error) {
      this.refused.value = refusedBy(error);
    }
  }

  /** @param {number} from */
  async #page(from) {
    if (this.#isClosed || this.known.peek()[from]) return;
    const ask = () => look(this.place, `${this.asks}&from=${from}`);
    const { moments, ...film } = await patiently(ask, () => !this.#isClosed);
    if (this.#isClosed) return;
    const known = this.known.peek().slice(); // it may have gaps: a copy by spreading would fill them
    for (const moment of moments) known[moment.number] = moment;
    this.known.value = known;
    this.film.value = film;
  }
}
