// A shared link: its key or invitation leaves the address, and its place is taken.
import { call, refusedBy } from "../lib/api.js";
import { introduce, sitDown } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { replace } from "../lib/router.js";
import { secretOf } from "../lib/secret.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Loading, faultOf } from "../parts/fault.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** An invitation to a seat. @param {{ path: string[] }} props */
export function Sit({ path: [game = "", invitation = ""] }) {
  const [secret] = useState(secretOf);
  /** @param {string} linked */
  const enter = async (linked) => {
    const key = await sitDown(game, linked, secret);
    keep({ game, key, invitation: linked, part: undefined }); // another seat gives another part
  };
  return html`<${Entrance} game=${game} linked=${invitation} enter=${enter} void="page-sit-void" isInvited />`;
}

/** The key of a place, as spectators have one. @param {{ path: string[] }} props */
export function Join({ path: [game = "", linked = ""] }) {
  /** @param {string} key */
  const enter = async (key) => {
    try {
      const { system, scenario, seat } = await call(`/api/games/${game}`, { key });
      keep({ game, key, ...(system ? { system, scenario } : {}) });
      if (seat !== null) introduce({ game, key });
    } catch (error) {
      if (refusedBy(error).status !== 0) throw error;
      keep({ game, key }); // the table says that it cannot be reached, and goes on trying
    }
  };
  return html`<${Entrance} game=${game} linked=${linked} enter=${enter} void="page-join-refused-text" />`;
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.linked what the link holds
 * @param {(linked: string) => Promise<void>} props.enter
 * @param {string} props.void the words for a link that opens nothing
 * @param {boolean} [props.isInvited]
 */
function Entrance({ game, linked, enter, void: nothing, isInvited }) {
  const [key] = useState(linked);
  const [held] = useState(() => placeOf(game));
  const isMine = key === "" || (held !== undefined && (isInvited ? held.invitation : held.key) === key);
  const isOther = held !== undefined && !isMine;
  const { start: sit, refused } = useStarting(async () => {
    await enter(key);
    replace(`table/${game}`);
  });
  useEffect(() => {
    history.replaceState(null, "", `#/join/${game}`);
    if (isMine && (held || !key)) replace(`table/${game}`);
    else if (!isOther) void sit();
  }, []);

  if (refused)
    return html`<${Sheet} title=${say(refused.status === 0 ? "page-sit-lost" : "page-join-refused")}
      text=${refused.status === 401 ? say(nothing) : faultOf(refused)}>
      ${refused.status === 0 &&
      html`<button type="button" class="button main" onClick=${sit}>${say("page-try-again")}</button>`}
      <a class="button" href="#/">${say("page-home")}</a>
    <//>`;
  if (isOther)
    return html`<${Sheet} title=${say("page-join-held")} text=${say("page-join-held-text")}>
      <a class="button main" href=${`#/table/${game}`}>${say("page-join-keep")}</a>
      <button type="button" class="button" onClick=${sit}>${say("page-join-change")}</button>
    <//>`;
  return html`<${Screen} here="fly" name=${say("page-join")}><${Loading} what=${say("page-joining")} /><//>`;
}

/** @param {{ title: string, text: string, children: any }} props */
const Sheet = ({ title, text, children }) => html`<${Screen} here="fly" name=${say("page-join")}>
  <${EmptySheet} title=${title} text=${text}>${children}<//>
<//>`;
