/** What a block's form holds: as it was typed, so nothing in it is of a type for sure. */
export type Typed = Readonly<Record<string, unknown>>;

/** The parts of a record, or none. */
export function partsOf(value: unknown): Typed {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The items of a list, or none. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that a control can hold; lists are their lines. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value at a path as `slides.2.picture`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Array.isArray(found) ? found[Number(name)] : partsOf(found)[name];
  }
  return found;
}

/** The same value with another one at that path; what leads there is made where it is missing. */
export function withValueAt(value: Typed, path: string, next: unknown): Typed {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...value, [name]: next };
  const inner = value[name];
  if (!Array.isArray(inner)) return { ...value, [name]: withValueAt(partsOf(inner), rest.join("."), next) };
  const [place = "", ...within] = rest;
  const items = inner.map((item: unknown, index) => {
    if (index !== Number(place)) return item;
    return within.length === 0 ? next : withValueAt(partsOf(item), within.join("."), next);
  });
  return { ...value, [name]: items };
}
