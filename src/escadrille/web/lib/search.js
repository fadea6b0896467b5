// Searching as people type: without accents, capitals or ligatures.

/** @param {string} text */
export const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'");

/** Are all words of a question found in a text that is already folded? @param {string} text @param {string} asked */
export const matches = (text, asked) => folded(asked).split(/\s+/).every((word) => text.includes(word));

/**
 * What is found by a question: first what has all its words in its name, then the rest.
 * @template {{ named: string, folded: string }} E
 * @param {E[]} entries @param {string} asked
 * @returns {[E[], E[]]}
 */
export function sought(entries, asked) {
  const found = entries.filter(({ folded: text }) => matches(text, asked));
  if (!asked.trim()) return [[], found];
  return [found.filter(({ named }) => matches(named, asked)), found.filter(({ named }) => !matches(named, asked))];
}

/**
 * A text cut where the words of a question are found: every second piece is a find.
 * @param {string} text @param {string} asked
 * @returns {string[]}
 */
export function cut(text, asked) {
  const words = folded(asked).split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return [text];
  // Folding changes lengths (œ): each folded sign remembers the place that it came from.
  /** @type {number[]} */
  const places = [];
  let flat = "";
  [...text].reduce((place, sign) => {
    for (const one of folded(sign)) {
      flat += one;
      places.push(place);
    }
    return place + sign.length;
  }, 0);
  const found = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const pieces = [];
  let from = 0;
  for (const match of flat.matchAll(found)) {
    const start = places[match.index] ?? 0;
    const end = places[match.index + match[0].length] ?? text.length;
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}
