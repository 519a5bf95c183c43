import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type { PageInfo } from "#contract/core/envelope.ts";
import type { PageRequest } from "#contract/core/pagination.ts";

/** One page of records and how many there are in all. */
export type Page<Record> = { records: Record[]; pageInfo: PageInfo };

/** What a list is sorted by under each word of its `OrderBy`; the record's id, which is unique, always comes last. */
export type Orders<Order extends string> = Record<
  Exclude<Order, "id">,
  readonly (string | RawBuilder<unknown>)[]
>;

type List<Order extends string> = {
  /** The column of the record's id. */
  id: string;
  orders: Orders<Order>;
  /** Asked for the number of rows; they are counted when left out. */
  known?: () => Promise<number>;
};

/**
 * Counts the matching rows and reads one page of them, in the order the page asks for; `query` has its filters already,
 * and no limit; its own order comes first.
 */
export async function readPage<Sources, Source extends keyof Sources, Row, Order extends string>(
  query: SelectQueryBuilder<Sources, Source, Row>,
  page: PageRequest<Order>,
  { id, orders, known }: List<Order>,
): Promise<Page<Row>> {
  const total = known ? await known() : await countRows(query);
  const keys = page.orderBy === "id" ? [] : orders[page.orderBy as Exclude<Order, "id">];
  const records = await [...keys, id]
    .reduce((sorted, key) => sorted.orderBy(key as never, page.direction), query)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return { records, pageInfo: pageInfo(total, page) };
}

async function countRows<Sources, Source extends keyof Sources, Row>(
  query: SelectQueryBuilder<Sources, Source, Row>,
): Promise<number> {
  // Kysely cannot name the result of a count over an unknown set of tables.
  const { total } = (await query
    .clearSelect()
    .clearOrderBy()
    .select((make) => make.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/** What the reply says of a page. */
export function pageInfo(totalRecords: number, page: Pick<PageRequest, "limit" | "page">): PageInfo {
  return {
    totalRecords,
    totalPages: Math.ceil(totalRecords / page.limit),
    currentPage: page.page,
    pageSize: page.limit,
  };
}
