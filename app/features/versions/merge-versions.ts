/** What people decide about as one: a field of a form, or several that belong together. */
export type VersionField<Values> = {
  keys: readonly (keyof Values & string)[];
  label: string;
  /** In words, when the value is not a text itself. */
  show?: (values: Values) => string;
};

/** The words of a field in one of the versions. */
export function wordsOf<Values>(field: VersionField<Values>, values: Values): string {
  if (field.show) return field.show(values);
  return field.keys.map((key) => plain(values[key])).join("\n");
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The name of the choice that decides a field. */
export function choiceOf(field: { keys: readonly string[] }): string {
  return `take.${field.keys.join("+")}`;
}

/**
 * The values that somebody chose from two versions, with the version they are made from; null when the form is not
 * such a choice. `all` decides every field at once; a field without a choice is as its sender wrote it.
 */
export function mergeVersions<Values extends object>(form: FormData): (Values & { version: string }) | null {
  const [theirs, mine] = [readValues(form.get("theirs")), readValues(form.get("mine"))];
  if (!theirs || !mine) return null;
  const all = form.get("all");
  const merged: Record<string, unknown> = { ...mine };
  for (const [name, choice] of form) {
    if (!name.startsWith("take.")) continue;
    const taken = (all ?? choice) === "theirs" ? theirs : mine;
    for (const key of name.slice("take.".length).split("+")) merged[key] = taken[key];
  }
  return { ...merged, version: String(theirs["version"]) } as Values & { version: string };
}

function readValues(text: FormDataEntryValue | null): Record<string, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The part in which two texts differ, between what they share at both ends. */
export function difference(text: string, other: string): [before: string, changed: string, after: string] {
  if (text === other) return [text, "", ""];
  let start = 0;
  const shortest = Math.min(text.length, other.length);
  while (start < shortest && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  // Whole words are easier to compare than letters.
  while (start > 0 && /\S/.test(text[start - 1] ?? "")) start -= 1;
  while (end > 0 && /\S/.test(text.at(-end) ?? "")) end -= 1;
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
}
