import type { Reply } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** Pages read at most from a list. */
const mostPages = 50;

/** Reads all rows of a list page by page; throws the error page when a page cannot be read. */
export async function readAll<Row>(read: (page: number) => Promise<Reply<Row[]>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, pageInfo } = orErrorPage(await read(page));
    rows.push(...data);
    if (page >= (pageInfo?.totalPages ?? 1)) break;
  }
  return rows;
}
