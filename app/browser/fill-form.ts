import { isControl } from "./field-messages.ts";

/** Writes what was once typed back into a form; fields that it has no more are left out. */
export function fillForm(form: HTMLFormElement, fields: string): void {
  const typed = new URLSearchParams(fields);
  for (const control of form.elements) {
    if (!isControl(control) || !typed.has(control.name)) continue;
    const values = typed.getAll(control.name);
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
      control.checked = values.includes(control.value);
    else if (control.type !== "hidden") control.value = values[0] ?? "";
  }
}
