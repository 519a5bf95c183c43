import { isControl, isTickable } from "./field-messages.ts";

declare global {
  interface HTMLElementEventMap {
    /** Fired after `fillForm` with all stored values, also those whose fields are not in the form yet. */
    filled: CustomEvent<URLSearchParams>;
  }
}

/**
 * Writes stored values (url-encoded `fields`) back into a form and fires `input` events, as if they were typed now. Values
 * without a field in the form are skipped; the `filled` event carries all of them.
 */
export function fillForm(form: HTMLFormElement, fields: string): void {
  const typed = new URLSearchParams(fields);
  const filled = [...form.elements].filter(isControl).filter(({ name }) => typed.has(name));
  for (const control of filled) {
    const values = typed.getAll(control.name);
    if (isTickable(control)) control.checked = values.includes(control.value);
    else if (control.type !== "hidden") control.value = values[0] ?? "";
  }
  for (const control of filled) control.dispatchEvent(new Event("input", { bubbles: true }));
  form.dispatchEvent(new CustomEvent("filled", { detail: typed, bubbles: true }));
}
