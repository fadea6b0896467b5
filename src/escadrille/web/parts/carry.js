// The way to my personal link, from where my games are listed; and that this browser was signed out.
import { html } from "../lib/html.js";
import { isEnded } from "../lib/me.js";
import { person } from "../lib/person.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";

export const CarryOn = () => html`<section class="sheet box carry">
  <h2>${say("club-me")}</h2>
  ${isEnded.value && !person.value && html`<p role="status"><b>${say("club-me-ended")}</b></p>`}
  <p class="second">${say(person.value ? "club-me-have" : "club-me-pitch")}</p>
  <a class="button" href="#/me"><${Icon} name="share" />${say(person.value ? "club-me-open" : "club-me-get")}</a>
</section>`;
