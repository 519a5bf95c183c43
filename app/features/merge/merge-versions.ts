/** A choice in a merge: a field, or several that must be taken together. */
export type VersionField<Values> = {
  keys: readonly (keyof Values & string)[];
  label: string;
  /** Text to show, when the value is not a text itself. */
  show?: (values: Values) => string;
};

/** The text to show for a field in one of the versions. */
export function wordsOf<Values>(field: VersionField<Values>, values: Values): string {
  if (field.show) return field.show(values);
  return field.keys.map((key) => plain(values[key])).join("\n");
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The name of the radio buttons that decide a field. */
export function choiceOf(field: { keys: readonly string[] }): string {
  return `take.${field.keys.join("+")}`;
}

/**
 * The merged values with the version they are based on; null when the form is not a merge. `all` decides every field at
 * once; a field without a choice is taken from `ours`.
 */
export function mergeVersions(form: FormData): Record<string, unknown> | null {
  const [theirs, ours] = [readJson(form.get("theirs")), readJson(form.get("ours"))];
  if (!theirs || !ours) return null;
  const all = form.get("all");
  const merged: Record<string, unknown> = { ...ours };
  for (const [name, choice] of form) {
    if (!name.startsWith("take.")) continue;
    const version = (all ?? choice) === "theirs" ? theirs : ours;
    for (const key of name.slice("take.".length).split("+")) merged[key] = version[key];
  }
  return { ...merged, version: String(theirs["version"]) };
}

/** An object that a form field carries as JSON; null when it is missing or invalid. */
export function readJson(text: FormDataEntryValue | null | undefined): Record<string, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
