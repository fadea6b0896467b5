// The page: one screen at a time, by the address after the #.
import { enlist } from "./lib/enlist.js";
import { html } from "./lib/html.js";
import { follow as followMe } from "./lib/me.js";
import { follow } from "./lib/mine.js";
import { route } from "./lib/router.js";
import { lang } from "./lib/settings.js";
import { follow as followTrail } from "./lib/trail.js";
import { speak } from "./lib/words.js";
import { Home } from "./screens/home.js";
import { later } from "./parts/later.js";
import { Away, isAway } from "./parts/server-away.js";
import { render } from "./vendor/preact.js";

/** Each is fetched when it is first shown, but the first. @type {Record<string, (props: { path: string[], query: URLSearchParams }) => any>} */
const SCREENS = {
  "": Home,
  begin: later(async () => (await import("./screens/begin.js")).Begin), // begin/phantom: a campaign alone
  book: later(async () => (await import("./screens/book.js")).BookScreen), // book/GAME
  books: later(async () => (await import("./screens/book.js")).Books), // books/phantom: several side by side
  choose: later(async () => (await import("./screens/host.js")).Choose), // choose/flames: alone against bots
  host: later(async () => (await import("./screens/host.js")).Host), // host, host/flames, host/flames/GAME: its links
  intro: later(async () => (await import("./screens/intro.js")).Intro), // intro/flames: what a newcomer reads first
  join: later(async () => (await import("./screens/join.js")).Join), // join/GAME/KEY: a shared link; the key is kept and leaves the address
  sit: later(async () => (await import("./screens/join.js")).Sit), // sit/GAME/INVITATION: the same for a seat, whose key only who sits down has
  lobby: later(async () => (await import("./screens/lobby.js")).Lobby), // tables that are open to all
  me: later(async () => (await import("./screens/me.js")).Me), // me: my personal link; me/LINK: another device opens it
  mine: later(async () => (await import("./screens/mine.js")).Mine),
  mission: later(async () => (await import("./screens/mission.js")).MissionScreen), // mission/wings: one made by the rules, to fly or to print
  pilot: later(async () => (await import("./screens/pilot.js")).PilotScreen), // pilot/wings: one's own, from mission to mission
  quiet: later(async () => (await import("./screens/me.js")).Quiet), // quiet/TOKEN: no more mails
  replay: later(async () => (await import("./screens/replay.js")).Replay, ["table"]), // replay/GAME/MOMENT?seat=0
  replays: later(async () => (await import("./screens/replays.js")).Replays),
  rules: later(async () => (await import("./screens/rules.js")).Rules), // rules/flames/FLAMES-ALT-04
  table: later(async () => (await import("./screens/table.js")).Table, ["table"]), // table/GAME
  welcome: later(async () => (await import("./screens/me.js")).Welcome), // welcome/INVITATION: to a server that takes invited people only
};

function Page() {
  const { path, query } = route.value;
  const Screen = SCREENS[path[0] ?? ""] ?? Home;
  const key = path.slice(0, ["join", "sit"].includes(path[0] ?? "") ? 3 : 2).join("/"); // another rule or moment is the same screen
  return html`<${Screen} key=${key} path=${path.slice(1)} query=${query} />`;
}

/** @param {HTMLElement} root */
async function show(root) {
  await speak(lang.value);
  follow();
  followMe();
  followTrail();
  root.textContent = ""; // what stood there in case that nothing came
  render(html`${isAway && html`<${Away} />`}<${Page} />`, root);
  enlist();
}

void show(/** @type {HTMLElement} */ (document.getElementById("page")));
