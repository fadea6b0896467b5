// A pilot of one's own: created here, flown in single missions, with a log that this browser keeps.
import { ownOf } from "../boards/index.js";
import { at, call, refusedBy } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { keepPilot, ownPilot } from "../lib/own.js";
import { say } from "../lib/words.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Screen } from "../parts/screen.js";
import { useState } from "../vendor/hooks.js";

/** What is known of him now: who was in the air has landed, if his mission is over. @param {string} slug */
async function arrived(slug) {
  const pilot = ownPilot(slug);
  const place = pilot?.game && placeOf(pilot.game);
  if (place)
    try {
      const kept = await at(place, "career", { career: pilot.career });
      keepPilot(slug, kept);
      return { kept, game: undefined };
    } catch (error) {
      if (refusedBy(error).status !== 400) throw error;
    }
  const kept = await call(`/api/systems/${slug}/careers`, { body: { career: pilot?.career ?? null, deed: { do: "look" } } });
  return { kept, game: place ? pilot.game : undefined };
}

/** @param {{ path: string[] }} props */
export function PilotScreen({ path: [slug = ""] }) {
  const { answer, refused, again } = useAnswer(() => Promise.all([ownOf(slug), arrived(slug)]), [slug]);
  return html`<${Screen} here="fly" name=${say("made-own-title")} kind="own" aside=${html`<p class="second lead">${systemName(slug)}</p>`}>
    <${Fault} refused=${refused} again=${again} />
    ${!answer && !refused && html`<${Loading} what=${say("made-own-loading")} />`}
    ${answer && html`<${Shown} slug=${slug} board=${answer[0]} first=${answer[1]} />`}
  <//>`;
}

/** @param {{ slug: string, board: any, first: { kept: any, game: string | undefined } }} props */
function Shown({ slug, board, first: { kept: found, game } }) {
  const [kept, setKept] = useState(found);
  const [refused, setRefused] = useState(/** @type {any} */ (undefined));
  /** @param {any} deed */
  const act = (deed) =>
    call(`/api/systems/${slug}/careers`, { body: { career: kept.career, deed } }).then(
      (after) => {
        keepPilot(slug, after);
        setKept(after);
        setRefused(undefined);
      },
      (error) => setRefused(refusedBy(error)),
    );
  return html`<${Fault} refused=${refused} />
    <div class=${`sheet own-sheet ${board.wears}`}><${board.Own} kept=${kept} act=${act}>
      ${kept.aloft && !game && html`<a class="button main" href=${`#/mission/${slug}?pilot=own`}><${Icon} name="play" size=${13} />${say("made-own-fly")}</a>`}
      ${game && html`<a class="button main" href=${`#/table/${game}`}><${Icon} name="play" size=${13} />${say("made-own-in-the-air")}</a>`}
    <//></div>
    <p class="second">${say("made-own-kept-here")}</p>`;
}
