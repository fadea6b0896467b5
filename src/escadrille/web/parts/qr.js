// A QR code of an address, drawn from the squares that the server works out.
import { call } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @param {{ text: string }} props */
export function QrCode({ text }) {
  /** @type {{ answer?: { size: number, path: string } }} */
  const { answer } = useAnswer(() => call("/api/qr", { body: { text } }), [text]);
  if (!answer) return html`<div class="qr"></div>`;
  return html`<div class="qr"><svg viewBox=${`0 0 ${answer.size} ${answer.size}`} role="img"
    aria-label=${say("club-qr")}><path d=${answer.path} /></svg></div>`;
}
