/** The filters of a list that its address holds, each as text; several of a name between commas; empty where not set. */
export function readFilters<const Name extends string>(url: string, names: readonly Name[]) {
  const { searchParams } = new URL(url);
  const page = searchParams.get("page") ?? "";
  const texts = names.map((name) => [name, searchParams.getAll(name).join(",").trim()]);
  // `fromEntries` forgets the names.
  const values = Object.fromEntries(texts) as Record<Name, string>;
  return { values, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The list's address with some filters changed; an empty value takes one away, and so starts at the first page. */
export function filterHref(
  path: string,
  values: Record<string, string>,
  change: Record<string, string> = {},
): string {
  const set = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}
