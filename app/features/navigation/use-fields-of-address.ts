import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a form whose fields show parameters of the address. When these change, the fields are updated without
 * remounting the form: it keeps the focus, and a field that is being edited.
 */
export function useFieldsOfAddress(values: Values): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  const parameters = JSON.stringify(values);
  useEffect(() => {
    const before = shown.current;
    const now: Values = JSON.parse(parameters);
    shown.current = now;
    if (JSON.stringify(before) === parameters) return;
    const changed = [...(form.current?.elements ?? [])].filter((field) => update(field, before, now));
    // Lets other scripts that describe a field update, too.
    for (const field of changed) field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [parameters]);
  useEffect(() => {
    const show = () => {
      const values: Values = JSON.parse(parameters);
      for (const choice of form.current?.querySelectorAll("select") ?? [])
        choice.value = values[choice.name] ?? choice.value;
    };
    shownForms.add(show);
    return () => void shownForms.delete(show);
  }, [parameters]);
  return form;
}

const shownForms = new Set<() => void>();

/** Sets the choices back to the address, when it did not change to what was chosen. */
export function showAddressAgain(): void {
  for (const show of shownForms) show();
}

type Values = Readonly<Record<string, string>>;

/** Updates a field unless it is being edited; returns whether its value changed. */
function update(field: Element, before: Values, now: Values): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
  const value = now[field.name];
  const isTypedOn = field === document.activeElement && field.value !== before[field.name];
  if (value === undefined || value === field.value || isTypedOn) return false;
  field.value = value;
  return true;
}
