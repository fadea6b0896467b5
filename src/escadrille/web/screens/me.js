// My personal link: what carries my games and settings to another device, and how it is guarded.
import { origin } from "../lib/addresses.js";
import { call } from "../lib/api.js";
import { html, typed } from "../lib/html.js";
import { places } from "../lib/keys.js";
import { ask, begin, enter, leave, linkOfPerson, me, recover, recoverBy, renew, sync } from "../lib/me.js";
import { isTurnedDown, makePasskey, passkeyLacks, usePasskey } from "../lib/passkeys.js";
import { person } from "../lib/person.js";
import { go, replace } from "../lib/router.js";
import { player } from "../lib/settings.js";
import { submits, useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Away } from "../parts/away.js";
import { Fault, Loading } from "../parts/fault.js";
import { Icon } from "../parts/icons.js";
import { Reachable, ShareLink } from "../parts/links.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { Sure } from "../parts/sure.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** @param {{ path: string[] }} props */
export function Me({ path: [linked = ""] }) {
  const [text, setText] = useState(linked);
  useEffect(() => {
    if (linked && isMyLink(linked)) return replace("mine");
    setText(linked);
    if (linked) history.replaceState(null, "", "#/me"); // it is a key: it leaves the address
    else void sync();
  }, [linked]);
  return html`<${Screen} here="mine" name=${say("club-me")} kind="me">
    ${text ? html`<${Entrance} key=${text} text=${text} />` : person.value ? html`<${Mine} />` : html`<${Nobody} />`}
  <//>`;
}

/** Somebody opens a link on this device. What it holds already goes with him: he is asked before. @param {{ text: string }} props */
function Entrance({ text }) {
  const [held] = useState(heldHere);
  const [isSure, setSure] = useState(held === "nothing");
  if (isMyLink(text)) return html`<${Loading} what=${say("club-entering")} />`;
  if (isSure) return html`<${Entering} text=${text} />`;
  return html`<${EmptySheet} title=${say("club-whose")} text=${say("club-whose-text", { held, games: ownGames().length })}>
    <button type="button" class="button main" onClick=${() => setSure(true)}>${say("club-whose-mine")}</button>
    <a class="button" href="#/mine">${say("club-whose-not")}</a>
  <//>`;
}

/** Is it the link that this browser came by? @param {string} text */
const isMyLink = (text) => person.peek() !== null && text.startsWith(person.peek()?.link ?? "");

const ownGames = () => places.peek().filter(({ campaign }) => !campaign);

/** What this browser holds that a link would take along or leave behind: "person", "games" or "nothing". */
const heldHere = () => (person.peek() ? "person" : ownGames().length ? "games" : "nothing");

/** @param {{ text: string }} props */
function Entering({ text }) {
  const [passphrase, setPassphrase] = useState("");
  const { start, isStarting, refused } = useStarting(async () => {
    await enter(text, passphrase ? { passphrase } : {});
    go("mine");
  });
  useEffect(() => void start(), []);
  const code = refused?.refusal.code;
  if (code === "link/passkey")
    return html`<section class="sheet box">
      <h2>${say("club-guarded-passkey")}</h2>
      <${UsePasskey} label=${say("club-passkey-use")} use=${(/** @type {object} */ passkey) => enter(text, { passkey })} />
      ${passkeyLacks() && html`<p class="second">${say("club-passkey-lacks", { what: passkeyLacks() })}</p>`}
    </section>`;
  if (!refused) return html`<${Loading} what=${say("club-entering")} />`;
  if (code === "link/passphrase" || code === "phrase/wrong" || (passphrase && code === "rate/limit"))
    return html`<form class="sheet box" onSubmit=${submits(start)}>
      <h2>${say("club-guarded")}</h2>
      <label>${say("club-passphrase")}
        <input class="field" type="password" autocomplete="current-password" value=${passphrase}
          onInput=${typed(setPassphrase)} />
      </label>
      <button class="button main" aria-disabled=${isStarting ? "true" : undefined}>${say("club-come-in")}</button>
      ${code !== "link/passphrase" && html`<${Fault} refused=${refused} />`}
    </form>`;
  if (code === "link/unknown")
    return html`<${EmptySheet} title=${say("page-join-refused")} text=${say("club-link-unknown")}>
      <a class="button main" href="#/me" onClick=${() => replace("me/")}>${say("club-lost")}</a>
      <a class="button" href="#/">${say("page-home")}</a>
    <//>`;
  return html`<${Fault} refused=${refused} again=${start} />`;
}

