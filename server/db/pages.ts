import type { SelectQueryBuilder } from "kysely";
import type { PageInfo } from "#contract/envelope.ts";
import type { PageRequest } from "#contract/pagination.ts";

/** One page of records and how many there are in all. */
export type Page<Record> = { records: Record[]; pageInfo: PageInfo };

/**
 * Counts the matching rows and reads one page of them; `query` has its filters already, and no limit; its own order
 * comes before that by id. With `known`, the number of rows is asked there and nothing is counted.
 */
export async function readPage<Sources, Source extends keyof Sources, Row>(
  query: SelectQueryBuilder<Sources, Source, Row>,
  idColumn: string,
  page: PageRequest,
  known?: () => Promise<number>,
): Promise<Page<Row>> {
  const total = known ? await known() : await countRows(query);
  const records = await query
    .orderBy(idColumn as never, page.direction)
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
