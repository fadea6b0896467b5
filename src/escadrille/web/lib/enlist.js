// The service worker: it keeps the page for when the server is away, and tells that a game waits.
import { addressOf } from "./files.js";

/** Its address is that of its content, so that it is asked for no more while it stays the same. */
export const enlist = async () =>
  window.isSecureContext && "serviceWorker" in navigator
    ? navigator.serviceWorker.register(addressOf("worker.js"), { scope: "/", updateViaCache: "all" }).catch(() => {})
    : undefined;
