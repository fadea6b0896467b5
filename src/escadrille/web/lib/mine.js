// My games: how they stand, asked of the server now and then, and told when one begins to wait for me.
import { computed, effect, signal } from "../vendor/signals.js";
import { mine, refusedBy } from "./api.js";
import { places } from "./keys.js";
import { setting } from "./settings.js";
import { say } from "./words.js";

/** @import { Place } from "./keys.js" */
/** @import { Standing } from "./types.js" */
/** @typedef {{ place: Place, standing: Standing | undefined }} Flight */

const PACE = 20; // seconds between two questions
const UNSEEN = 60; // the same, while nobody looks at the page
const LONGEST = 300; // the same, while the server does not answer
const SELDOM = 3600; // the same, about a game that has stood still for long:
const SHARE = 5; // it is asked about after a fifth of the time for which it has
const AT_ONCE = 50; // keys in one question

/** How each of my games stands, by its name. */
export const standings = signal(/** @type {Record<string, Standing>} */ ({}));

/** @type {import("../vendor/signals.js").ReadonlySignal<Flight[]>} */
export const flights = computed(() =>
  places.value
    .filter(({ campaign }) => !campaign) // a mission stands with its campaign
    .map((place) => ({ place, standing: standings.value[place.game] })),
);
export const running = computed(() => flights.value.filter(({ standing }) => !standing?.over && !standing?.error));
export const finished = computed(() =>
  flights.value
    .filter(({ standing }) => standing?.over)
    .sort((a, b) => (b.standing?.at ?? b.place.at / 1000) - (a.standing?.at ?? a.place.at / 1000)),
);
/** Those that wait for my answer. */
export const waiting = computed(() =>
  running.value.filter(({ standing }) => standing?.asked || standing?.sortie?.asked),
);

let timer = 0;
let failures = 0;
/** When each game was last asked about. @type {Map<string, number>} */
const asked = new Map();

/** Ask again, now: a game was opened, or joined, or ended. */
export const refresh = () => ask(open());

const open = () => places.peek().filter(({ game, campaign }) => !campaign && !standings.peek()[game]?.over);

/** When a game is to be asked about again. @param {Place} place */
function due({ game }) {
  const standing = standings.peek()[game];
  const still = standing ? (standing.error ? Infinity : Date.now() / 1000 - standing.at) : 0;
  return (asked.get(game) ?? 0) + 1000 * Math.min(SELDOM, Math.max(PACE, still / SHARE));
}

/** @param {Place[]} games */
async function ask(games) {
  clearTimeout(timer);
  try {
    for (let from = 0; from < games.length; from += AT_ONCE) {
      const some = games.slice(from, from + AT_ONCE);
      take(await mine(some.map(({ game, key }) => ({ game, key, mark: standings.peek()[game]?.mark }))));
      for (const { game } of some) asked.set(game, Date.now());
    }
    failures = 0;
  } catch (error) {
    refusedBy(error);
    failures += 1;
  }
  later();
}

/** Ask about the games that may have changed when it is time; never while nobody would be told. */
function later() {
  clearTimeout(timer);
  const next = Math.min(...open().map(due));
  if (next === Infinity || isAway()) return;
  const least = Math.min(LONGEST, (document.hidden ? UNSEEN : PACE) * 2 ** failures);
  timer = window.setTimeout(
    () => isAway() || void ask(open().filter((place) => due(place) <= Date.now())),
    Math.max(1000 * least, next - Date.now()),
  );
}

const isAway = () => document.hidden && permission.peek() !== "granted" && tellsTab.peek() === "no";

/** @param {Standing[]} told */
function take(told) {
  const news = told.filter(({ unchanged, error }) => !unchanged && error !== "rate/limit");
  standings.value = { ...standings.peek(), ...Object.fromEntries(news.map((standing) => [standing.game, standing])) };
}

/** @param {string} game */
function notify(game) {
  if (permission.peek() !== "granted" || tellsSystem.peek() === "no") return;
  try {
    const note = new Notification(say("page-notify-title"), { body: say("page-notify-text"), tag: game });
    note.onclick = () => {
      window.focus();
      location.hash = `#/table/${game}`;
      note.close();
    };
  } catch {
    permission.value = "unknown"; // phones have the word, not the thing
  }
}

/** Is the tab marked, and does the system tell, when a game waits? */
export const tellsTab = setting("tells-tab", /** @type {"yes" | "no"} */ ("yes"));
export const tellsSystem = setting("tells-system", /** @type {"yes" | "no"} */ ("yes"));

/** May the page tell that a game waits while nobody looks? "unknown" where a browser cannot. */
export const permission = signal(/** @type {NotificationPermission | "unknown"} */ (
  "Notification" in window ? Notification.permission : "unknown"
));

/** The browser asks the player; only ever on a button. */
export async function allow() {
  permission.value = await Notification.requestPermission();
}

/** Keep asking, from now on. */
export function follow() {
  effect(() => {
    void places.value;
    void refresh();
  });
  let before = /** @type {string[]} */ ([]);
  effect(() => {
    const now = waiting.value.map(({ place }) => place.game);
    if (document.hidden) now.filter((game) => !before.includes(game)).forEach(notify);
    before = now;
  });
  document.addEventListener("visibilitychange", () => !document.hidden && void refresh());
}
