// The reveal.
import { useRef } from "../../vendor/hooks.js";
/** @typedef {{ ref: any }} Film */
/** @param {any} scene @param {any} camera @param {any[]} news @returns {Film} */
export function useMotion(scene, camera, news) {
  const ref = useRef(null);
  void [scene, camera, news];
  return { ref };
}
/** @param {any} props */
export const Effects = (props) => (void props, null);
