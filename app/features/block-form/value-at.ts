/** The unvalidated value of a block's form. */
export type RawBlockValue = Readonly<Record<string, unknown>>;

/** A copy of the value if it is an object, else `{}`. */
export function partsOf(value: unknown): RawBlockValue {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The value if it is an array, else `[]`. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as the text of a control: arrays joined by line breaks, other objects empty. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value at a path such as `slides.2.picture`; undefined if it does not exist. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Array.isArray(found) ? found[Number(name)] : partsOf(found)[name];
  }
  return found;
}

/** A copy of the value with `next` at that path; missing objects on the way are created. */
export function withValueAt(value: RawBlockValue, path: string, next: unknown): RawBlockValue {
  const [name = "", ...deeper] = path.split(".");
  if (deeper.length === 0) return { ...value, [name]: next };
  const inner = value[name];
  if (!Array.isArray(inner)) return { ...value, [name]: withValueAt(partsOf(inner), deeper.join("."), next) };
  const [place = "", ...within] = deeper;
  const items = inner.map((item: unknown, index) => {
    if (index !== Number(place)) return item;
    return within.length === 0 ? next : withValueAt(partsOf(item), within.join("."), next);
  });
  return { ...value, [name]: items };
}
