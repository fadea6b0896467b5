// Where the files of the page lie: under the address of their content, which the document tells, or by their names.

/** @type {{ files: Record<string, string>, needs: Record<string, string[]> }} */
const { files, needs } = JSON.parse(document.getElementById("files")?.textContent ?? '{ "files": {}, "needs": {} }');

/** @param {string} name as "boards/cards/cards.css" */
export const addressOf = (name) => (files[name] ? `/v/${files[name]}/${name}` : `/${name}`);

/** The files that hold a module which is imported later, and all that it imports. @param {string} name */
export const needed = (name) => needs[name] ?? [];

const YOUNG = 10_000; // ms for which a page is not loaded anew by itself

/** Has the server another version of the page than this one, so that this one's file is there no more? @param {string} name */
export async function isGone(name) {
  const answer = await fetch(addressOf(name)).catch(() => null);
  return answer?.status === 404 && performance.now() > YOUNG;
}
