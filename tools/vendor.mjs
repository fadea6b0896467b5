// Copies the page's libraries out of node_modules, with their licences: there is no build step, so a
// bare name that a browser could not resolve becomes a path. With --check, only compares.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const FROM = new URL("../node_modules/", import.meta.url);
const TO = new URL("../src/escadrille/web/vendor/", import.meta.url);

const FILES = {
  "preact.js": "preact/dist/preact.module.js",
  "hooks.js": "preact/hooks/dist/hooks.module.js",
  "signals-core.js": "@preact/signals-core/dist/signals-core.mjs",
  "signals.js": "@preact/signals/dist/signals.mjs",
  "htm.js": "htm/dist/htm.module.js",
  ...Object.fromEntries(
    ["index", "ast", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types"].map(
      (name) => [`fluent/${name}.js`, `@fluent/bundle/esm/${name}.js`],
    ),
  ),
  "licences/preact.txt": "preact/LICENSE",
  "licences/signals.txt": "@preact/signals/LICENSE",
  "licences/htm.txt": "htm/LICENSE",
  // The same Apache licence; the package itself only names it.
  "licences/fluent.txt": "typescript/LICENSE.txt",
};
const PATHS = {
  preact: "./preact.js",
  "preact/hooks": "./hooks.js",
  "@preact/signals-core": "./signals-core.js",
};

let stale = 0;
for (const [to, from] of Object.entries(FILES)) {
  let text = readFileSync(new URL(from, FROM), "utf8")
    .replaceAll("\r\n", "\n")
    .replace(/\n?\/\/# sourceMappingURL=.*\n?/, "\n");
  for (const [name, path] of Object.entries(PATHS)) {
    text = text.replaceAll(`from"${name}"`, `from"${path}"`).replaceAll(`from "${name}"`, `from "${path}"`);
  }
  const file = new URL(to, TO);
  if (!process.argv.includes("--check")) {
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`${to} is not what ${from} gives: npm run vendor`);
    stale += 1;
  }
}
process.exit(stale ? 1 : 0);
