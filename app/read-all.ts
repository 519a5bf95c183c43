import type { Reply } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** Pages that are read at most of a list. */
const mostPages = 50;

/** All rows of a list that is read page by page; the error page where one of them cannot be read. */
export async function readAll<Row>(read: (page: number) => Promise<Reply<Row[]>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, pageInfo } = orErrorPage(await read(page));
    rows.push(...data);
    if (page >= (pageInfo?.totalPages ?? 1)) break;
  }
  return rows;
}
