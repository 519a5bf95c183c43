import { isControl, isTickable } from "./field-messages.ts";

declare global {
  interface HTMLElementEventMap {
    /** Fired after `fillForm` with all stored values, also those whose fields are not in the form yet. */
    filled: CustomEvent<URLSearchParams>;
  }
}

/**
 * Writes stored values (url-encoded `fields`) back into a form, as if they were typed now. The `filled` event carries all of
 * them.
 */
export function fillForm(form: HTMLFormElement, fields: string): void {
  const typed = new URLSearchParams(fields);
  fillControls(form, typed);
  form.dispatchEvent(new CustomEvent("filled", { detail: typed, bubbles: true }));
}

/**
 * Writes values into the fields of these names and fires `input` events; values without a field in the form are skipped, and
 * boxes without a value are unticked.
 */
export function fillControls(
  form: HTMLFormElement,
  typed: URLSearchParams,
  names: readonly string[] = [...typed.keys()],
): void {
  const filled = [...form.elements].filter(isControl).filter(({ name }) => names.includes(name));
  for (const control of filled) {
    const values = typed.getAll(control.name);
    if (isTickable(control)) control.checked = values.includes(control.value);
    else if (control.type !== "hidden") control.value = values[0] ?? "";
  }
  for (const control of filled) control.dispatchEvent(new Event("input", { bubbles: true }));
}