/** Nobody yet: a link is one button away, and a lost one can be had again. */
function Nobody() {
  const { start, isStarting, refused } = useStarting(() => begin());
  return html`<section class="sheet box">
      <h2>${say("club-me-get")}</h2>
      <p class="second">${say("club-me-pitch")}</p>
      <button type="button" class="button main" aria-disabled=${isStarting ? "true" : undefined} onClick=${start}>
        <${Icon} name="share" />${say("club-me-get")}
      </button>
      <${Fault} refused=${refused} />
    </section>
    <${Lost} />`;
}

/** A link that is lost, replaced by the name and the passphrase that were set up. */
function Lost() {
  const [login, setLogin] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const { start, isStarting, refused } = useStarting(async () => {
    await recover(login, passphrase);
    go("mine");
  });
  return html`<form class="sheet box" onSubmit=${submits(() => login.trim() && passphrase && start())}>
    <h2>${say("club-lost")}</h2>
    <p class="second">${say("club-lost-text")}</p>
    <label>${say("club-login")}
      <input class="field" autocomplete="username" value=${login} onInput=${typed(setLogin)} />
    </label>
    <label>${say("club-passphrase")}
      <input class="field" type="password" autocomplete="current-password" value=${passphrase}
        onInput=${typed(setPassphrase)} />
    </label>
    <button class="button" aria-disabled=${isStarting ? "true" : undefined}>${say("club-lost-replace")}</button>
    <${Fault} refused=${refused} />
    <${UsePasskey} label=${say("club-lost-passkey")} use=${recoverBy} />
  </form>`;
}

/** A button that has the device ask for a passkey, where it can. @param {{ label: string, use: (shown: object) => Promise<unknown> }} props */
function UsePasskey({ label, use }) {
  const { start, isStarting, refused } = useStarting(async () => {
    const shown = await usePasskey();
    if (!shown) return;
    await use(shown);
    go("mine");
  });
  if (passkeyLacks()) return null;
  return html`<button type="button" class="button" aria-disabled=${isStarting ? "true" : undefined} onClick=${start}>
      <${Icon} name="locked" />${label}
    </button>
    ${isTurnedDown.value && html`<p class="second" role="status">${say("club-passkey-down")}</p>`}
    <${Fault} refused=${refused} />`;
}

function Mine() {
  const one = person.value;
  const known = me.value;
  if (!one) return null;
  if (!known) return html`<${Loading} what=${say("club-entering")} />`;
  const link = linkOfPerson(origin(), one);
  return html`<section class="sheet box my-link">
      <h2>${say("club-me-link")}</h2>
      <p class="second">${say("club-me-text")}</p>
      <${Reachable} />
      <ul><${ShareLink} key=${link} label=${say("club-me-link")} link=${link} isShown /></ul>
      <p class="second">${say("club-me-holds", { places: new Set(known.places.map(({ game }) => game)).size, devices: known.devices })}</p>
      <${Deed} icon="undo" name="renew" act=${renew} />
    </section>
    <${Away} />
    <div class="guards">
      ${known.passkeys !== null && html`<${Passkey} guard=${known.guard} passkeys=${known.passkeys} login=${known.login} />`}
      <${Guard} guard=${known.guard} login=${known.login} />
    </div>
    ${known.blocked.length > 0 && html`<section class="sheet box">
      <h2>${say("club-blocked")}</h2>
      <ul>${known.blocked.map((name, number) => html`<li key=${number} class="row">
        <span class="grow">${name || say("table-act-somebody")}</span>
        <button type="button" class="button small" onClick=${() => ask("/unblock", { number }).then(sync)}>${say("club-unblock")}</button>
      </li>`)}</ul>
    </section>`}
    <section class="sheet box">
      <h2>${say("club-leave-title")}</h2>
      <${Deed} icon="close" name="leave" act=${() => leave("/leave")} />
      <${Deed} icon="close" name="leave-everywhere" act=${() => leave("/leave-everywhere")} />
      <${Deed} icon="hit" name="erase" act=${() => leave("", "DELETE")} />
    </section>`;
}

/** Something that is asked once more. @param {{ icon: import("../parts/icons.js").IconName, name: string, act: () => Promise<unknown> }} props */
function Deed({ icon, name, act }) {
  const { start, refused } = useStarting(act);
  return html`<${Sure} icon=${icon} label=${say(`club-${name}`)} question=${say(`club-${name}-sure`)}
      yes=${say(`club-${name}`)} no=${say("page-forget-keep")} act=${start} />
    <${Fault} refused=${refused} />`;
}

