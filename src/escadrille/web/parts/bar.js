// The bar of every screen beside the table: where one can go, the language, the light, one's name.
import { sound } from "../boards/kit/sounds.js";
import { focusOn } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { waiting } from "../lib/mine.js";
import { isDark, lang, theme } from "../lib/settings.js";
import { say, speak } from "../lib/words.js";
import { Icon } from "./icons.js";
import { PlayerName } from "./name.js";
import { Vic, Wordmark } from "./wordmark.js";

/** @typedef {"fly" | "mine" | "replays" | "rules"} Place */
/** @typedef {import("./icons.js").IconName} IconName */

/** @type {[place: Place, address: string, icon: IconName | "vic"][]} */
const PLACES = [
  ["fly", "", "vic"],
  ["mine", "mine", "waiting"],
  ["replays", "replays", "play"],
  ["rules", "rules", "rules"],
];

/** @param {{ here: Place }} props */
export const Bar = ({ here }) => html`<header class="masthead">
  <button type="button" class="skip button" onClick=${() => focusOn("main h1")}>${say("page-skip")}</button>
  <a class="brand" href="#/"><${Vic} size=${30} /><${Wordmark} height=${22} /></a>
  <nav class="places" aria-label=${say("page-places")}>
    ${PLACES.map(([place, address, icon]) => html`<${Way} ...${{ place, address, icon, here }} />`)}
  </nav>
  <div class="grow"></div>
  <${LanguageButton} />
  <${ThemeButton} />
  <${PlayerName} />
</header>`;

/** @param {{ place: Place, address: string, icon: IconName | "vic", here: Place }} props */
function Way({ place, address, icon, here }) {
  const count = place === "mine" ? waiting.value.length : 0;
  return html`<a href=${`#/${address}`} aria-current=${place === here ? "page" : undefined}>
    ${icon === "vic" ? html`<${Vic} size=${18} />` : html`<${Icon} name=${icon} size=${18} />`}
    <span>${say(`page-place-${place}`)}</span>
    ${count > 0 &&
    html`<b class="badge" aria-hidden="true">${count}</b><span class="hidden">${say("page-waiting", { count })}</span>`}
  </a>`;
}

/** It says the other language, in that language. */
export function LanguageButton() {
  const other = lang.value === "fr" ? "en" : "fr";
  return html`<button type="button" class="button bare compact" lang=${other} onClick=${() => void speak(other)}>
    <span class="short">${other.toUpperCase()}</span> <span class="wide">${say("page-language")}</span>
  </button>`;
}

export function ThemeButton() {
  const other = isDark.value ? "light" : "dark";
  return html`<button type="button" class="button bare compact" aria-label=${say(`page-theme-${other}`)}
    title=${say(`page-theme-${other}`)} onClick=${() => (theme.value = other)}>
    <${Icon} name=${other} />
  </button>`;
}

/** Are big moments heard? */
export function SoundButton() {
  const isOn = sound.value === "yes";
  return html`<button type="button" class="button bare compact" aria-pressed=${isOn ? "true" : "false"}
    aria-label=${say("table-sound")} title=${say("table-sound")} onClick=${() => (sound.value = isOn ? "no" : "yes")}>
    <${Icon} name=${isOn ? "sound" : "silent"} />
  </button>`;
}
