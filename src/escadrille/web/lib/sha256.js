// SHA-256 (FIPS 180-4). Browsers have their own only over https, and a table among friends often has none.

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. @param {number} number */
const fraction = (number) => ((number % 1) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number[]} by */
const turned = (word, ...by) => by.reduce((sum, bits) => sum ^ ((word >>> bits) | (word << (32 - bits))), 0);

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const words = new DataView(whole.buffer);
  words.setUint32(whole.length - 4, bytes.length * 8);
  return words;
}

/** @param {string} text @returns {string} its digest in hexadecimal */
export function sha256(text) {
  const words = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < words.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      const [a = 0, b = 0, c = 0, d = 0] = [w[i - 2], w[i - 7], w[i - 15], w[i - 16]];
      const mixed = (turned(a, 17, 19) ^ (a >>> 10)) + b + (turned(c, 7, 18) ^ (c >>> 3)) + d;
      w[i] = i < 16 ? words.getInt32(block + 4 * i) : mixed;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const first = (h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
      const second = (turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = (hash[i] ?? 0) + word;
    });
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