/** A passkey of this device in place of a passphrase. @param {{ guard: string, passkeys: number, login: string | null }} props */
function Passkey({ guard, passkeys, login }) {
  const make = useStarting(async () => {
    await makePasskey(login || player.peek() || say("club-me-link"));
    await sync();
  });
  const drop = useStarting(async () => {
    await ask("/passkey", undefined, "DELETE");
    await sync();
  });
  const lacks = passkeyLacks();
  return html`<section class="sheet box passkey">
    <h2>${say("club-passkey")}</h2>
    <p class="second">${say("club-passkey-text")}</p>
    ${passkeys > 0 && html`<p role="status">${say(guard === "passkey" ? "club-passkey-on" : "club-passkey-kept", { count: passkeys })}</p>`}
    ${lacks && html`<p class="second">${say("club-passkey-lacks", { what: lacks })}</p>`}
    <div class="row wrap">
      ${!lacks && html`<button type="button" class="button main" aria-disabled=${make.isStarting ? "true" : undefined} onClick=${make.start}>
        <${Icon} name="locked" />${say(passkeys ? "club-passkey-more" : "club-passkey-make")}
      </button>`}
      ${passkeys > 0 && html`<button type="button" class="button" onClick=${drop.start}>${say("club-passkey-drop", { count: passkeys })}</button>`}
    </div>
    ${isTurnedDown.value && html`<p class="second" role="status">${say("club-passkey-down")}</p>`}
    <${Fault} refused=${make.refused ?? drop.refused} />
  </section>`;
}

/** @param {{ guard: string, login: string | null }} props */
function Guard({ guard, login: known }) {
  const [login, setLogin] = useState(known ?? "");
  const [passphrase, setPassphrase] = useState("");
  const [isAsked, setAsked] = useState(true);
  const set = useStarting(async () => {
    await ask("/passphrase", { login, passphrase, guard: isAsked });
    setPassphrase("");
    await sync();
  });
  const drop = useStarting(async () => {
    await ask("/passphrase", undefined, "DELETE");
    await sync();
  });
  return html`<form class="sheet box guard" onSubmit=${submits(() => login.trim() && passphrase && set.start())}>
    <h2>${say("club-guard")}</h2>
    <p class="second">${say("club-guard-text")}</p>
    <p role="status">${say(known ? (guard === "passphrase" ? "club-guard-on" : "club-guard-kept") : guard === "none" ? "club-guard-off" : "club-guard-none")}</p>
    <label>${say("club-login")}
      <input class="field" autocomplete="username" maxlength="24" value=${login} onInput=${typed(setLogin)} />
    </label>
    <label>${say("club-passphrase-new")}
      <input class="field" type="password" autocomplete="new-password" minlength="8" maxlength="200"
        value=${passphrase} onInput=${typed(setPassphrase)} />
    </label>
    <label class="toggle">
      <input type="checkbox" checked=${isAsked} onChange=${() => setAsked(!isAsked)} />
      <span>${say("club-guard-asks")}</span>
    </label>
    <div class="row wrap">
      <button class="button main" aria-disabled=${set.isStarting ? "true" : undefined}>${say("club-guard-set")}</button>
      ${known && html`<button type="button" class="button" onClick=${drop.start}>${say("club-guard-drop")}</button>`}
    </div>
    <${Fault} refused=${set.refused ?? drop.refused} />
  </form>`;
}

/** No more mails: by what each of them says. @param {{ path: string[] }} props */
export function Quiet({ path: [token = ""] }) {
  const [isDone, setDone] = useState(/** @type {boolean | null} */ (null));
  const { start, isStarting, refused } = useStarting(async () => setDone((await call("/api/quiet", { body: { token } })).done));
  return html`<${Screen} here="mine" name=${say("club-quiet")} kind="me">
    <${EmptySheet} title=${say("club-quiet")} text=${say(isDone === null ? "club-quiet-text" : isDone ? "club-quiet-done" : "club-quiet-void")}>
      ${isDone === null && html`<button type="button" class="button main" aria-disabled=${isStarting ? "true" : undefined}
        onClick=${start}>${say("club-quiet")}</button>`}
      <${Fault} refused=${refused} />
    <//>
  <//>`;
}

/** An invitation to a server that takes invited people only. @param {{ path: string[] }} props */
export function Welcome({ path: [invitation = ""] }) {
  const { start, isStarting, refused } = useStarting(async () => {
    if (!person.peek()) await begin(invitation);
    go("me");
  });
  return html`<${Screen} here="fly" name=${say("club-welcome")} kind="me">
    <${EmptySheet} title=${say("club-welcome")} text=${say("club-welcome-text")}>
      <button type="button" class="button main" aria-disabled=${isStarting ? "true" : undefined} onClick=${start}>
        ${say("club-come-in")}
      </button>
      <${Fault} refused=${refused} />
    <//>
  <//>`;
}
