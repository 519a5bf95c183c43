/** What a list's address says: the search, the status, the order and the page. */
export type ListFilters = { search: string; status: string; order: "desc" | "asc"; page: number };

/** Filters as they stand in an address; what makes no sense there is left out. */
export function readFilters(address: URLSearchParams): ListFilters {
  const page = Number(address.get("page"));
  return {
    search: (address.get("search") ?? "").slice(0, 100),
    status: address.get("status") ?? "",
    order: address.get("order") === "asc" ? "asc" : "desc",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The filters that differ from the list's start, as query text without `?`. */
export function filterQuery({ search, status, order, page }: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (order === "asc") query.set("order", order);
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
