// Passkeys: made and used by this device, where there is https (or this very machine) and a host name.
import { signal } from "../vendor/signals.js";
import { bytesOf } from "./away.js";
import { call } from "./api.js";
import { ask } from "./me.js";

/** What keeps this page from passkeys: "" nothing, "https" or "browser". */
export function passkeyLacks() {
  const isNamed = !/^\[|\.\d+$/.test(location.hostname); // an address of figures is no name
  if (!window.isSecureContext || !isNamed) return "https";
  return "PublicKeyCredential" in window ? "" : "browser";
}

/** Did the player turn the device's own question down, or the device have none? */
export const isTurnedDown = signal(false);

/** @param {ArrayBuffer} raw */
const textOf = (raw) =>
  btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The device asks its owner; nothing, where he would not. @template T @param {() => Promise<T>} work */
async function asking(work) {
  isTurnedDown.value = false;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    isTurnedDown.value = true;
    return null;
  }
}

/** Have my link ask for a passkey of this device. @param {string} name what the device calls it */
export async function makePasskey(name) {
  const { challenge, party, user, known } = await ask("/passkey/offer", {});
  const made = /** @type {PublicKeyCredential | null} */ (await asking(() => navigator.credentials.create({ publicKey: {
    challenge: bytesOf(challenge),
    rp: { id: party, name: "Escadrille" },
    user: { id: bytesOf(user), name, displayName: name },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }, { type: "public-key", alg: -257 }],
    excludeCredentials: known.map((/** @type {string} */ id) => ({ type: /** @type {const} */ ("public-key"), id: bytesOf(id) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  } })));
  if (!made) return;
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  const body = { id: made.id, client: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) };
  await ask("/passkey", body);
}

/** Use a passkey of this device, whichever its owner picks; nothing, where he would not. */
export async function usePasskey() {
  const { challenge, party } = await call("/api/me/passkey/ask", { body: {} });
  const used = /** @type {PublicKeyCredential | null} */ (await asking(() => navigator.credentials.get({ publicKey: {
    challenge: bytesOf(challenge), rpId: party, userVerification: "required",
  } })));
  if (!used) return null;
  const response = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return {
    id: used.id,
    client: textOf(response.clientDataJSON),
    authenticator: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}
