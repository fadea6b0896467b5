// Chance that only this browser knows.

/** 128 bits, as text. */
export const secretOf = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
