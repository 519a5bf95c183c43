import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import { orErrorPage } from "#app/reply.ts";
import { readRows } from "../lists/read-list.ts";
import type { RecordList } from "../lists/record-list.ts";
import { toCsv } from "./csv.ts";

/** Every row of a list under the filters of an address as CSV, read page by page. */
export async function writeCsv<Row>(
  api: Client,
  list: RecordList<Row>,
  address: URLSearchParams,
): Promise<string> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = orErrorPage(await readRows(api, list, address, { page, limit: largestPage }));
    rows.push(...reply.data);
    pages = reply.pageInfo?.totalPages ?? 1;
  }
  const columns = list.columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return toCsv(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ csv }) => csv(row))),
  );
}
