// Being told while the page is closed: by Web Push, which needs https or this very machine, and by e-mail.
import { signal } from "../vendor/signals.js";
import { enlist } from "./enlist.js";
import { ask } from "./me.js";
import { lang } from "./settings.js";

/** @typedef {{ push: string | null, browsers: string[], sends_mail: boolean, mail: string | null, asked: string | null }} Ways */

/** How I am told, and what the server offers. */
export const ways = signal(/** @type {Ways | null} */ (null));

/** Where this browser is told, if it is. */
export const endpoint = signal("");

/** What keeps this browser from Web Push: "" nothing, "https", "browser" or "server". */
export function pushLacks() {
  if (!window.isSecureContext) return "https";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "browser";
  return ways.value && !ways.value.push ? "server" : "";
}

export async function readWays() {
  ways.value = await ask("/notices");
  if (pushLacks()) return;
  const known = await navigator.serviceWorker.getRegistration("/");
  endpoint.value = (await known?.pushManager.getSubscription())?.endpoint ?? "";
}

/** What base64url says. @param {string} text */
export const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));

/** Have this browser told from now on. */
export async function subscribe() {
  await enlist();
  const registration = await navigator.serviceWorker.ready;
  const key = bytesOf(ways.peek()?.push ?? "");
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = made.toJSON();
  await ask("/push", { endpoint: made.endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: lang.peek() });
  endpoint.value = made.endpoint;
  await readWays();
}

export async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await ask("/push/drop", { endpoint: endpoint.peek() });
  endpoint.value = "";
  await readWays();
}
