// The seed of a deal is sealed by a hash before play, and shown after it: anyone can check that no die was touched.
import { sealOf } from "./chance.js";
import { setting } from "./settings.js";
import { sha256 } from "./sha256.js";

const verified = setting("seals", /** @type {string} */ (""));

/** Was this seal verified in this browser? @param {string} commitment */
export const isVerified = (commitment) => verified.value.split(" ").includes(commitment);

/**
 * Did everyone give what he had promised, and I what I know I gave?
 * @param {Record<string, string>} seals by seat
 * @param {Record<string, string>} parts
 * @param {string} [mine]
 */
export function isFair(seals, parts, mine) {
  const fits = Object.entries(seals).every(([giver, seal]) => sealOf(parts[giver] ?? "") === seal);
  return fits && (!mine || Object.values(parts).includes(mine));
}

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
