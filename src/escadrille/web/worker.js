// Keeps the page for when the server is away, and tells what this browser is told while the page is closed: that a game
// waits for its player (Web Push). The document always comes from the server while it answers, and with it the addresses of
// all files; a file lies under an address of its content. So nothing that is kept can be out of date.

/** @typedef {{ title: string, text: string, game: string }} Note */

const worker = /** @type {any} */ (self);
const KEPT = "page";
const GATEWAYS = [502, 503, 504]; // what a proxy says while the server behind it is away

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(fetch("/").then(keep));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && pathname === "/") event.respondWith(documentOf(event));
  else if (pathname.startsWith("/v/")) event.respondWith(fileOf(event.request));
});

/** The document of the server; if it is away, the last one, which says so. @param {any} event @returns {Promise<Response>} */
async function documentOf(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (GATEWAYS.includes(answer.status)) return (await away()) ?? answer;
    event.waitUntil(keep(answer.clone()));
    return answer;
  } catch {
    return (await away()) ?? Response.error();
  }
}

async function away() {
  const kept = await (await caches.open(KEPT)).match("/");
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete("content-encoding"); // it is unpacked
  return new Response((await kept.text()).replace("<html", "<html data-away"), { headers });
}

/** @param {Request} request @returns {Promise<Response>} */
async function fileOf(request) {
  const page = await caches.open(KEPT);
  const kept = await page.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await page.put(request.url, answer.clone());
  return answer;
}

/** Keep a document once all that it needs at once is here, and drop what it knows no more. @param {Response} answer */
async function keep(answer) {
  if (!answer.ok) return;
  const page = await caches.open(KEPT);
  const text = await answer.clone().text();
  const needed = [...text.matchAll(/"(\/v\/[^"]+)"/g)].map(([, address = ""]) => address);
  const held = (await page.keys()).map(({ url }) => new URL(url).pathname);
  await page.addAll(needed.filter((address) => !held.includes(address)));
  await page.put("/", answer);
  const marks = held.map((path) => ({ path, mark: path.split("/")[2] }));
  for (const { path, mark } of marks) if (mark && !text.includes(mark)) await page.delete(path);
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Note} */
  const { title, text, game } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: game, data: { game }, icon: "/art/mark.svg" }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(`/#/table/${event.notification.data.game}`));
});

/** Show a table in a page that is open, or in a new one. @param {string} address */
async function show(address) {
  const [open] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return worker.clients.openWindow(address);
  await open.navigate(address).catch(() => {}); // one that is not ours to lead is only brought forward
  return open.focus();
}
