import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a form whose fields say what the address asks for, by their names. When that changes they follow, and the
 * form stays: it keeps the focus, and what somebody is typing on meanwhile.
 */
export function useFieldsOfAddress(values: Values): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  const asked = JSON.stringify(values);
  useEffect(() => {
    const before = shown.current;
    const now: Values = JSON.parse(asked);
    shown.current = now;
    if (JSON.stringify(before) === asked) return;
    const changed = [...(form.current?.elements ?? [])].filter((field) => follow(field, before, now));
    // What the page's other scripts say of a field follows too.
    for (const field of changed) field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [asked]);
  return form;
}

type Values = Readonly<Record<string, string>>;

/** Tells whether the field says something else now. */
function follow(field: Element, before: Values, now: Values): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
  const value = now[field.name];
  const isTypedOn = field === document.activeElement && field.value !== before[field.name];
  if (value === undefined || value === field.value || isTypedOn) return false;
  field.value = value;
  return true;
}
