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
