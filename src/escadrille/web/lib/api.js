// The table's addresses (docs/table-api.md).

import { addressOf } from "./files.js";
import { deviceKey } from "./person.js";
import { lang } from "./settings.js";

/** @import { Opened, Refusal, Standing, SystemCard } from "./types.js" */

/** The version of what is said to the server and heard from it that this page knows. */
export const WIRE = 3;

/** What a proxy says, in words of its own, while no server behind it answers. */
const GATEWAYS = [502, 503, 504];

/** The name of a file that comes as an answer. */
const FILE = /filename="([^"]+)"/;

/** What the server refused, or that it could not be reached (status 0). */
export class Refused extends Error {
  /** @param {number} status @param {Refusal} refusal @param {number} [retry] */
  constructor(status, refusal, retry) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
    this.retry = retry;
  }
}

/** That the server cannot be reached. */
export const lost = () => new Refused(0, { code: "connection/lost", message: "" });

/** What was refused; anything else that is thrown is our own bug. @param {unknown} error */
export function refusedBy(error) {
  if (error instanceof Refused) return error;
  throw error;
}

/**
 * Ask, and where that is too often, again when the table says, as long as somebody wants to know.
 * @template T @param {() => Promise<T>} ask @param {() => boolean} isWanted @returns {Promise<T>}
 */
export async function patiently(ask, isWanted) {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      const { status, retry } = refusedBy(error);
      if (status !== 429 || !isWanted()) throw error;
      await new Promise((done) => setTimeout(done, 1000 * (retry ?? 1)));
    }
}

/**
 * @param {string} path
 * @param {{ key?: string | undefined, body?: unknown, text?: string, method?: string | undefined }} [how]
 * @returns {Promise<any>}
 */
export async function call(path, { key, body, text, method } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (text !== undefined) headers["content-type"] = "application/jsonl";
  const sent = text ?? (body === undefined ? null : JSON.stringify(body));
  let answer, isJson, got;
  try {
    answer = await fetch(path, { method: method ?? (sent === null ? "GET" : "POST"), headers, body: sent });
    isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
    got = isJson ? await answer.json() : await answer.text();
  } catch {
    throw lost();
  }
  if (!isJson && GATEWAYS.includes(answer.status)) throw lost();
  const name = FILE.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  if (answer.ok) return name ? { name, text: got } : got;
  const refusal = isJson ? got : { code: "server/error", message: got };
  throw new Refused(answer.status, refusal, Number(answer.headers.get("retry-after")) || undefined);
}

/** @type {Map<string, Promise<any>>} */
const remembered = new Map();

/** Ask once for what does not change: a browser keeps it, as the files of the page. @param {string} path */
function once(path) {
  let asked = remembered.get(path);
  if (!asked) {
    asked = call(addressOf(path));
    asked.catch(() => remembered.delete(path));
    remembered.set(path, asked);
  }
  return asked;
}

/** @returns {Promise<SystemCard[]>} */
export const systems = () => once("api/systems");
/** @param {string} slug @returns {Promise<any[]>} */
export const scenarios = (slug) => once(`api/systems/${slug}/scenarios`);
/** @param {string} slug @returns {Promise<Record<string, import("./types.js").Rule>>} */
export const rules = (slug) => once(`api/systems/${slug}/rules`);
/** The titles of the rules alone, in the language spoken. @param {string} slug @returns {Promise<Record<string, string>>} */
export const titles = (slug) => once(`titles/${lang.peek()}/${slug}.json`);
/** @param {string} slug @returns {Promise<any>} */
export const content = (slug) => once(`api/systems/${slug}/content`);

/** @param {{ system: string, seats: string[], scenario?: string, options?: object, delay?: number, hints?: boolean, clock?: object, door?: string, watch?: boolean }} wanted @returns {Promise<Opened>} */
export const open = (wanted) => call("/api/games", { key: deviceKey(), body: wanted });

/**
 * Use an invitation. Who asks again with the same secret, as the answer was lost, gets the same answer.
 * @param {string} game
 * @param {{ invitation: string, secret: string, name?: string, seat?: number }} claim
 * @returns {Promise<{ seat: number, key: string }>}
 */
export const sit = (game, claim) => call(`/api/games/${game}/sit`, { key: deviceKey(), body: claim });

/** @param {{ game: string, key: string, mark?: string }[]} keys @returns {Promise<Standing[]>} */
export const mine = (keys) => call("/api/mine", { body: { keys } });

/**
 * Do something at a table: "orders", "undo", "resign", "draw", "rematch", "name", "chat", "seats/1"…
 * @param {{ game: string, key: string }} place
 * @param {string} what
 * @param {unknown} [body]
 */
export const at = (place, what, body = {}) => call(`/api/games/${place.game}/${what}`, { key: place.key, body });

/** @param {{ game: string, key: string }} place @param {string} [what] */
export const look = (place, what) =>
  call(`/api/games/${place.game}${what ? `/${what}` : ""}`, { key: place.key });

/**
 * Its record, a file with a name; of a campaign, with those of its missions.
 * @param {{ game: string, key: string }} place @param {boolean} [isCampaign]
 * @returns {Promise<{ name: string, text: string }>}
 */
export const recordOf = (place, isCampaign) =>
  call(`/api/games/${place.game}/${isCampaign ? "campaign" : "record"}`, { key: place.key });

/** Give something up; without a word of what, delete the game. @param {{ game: string, key: string }} place @param {string} [what] */
export const drop = (place, what) =>
  call(`/api/games/${place.game}${what ? `/${what}` : ""}`, { key: place.key, method: "DELETE" });

/** @param {string} text the record of a game, JSON lines @returns {Promise<{ game: string, spectator: string }>} */
export const bring = (text) =>
  call("/api/records", { key: deviceKey(), text }).catch((error) => {
    const { status, refusal } = refusedBy(error);
    throw status === 400 ? new Refused(400, { ...refusal, code: "record/bad" }) : error;
  });
