/** A list's filters and page number from its address; repeated values are joined by commas, missing ones empty. */
export function readFilters<const Name extends string>(url: string, names: readonly Name[]) {
  const { searchParams } = new URL(url);
  const page = searchParams.get("page") ?? "";
  const texts = names.map((name) => [name, searchParams.getAll(name).join(",").trim()]);
  // The type of `fromEntries` loses the names.
  const values = Object.fromEntries(texts) as Record<Name, string>;
  return { values, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The list's address with some filters changed (an empty value removes one), at its first page. */
export function filterHref(
  path: string,
  values: Record<string, string>,
  change: Record<string, string> = {},
): string {
  const set = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}
