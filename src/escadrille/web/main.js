// The page: one screen at a time, by the address after the #.
import { html } from "./lib/html.js";
import { follow } from "./lib/mine.js";
import { route } from "./lib/router.js";
import { lang } from "./lib/settings.js";
import { learn } from "./lib/words.js";
import { Begin } from "./screens/begin.js";
import { BookScreen, Books } from "./screens/book.js";
import { Home } from "./screens/home.js";
import { Choose, Host } from "./screens/host.js";
import { Intro } from "./screens/intro.js";
import { Join, Sit } from "./screens/join.js";
import { Mine } from "./screens/mine.js";
import { Replay } from "./screens/replay.js";
import { Replays } from "./screens/replays.js";
import { Rules } from "./screens/rules.js";
import { Table } from "./screens/table.js";
import { render } from "./vendor/preact.js";

/** @type {Record<string, (props: { path: string[], query: URLSearchParams }) => any>} */
const SCREENS = {
  "": Home,
  begin: Begin, // begin/phantom: a campaign alone
  book: BookScreen, // book/GAME
  books: Books, // books/phantom: several side by side
  choose: Choose, // choose/flames: alone against bots
  host: Host, // host, host/flames, host/flames/GAME: its links
  intro: Intro, // intro/flames: what a newcomer reads first
  join: Join, // join/GAME/KEY: a shared link; the key is kept and leaves the address
  sit: Sit, // sit/GAME/INVITATION: the same for a seat, whose key only who sits down has
  mine: Mine,
  replay: Replay, // replay/GAME/MOMENT?seat=0
  replays: Replays,
  rules: Rules, // rules/flames/FLAMES-ALT-04
  table: Table, // table/GAME
};

function Page() {
  const { path, query } = route.value;
  const Screen = SCREENS[path[0] ?? ""] ?? Home;
  const key = path.slice(0, ["join", "sit"].includes(path[0] ?? "") ? 3 : 2).join("/"); // another rule or moment is the same screen
  return html`<${Screen} key=${key} path=${path.slice(1)} query=${query} />`;
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
await learn(lang.value);
follow();
root.textContent = ""; // what stood there in case that nothing came
render(html`<${Page} />`, root);
