import { isControl, isTicked } from "./field-messages.ts";

declare global {
  interface HTMLElementEventMap {
    /** What was once typed stands in the form again; its fields may ask for parts in which others belong. */
    filled: CustomEvent<URLSearchParams>;
  }
}

/**
 * Writes what was once typed back into a form, as if it were typed now: what follows the fields follows. Fields that the form
 * has no more are left out, and told with all others by its `filled` event.
 */
export function fillForm(form: HTMLFormElement, fields: string): void {
  const typed = new URLSearchParams(fields);
  const filled = [...form.elements].filter(isControl).filter(({ name }) => typed.has(name));
  for (const control of filled) {
    const values = typed.getAll(control.name);
    if (isTicked(control)) control.checked = values.includes(control.value);
    else if (control.type !== "hidden") control.value = values[0] ?? "";
  }
  for (const control of filled) control.dispatchEvent(new Event("input", { bubbles: true }));
  form.dispatchEvent(new CustomEvent("filled", { detail: typed, bubbles: true }));
}
