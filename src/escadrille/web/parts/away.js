// How I am told that a game waits for me: in the tab, by the system, by Web Push, by e-mail; each can be switched off.
import { origin } from "../lib/addresses.js";
import { endpoint, pushLacks, readWays, subscribe, unsubscribe, ways } from "../lib/away.js";
import { html, typed } from "../lib/html.js";
import { ask } from "../lib/me.js";
import { allow, permission, tellsSystem, tellsTab } from "../lib/mine.js";
import { lang } from "../lib/settings.js";
import { submits, useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault } from "./fault.js";

/** @import { Signal } from "../vendor/signals.js" */

export function Away() {
  useEffect(() => {
    void readWays();
  }, []);
  return html`<section class="sheet box away">
    <h2>${say("club-away")}</h2>
    <${Toggle} held=${tellsTab} name="tab" />
    <${Toggle} held=${tellsSystem} name="system" />
    ${!window.isSecureContext && html`<p class="second">${say("club-lacks", { what: "https" })}</p>`}
    ${permission.value === "default" && tellsSystem.value === "yes" && window.isSecureContext &&
    html`<button type="button" class="button" onClick=${allow}>${say("page-notify-allow")}</button>`}
    <${WebPush} />
    <${Mail} />
    <p class="second">${say("club-away-webhook")}</p>
  </section>`;
}

/** @param {{ held: Signal<any>, name: string }} props */
const Toggle = ({ held, name }) => html`<label class="toggle">
  <input type="checkbox" checked=${held.value === "yes"} onChange=${() => (held.value = held.value === "yes" ? "no" : "yes")} />
  <span>${say("club-away-way", { way: name })}</span>
</label>`;

function WebPush() {
  const isOn = endpoint.value !== "" && (ways.value?.browsers.includes(endpoint.value) ?? false);
  const { start, isStarting, refused } = useStarting(async () => (isOn ? unsubscribe() : subscribe()));
  const [isDenied, setDenied] = useState(false);
  const lacks = pushLacks();
  if (lacks) return html`<p class="second">${say("club-away-lacks", { way: say("club-away-way", { way: "push" }), lacks: say("club-lacks", { what: lacks }) })}</p>`;
  const toggle = async () => {
    setDenied(!isOn && (await Notification.requestPermission()) !== "granted");
    if (isOn || Notification.permission === "granted") await start();
  };
  return html`<label class="toggle">
      <input type="checkbox" checked=${isOn} disabled=${isStarting} onChange=${toggle} />
      <span>${say("club-away-way", { way: "push" })}</span>
    </label>
    ${isDenied && html`<p class="second" role="status">${say("page-notify-off")}</p>`}
    <${Fault} refused=${refused} />`;
}

function Mail() {
  const [address, setAddress] = useState("");
  const [code, setCode] = useState("");
  const known = ways.value;
  const send = useStarting(async () => {
    await ask("/mail", { address, origin: origin(), lang: lang.peek() });
    await readWays();
  });
  const confirm = useStarting(async () => {
    await ask("/mail/confirm", { code });
    await readWays();
  });
  const drop = useStarting(async () => {
    await ask("/mail", undefined, "DELETE");
    await readWays();
  });
  if (!known) return null;
  if (!known.sends_mail) return html`<p class="second">${say("club-away-lacks", { way: say("club-away-way", { way: "mail" }), lacks: say("club-lacks", { what: "mail" }) })}</p>`;
  if (known.mail)
    return html`<label class="toggle">
        <input type="checkbox" checked onChange=${drop.start} />
        <span>${say("club-away-way", { way: "mail" })}: <b>${known.mail}</b></span>
      </label><${Fault} refused=${drop.refused} />`;
  return html`<form onSubmit=${submits(() => address.trim() && send.start())}>
      <label>${say("club-away-way", { way: "mail" })}
        <input class="field" type="email" autocomplete="email" value=${address} onInput=${typed(setAddress)} />
      </label>
      <button class="button">${say("club-mail-send")}</button>
      <${Fault} refused=${send.refused} />
    </form>
    ${known.asked && html`<form onSubmit=${submits(() => code.trim() && confirm.start())}>
      <label>${say("club-mail-enter", { address: known.asked })}
        <input class="field" inputmode="numeric" autocomplete="one-time-code" value=${code} onInput=${typed(setCode)} />
      </label>
      <button class="button main">${say("club-mail-confirm")}</button>
      <${Fault} refused=${confirm.refused} />
    </form>`}`;
}
