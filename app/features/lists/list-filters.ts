import { cutAt } from "#contract/rules/text.ts";
import type { PageInfo } from "#contract/core/envelope.ts";
import type { TableSort } from "#app/ui/table.tsx";
import { newestFirst, type Sort, sortWord } from "./list-sorts.ts";

/** The filters in a list's address: search, status, order and page. */
export type ListFilters = { search: string; status: string; sort: Sort; page: number };

type Filtered = { sorts: readonly Sort[]; search?: string; statuses?: readonly string[] };

/** Reads a list's filters from an address; invalid ones, and those that the list does not have, are ignored. */
export function readFilters(address: URLSearchParams, { sorts, search, statuses }: Filtered): ListFilters {
  const page = Number(address.get("page"));
  return {
    search: search ? cutAt(address.get("search") ?? "", 100) : "",
    status: statuses ? (address.get("status") ?? "") : "",
    sort: sorts.find((sort) => sortWord(sort) === address.get("sort")) ?? newestFirst,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The filters that differ from the defaults, as query parameters. */
export function filterQuery({ search, status, sort, page }: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (sortWord(sort) !== sortWord(newestFirst)) query.set("sort", sortWord(sort));
  if (page > 1) query.set("page", String(page));
  return query;
}

/** The address of the same list with something changed. A change of filters goes back to the first page. */
export function listHref(filters: ListFilters, change: Partial<ListFilters> = {}): string {
  return `?${filterQuery({ ...filters, ...change })}`;
}

/** The address of a record's details over the same list. */
export function viewHref(filters: ListFilters, id: number): string {
  const query = filterQuery(filters);
  query.set("view", String(id));
  return `?${query}`;
}

/** The links of the column headings: sort by the column, or in the other direction if it is already sorted by. */
export function tableSort(filters: ListFilters, sorts: readonly Sort[]): TableSort {
  const { by, direction } = filters.sort;
  return {
    by,
    direction,
    href(word) {
      const ways = sorts.filter((sort) => sort.by === word);
      const next = word === by ? ways.find((sort) => sort.direction !== direction) : ways[0];
      return listHref(filters, { sort: next ?? newestFirst, page: 1 });
    },
  };
}

/** Whether the list has records, but its pages end before the one that was asked for. */
export function isBeyondEnd(pageInfo: PageInfo | undefined): boolean {
  return pageInfo !== undefined && pageInfo.totalPages > 0 && pageInfo.currentPage > pageInfo.totalPages;
}
