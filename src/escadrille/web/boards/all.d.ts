// The server writes boards/all.js: what each system that is there brings to the page, by its folder.
import type { Manifest } from "./index.js";

export const all: Record<string, Manifest>;
