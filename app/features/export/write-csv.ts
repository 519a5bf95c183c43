import type { Reply } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import { orErrorPage } from "#app/reply.ts";
import { toCsv } from "./csv.ts";
import { suspiciousWord } from "../lists/suspicious.ts";
import type { ListFilters } from "../lists/list-filters.ts";

type Cell = string | number | boolean | null;
type Columns<Row> = Record<string, (row: Row) => Cell>;

/** Every row of a list under its filters as CSV, page by page. */
export async function writeAll<Row>(
  list: (query: Record<string, unknown>) => Promise<Reply<Row[]>>,
  { search, sort, status: word }: ListFilters,
  byStatus: Record<string, unknown>,
  columns: Columns<Row>,
): Promise<string> {
  const status = word === suspiciousWord ? { isSuspicious: true } : byStatus;
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = {
      search,
      orderBy: sort.by,
      direction: sort.direction,
      page,
      limit: largestPage,
      ...status,
    };
    const reply = orErrorPage(await list(query));
    rows.push(...reply.data);
    pages = reply.pageInfo?.totalPages ?? 1;
  }
  const cells = Object.values(columns);
  return toCsv(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
  );
}
