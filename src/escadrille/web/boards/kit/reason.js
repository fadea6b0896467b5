// Why a thing does not answer, on the thing itself; what points at it shows it.
import { html } from "../../lib/html.js";

/** @import { Bar } from "./scene.js" */

/** @param {{ bar: Bar | null | undefined, why: string }} props */
export const Reason = ({ bar, why }) =>
  bar ? html`<span class="reason">${why}${" "}<span class="rule">${bar.rule}</span></span>` : null;

/**
 * What pointer and focus do to a thing that shows more of itself.
 * @param {any} stop of the roving focus @param {() => void} show @param {() => void} [hide]
 */
export const pointing = (stop, show, hide) => ({
  ...stop,
  onFocus: () => {
    stop.onFocus?.();
    show();
  },
  onMouseEnter: show,
  onBlur: hide,
  onMouseLeave: hide,
});
