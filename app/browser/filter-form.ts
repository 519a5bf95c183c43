/** True when a field's value differs from the one the page was rendered with. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(isEdited);
}

function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const [first, ...options] = control.options;
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? first)?.value;
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

/** The address that the form submits to: several values of a name joined by commas, empty ones left out. */
export function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  address.hash = "";
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") values.set(name, [...(values.get(name) ?? []), value]);
  for (const [name, joined] of values) address.searchParams.set(name, joined.join(","));
  return address;
}
