// The tables that are open to all, live while somebody looks.
import { signal } from "../vendor/signals.js";
import { deviceKey } from "./person.js";

/** @import { Chair, Control } from "./types.js" */

/**
 * @typedef {{ game: string, system: string, scenario: string, turn: number, seats: Chair[], free: number[], watch: boolean, clock: Control | null, at: number }} OpenTable
 * @typedef {{ tables: OpenTable[], people: number }} Listed
 */

const PATIENCE = 5000; // ms before the next try

/** Nothing before the server has told. */
export const lobby = signal(/** @type {Listed | null} */ (null));
/** Why one is not let in. */
export const closed = signal("");

/** A long list comes deflated. @param {string | Blob} data */
const read = (data) =>
  typeof data === "string" ? JSON.parse(data) : new Response(data.stream().pipeThrough(new DecompressionStream("deflate"))).json();

/** Look at the list; what ends that. @returns {() => void} */
export function look() {
  let isWanted = true;
  let timer = 0;
  /** @type {WebSocket | null} */
  let socket = null;
  const connect = () => {
    const address = new URL("/api/lobby/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const here = new WebSocket(address);
    socket = here;
    here.onopen = () => here.send(JSON.stringify({ key: deviceKey() ?? null }));
    here.onmessage = async (event) => {
      const told = await read(event.data);
      if (told.lobby) lobby.value = told.lobby;
      closed.value = told.code ?? "";
    };
    here.onclose = (event) => {
      if (isWanted && ![4401, 4403].includes(event.code)) timer = window.setTimeout(connect, PATIENCE);
    };
  };
  closed.value = "";
  connect();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    socket?.close();
  };
}
