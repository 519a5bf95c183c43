import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { PageInfo } from "#contract/core/envelope.ts";
import type { PageRequest } from "#contract/core/pagination.ts";

/** One page of rows and how many there are in all. */
export type Page<Row> = { records: Row[]; pageInfo: PageInfo };

/** The sort keys for each word of a list's `OrderBy`; the record's id is always added last, as a tie-breaker. */
export type Orders<Order extends string> = Record<Exclude<Order, "id">, readonly SortKey[]>;

/** A column by its name, or an expression. */
export type SortKey = string | RawBuilder<unknown>;

type List<Order extends string> = {
  /** The column of the record's id. */
  id: string;
  orders: Orders<Order>;
  /** False for records that are never deleted: the list of deleted ones is empty. */
  isDeletable?: boolean;
  /** Reads the number of rows from the counter cache; without it they are counted. */
  precomputedTotal?: () => Promise<number>;
};

/** Reads one page of `query`, which has filters but neither order nor limit, and the total number of its rows. */
export async function readPage<Sources, Source extends keyof Sources, Row, Order extends string>(
  query: SelectQueryBuilder<Sources, Source, Row>,
  page: PageRequest<Order>,
  { id, orders, isDeletable = true, precomputedTotal }: List<Order>,
): Promise<Page<Row>> {
  if (page.isDeleted && !isDeletable) return { records: [], pageInfo: pageInfo(0, page) };
  const total = precomputedTotal ? await precomputedTotal() : await countRows(query);
  const keysOf: Partial<Record<string, readonly SortKey[]>> = orders;
  const keys = [...(keysOf[page.orderBy] ?? []), id];
  const records = await keys
    .map((key) => (typeof key === "string" ? sql.ref(key) : key))
    .reduce((sorted, key) => sorted.orderBy(key, page.direction), query)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return { records, pageInfo: pageInfo(total, page) };
}

async function countRows<Sources, Source extends keyof Sources, Row>(
  query: SelectQueryBuilder<Sources, Source, Row>,
): Promise<number> {
  // Kysely cannot type a count over an unknown set of tables.
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/** `isMore`: there are more records than these, which were not counted. */
export function pageInfo(
  totalRecords: number,
  page: Pick<PageRequest, "limit" | "page">,
  isMore = false,
): PageInfo {
  const pages = Math.ceil(totalRecords / page.limit);
  return {
    totalRecords,
    totalPages: isMore ? Math.max(pages, page.page + 1) : pages,
    currentPage: page.page,
    pageSize: page.limit,
    ...(isMore && { isMore }),
  };
}
