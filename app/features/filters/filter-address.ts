import { redirect } from "react-router";
import type { PageInfo } from "#contract/core/envelope.ts";
import { latinDigits } from "#contract/rules/digits.ts";
import { isBeyondEnd } from "#app/features/lists/list-filters.ts";

/** A list's filters and page number from its address; repeated values are joined by commas, missing ones empty, digits Latin. */
export function readFilters<const Name extends string>(url: string, names: readonly Name[]) {
  const { searchParams } = new URL(url);
  const page = searchParams.get("page") ?? "";
  const texts = names.map((name) => [name, latinDigits(searchParams.getAll(name).join(",").trim())]);
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

/** Redirects to the list's last page from a later one, which the list had when it was longer. */
export function stayWithinPages(
  path: string,
  values: Record<string, string>,
  pageInfo: PageInfo | undefined,
): void {
  if (!pageInfo || !isBeyondEnd(pageInfo)) return;
  const { totalPages } = pageInfo;
  throw redirect(filterHref(path, values, { page: totalPages > 1 ? String(totalPages) : "" }));
}
