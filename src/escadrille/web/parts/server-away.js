// The page came out of the service worker, as the server does not answer: it says so, and comes back with it.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

const PACE = 5000; // ms between two looks whether the server is back

export const isAway = "away" in document.documentElement.dataset;

export function Away() {
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch("/health").catch(() => null);
      if (answer?.ok) location.reload();
    }, PACE);
    return () => clearInterval(timer);
  }, []);
  return html`<div class="fault" role="alert">
    <${Icon} name="warning" />
    <p class="grow"><b>${say("page-server-away")}</b> ${say("page-server-away-text")}</p>
    <button type="button" class="button small" onClick=${() => location.reload()}>${say("page-try-again")}</button>
  </div>`;
}
