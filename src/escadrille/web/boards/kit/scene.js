// What a message says to the one who reads it: who he is, what he may answer and what not. Every board's scene is one.

import { lineOf } from "../../lib/said.js";

/** @import { Words } from "../../lib/types.js" */
/** @import { BoardProps } from "../index.js" */

/**
 * @typedef {{ order: any, text: string, name: string, tells: string[], say: string, facts: any }} Choice
 *   something that may be ordered now: in short, by its name, what it would do, all in a line, and the facts of it
 * @typedef {Choice & { rule: string, told: string }} Bar why something may not, and the facts of that
 * @typedef {{ key: string, order: any, choice: Choice | undefined, bar: Bar | undefined }} Offer
 *   an order that may be given, or not
 * @typedef {{ seat: number | null, side: number | null }} Owned
 */

/** The one name of an order: "do:pass", "card:yo-yo". @param {any} order */
export const keyOf = (order) => Object.values(order).join(":");

export class BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario">} props */
  constructor({ message, content, scenario }) {
    this.message = message;
    this.content = content;
    this.scenario = scenario;
    /** @type {any} */
    this.view = message.view;
    /** By the rules, or because its seats ended it. */
    this.isOver = Boolean(this.view.over || message.outcome);
    /** @type {number | null} */
    this.me = message.seat;
    this.side = this.me === null ? 0 : (this.view.seats?.[this.me] ?? 0);
    const { asked, said } = message;
    /** @param {any} order @param {string} text @param {any} facts @param {Words} [words] */
    const choice = (order, text, facts, words = { name: text, tells: [], figures: [] }) => {
      const { name, tells } = words;
      return { order, text, name, tells, say: lineOf(words), facts };
    };
    /** What may be ordered now, by `keyOf(order)`. @type {Map<string, Choice>} */
    this.legal = new Map(
      (asked?.legal ?? []).map(({ order, text, facts }, place) => [
        keyOf(order),
        choice(order, text, facts, said?.legal[place]),
      ]),
    );
    /** What may not. @type {Map<string, Bar>} */
    this.barred = new Map(
      (asked?.refusals ?? []).map(({ order, text, rule, facts }, place) => {
        const words = said?.refusals[place];
        return [keyOf(order), { ...choice(order, text, facts, words?.say), rule, told: words?.facts ?? "" }];
      }),
    );
    /** The question as its own seat knows it: "use" where all others are told "action". @type {string | null} */
    this.decision = asked ? (this.view.decision ?? asked.decision) : null;
  }

  /** What the reader may order about a thing now. @param {any} order */
  may(order) {
    return this.legal.get(keyOf(order));
  }

  /** Orders of a kind: those that may be given, then those that may not. @param {string} kind @returns {Offer[]} */
  offers(kind) {
    const all = [...this.legal.values(), ...this.barred.values()].filter(({ order }) => order.order === kind);
    return all.map(({ order }) => {
      const key = keyOf(order);
      return { key, order, choice: this.legal.get(key), bar: this.barred.get(key) };
    });
  }

  /** @param {Owned} thing */
  isMine({ seat }) {
    return seat !== null && seat === this.me;
  }

  /** Is it of the reader's side? A spectator sits with the first one. @param {Owned} thing */
  isOurs({ side }) {
    return side === this.side;
  }

  /** @param {Owned} thing @returns {"mine" | "friend" | "enemy" | "nobody"} */
  sideOf(thing) {
    if (thing.side === null) return "nobody";
    return this.isMine(thing) ? "mine" : this.isOurs(thing) ? "friend" : "enemy";
  }
}
