// The bar of a table or a replay: the way back, what is played, what can be set.
import { html } from "../lib/html.js";
import { say, sayOr } from "../lib/words.js";
import { LanguageButton, SoundButton, ThemeButton } from "./bar.js";
import { Icon } from "./icons.js";
import { Vic, Wordmark } from "./wordmark.js";

/** @param {string} system */
export const systemName = (system) => sayOr(`page-system-${system}`, system);

const HOME = () => ({ href: "#/", label: say("table-back") });

/**
 * @param {object} props
 * @param {string} props.system
 * @param {string} props.title the scenario
 * @param {string} props.line what a phone says instead of the name
 * @param {any} [props.dial]
 * @param {any} [props.children] what stands at the right, before language and theme
 * @param {any} [props.menu]
 * @param {{ href: string, label: string }} [props.up] where the way back leads, if not to the home page
 */
export const Head = ({ system, title, line, dial, children, menu, up = HOME() }) => html`<header class="head">
  <a class="leave" href=${up.href} aria-label=${up.label} title=${up.label}>
    <${Icon} name="back" size=${18} /><${Vic} size=${24} /><${Wordmark} height=${20} />
  </a>
  ${dial && html`<span class="dial">${dial}</span>`}
  <p class="name"><b>${systemName(system)}</b> <span class="second">${title}</span></p>
  <p class="brief"><b>${line}</b><span class="second">${title}</span></p>
  <span class="grow"></span>
  ${children}
  <span class="looks"><${SoundButton} /><${LanguageButton} /><${ThemeButton} /></span>
  ${menu}
</header>`;
