import { isControl } from "./field-messages.ts";

/** Makes the choices within again that can still be made. */
export function keepChoices(place: Element, fields: FormData | URLSearchParams): void {
  for (const control of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const values = fields.getAll(control.name);
    const [first] = values;
    if (typeof first !== "string" || control.disabled) continue;
    if (control instanceof HTMLSelectElement) control.value = first;
    else if (values.includes(control.value)) control.checked = true;
  }
}

/** The focus stays at what has taken the place of the control that held it. */
export function focusSame(place: Element, held: Element | null): void {
  if (!isControl(held)) return;
  [...place.querySelectorAll<HTMLElement>("input, select")]
    .filter(isControl)
    .find(({ name, value }) => name === held.name && value === held.value)
    ?.focus({ preventScroll: true });
}
