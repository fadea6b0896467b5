// A sheet of any campaign, field by field: for those whose board draws none of its own.
import { html, typed } from "../lib/html.js";

/** A value with one part changed. @param {any} whole @param {string | number} part @param {any} value */
const changed = (whole, part, value) =>
  Array.isArray(whole) ? whole.map((one, place) => (place === part ? value : one)) : { ...whole, [part]: value };

/** @param {{ name: string, value: any, set: (value: any) => void }} props */
function Field({ name, value, set }) {
  if (Array.isArray(value) && value.every((one) => typeof one !== "object"))
    return html`<label class="entry-field"><span>${name}</span><input class="field" value=${value.join(" ")}
      onChange=${typed((text) => set(text.split(" ").filter(Boolean).map((one) => (Number.isNaN(Number(one)) ? one : Number(one)))))} /></label>`;
  if (typeof value === "object" && value !== null)
    return html`<fieldset class="entry-part"><legend>${name}</legend>
      ${Object.entries(value).map(([part, one]) => html`<${Field} key=${part} name=${Array.isArray(value) ? `${Number(part) + 1}` : part} value=${one}
        set=${(/** @type {any} */ next) => set(changed(value, Array.isArray(value) ? Number(part) : part, next))} />`)}</fieldset>`;
  if (typeof value === "boolean")
    return html`<label class="entry-field"><input type="checkbox" checked=${value} onChange=${() => set(!value)} /><span>${name}</span></label>`;
  if (typeof value === "number")
    return html`<label class="entry-field"><span>${name}</span><input class="field" type="number" min="0" value=${value}
      onChange=${typed((text) => set(Number(text)))} /></label>`;
  return html`<label class="entry-field"><span>${name}</span><input class="field" value=${value ?? ""}
    onChange=${typed((text) => set(text || null))} /></label>`;
}

/** @param {{ entry: any, set: (entry: any) => void }} props */
export const EntryForm = ({ entry, set }) => html`<div class="entry-form">
  ${Object.entries(entry).map(([name, value]) => html`<${Field} key=${name} name=${name} value=${value}
    set=${(/** @type {any} */ next) => set(changed(entry, name, next))} />`)}</div>`;
