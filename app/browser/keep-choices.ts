import { isControl } from "./field-messages.ts";

/** Restores the choices of `fields` within `place`, as far as their options are still offered. */
export function keepChoices(place: Element, fields: FormData | URLSearchParams): void {
  for (const control of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const values = fields.getAll(control.name);
    const [first] = values;
    if (typeof first !== "string" || control.disabled) continue;
    if (control instanceof HTMLSelectElement) control.value = first;
    else if (values.includes(control.value)) control.checked = true;
  }
}

/** Focuses the control that replaced the focused one (`focused`): the one with the same name and value. */
export function focusSame(place: Element, focused: Element | null): void {
  if (!isControl(focused)) return;
  [...place.querySelectorAll<HTMLElement>("input, select")]
    .filter(isControl)
    .find(({ name, value }) => name === focused.name && value === focused.value)
    ?.focus({ preventScroll: true });
}
