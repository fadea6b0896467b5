// The seed of a deal is sealed by a hash before play, and shown after it: anyone can check that no die was touched.
import { setting } from "./settings.js";
import { sha256 } from "./sha256.js";

const verified = setting("seals", /** @type {string} */ (""));

/** Was this seal verified in this browser? @param {string} commitment */
export const isVerified = (commitment) => verified.value.split(" ").includes(commitment);

/**
 * Is this the seed that was sealed? (As escadrille.kernel.rng.commitment.) A seal found whole is remembered.
 * @param {string} seed a large number, as text
 * @param {string} commitment
 */
export async function verify(seed, commitment) {
  const isWhole = sha256(`escadrille commitment ${seed}`) === commitment;
  if (isWhole && !isVerified(commitment))
    verified.value = [commitment, ...verified.value.split(" ")].slice(0, 200).join(" ").trim();
  return isWhole;
}
