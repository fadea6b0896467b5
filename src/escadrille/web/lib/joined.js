// How joined modules find one another (docs/page.md): the server puts this before those of the first screen.

/**
 * A module as a function, which tells what it exports.
 * @typedef {(tell: (names: Record<string, () => any>) => void, take: (name: string) => any, load: (name: string) => Promise<any>) => void} Joined
 */

/** @type {Record<string, Joined>} */
const known = {};
/** @type {Record<string, any>} */
const made = {};

/** @param {Record<string, Joined>} modules */
function add(modules) {
  Object.assign(known, modules);
}

/** A module, made when it is first needed. @param {string} name */
function take(name) {
  const before = made[name];
  if (before) return before;
  const module = (made[name] = {});
  known[name]?.(
    (names) => {
      for (const [one, get] of Object.entries(names)) Object.defineProperty(module, one, { get, enumerable: true });
    },
    take,
    load,
  );
  return module;
}

/** A module that is imported when it is needed, with all that it imports. @param {string} name @returns {Promise<any>} */
async function load(name) {
  const { addressOf, needed, isGone } = take("lib/files.js");
  await Promise.all(
    needed(name).map(async (/** @type {string} */ file) => {
      try {
        add((await import(addressOf(file))).modules);
      } catch (error) {
        if (await isGone(file)) location.reload();
        throw error;
      }
    }),
  );
  return take(name);
}
