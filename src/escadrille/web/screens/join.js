// A shared link: the key is kept, leaves the address, and its place is taken.
import { Refused, call } from "../lib/api.js";
import { introduce } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { replace } from "../lib/router.js";
import { say } from "../lib/words.js";
import { Loading, faultOf } from "../parts/fault.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** @param {{ path: string[] }} props */
export function Join({ path: [game = "", linked = ""] }) {
  const [key] = useState(linked);
  const [refused, setRefused] = useState(/** @type {Refused | null} */ (null));
  const [held] = useState(() => placeOf(game));
  const isOther = held !== undefined && key !== "" && held.key !== key;

  const sitDown = () =>
    call(`/api/games/${game}`, { key }).then(
      ({ system, scenario, seat }) => {
        keep({ game, key, ...(system ? { system, scenario } : {}) });
        if (seat !== null) introduce({ game, key });
        replace(`table/${game}`);
      },
      (error) => {
        if (!(error instanceof Refused)) throw error;
        if (error.status !== 0) return setRefused(error);
        keep({ game, key }); // the table says that it cannot be reached, and goes on trying
        return replace(`table/${game}`);
      },
    );
  useEffect(() => {
    history.replaceState(null, "", `#/join/${game}`);
    if (!key) replace(`table/${game}`);
    else if (!isOther) void sitDown();
  }, []);

  if (refused)
    return html`<${Sheet}
      title=${say("page-join-refused")}
      text=${refused.status === 401 ? say("page-join-refused-text") : faultOf(refused)}
    >
      <a class="button" href="#/">${say("page-home")}</a>
    <//>`;
  if (isOther)
    return html`<${Sheet} title=${say("page-join-held")} text=${say("page-join-held-text")}>
      <a class="button main" href=${`#/table/${game}`}>${say("page-join-keep")}</a>
      <button type="button" class="button" onClick=${sitDown}>${say("page-join-change")}</button>
    <//>`;
  return html`<${Screen} here="fly" name=${say("page-join")}><${Loading} what=${say("page-joining")} /><//>`;
}

/** @param {{ title: string, text: string, children: any }} props */
const Sheet = ({ title, text, children }) => html`<${Screen} here="fly" name=${say("page-join")}>
  <${EmptySheet} title=${title} text=${text}>${children}<//>
<//>`;
