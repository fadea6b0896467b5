// The pilots of one's own that this browser keeps, one for each system: his career, and the mission that he flies now.
import { recall, remember } from "./storage.js";

/** @typedef {{ career: any, aloft: any, game?: string | undefined }} OwnPilot */

/** @param {string} slug @returns {OwnPilot | null} */
export function ownPilot(slug) {
  try {
    return JSON.parse(recall(`pilot-${slug}`) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} slug @param {OwnPilot} pilot */
export const keepPilot = (slug, { career, aloft, game }) => remember(`pilot-${slug}`, JSON.stringify({ career, aloft, game }));
