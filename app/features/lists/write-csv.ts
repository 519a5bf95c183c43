import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import { orErrorPage } from "#app/reply.ts";
import { readFilters } from "./list-filters.ts";
import { readRows } from "../lists/read-list.ts";
import type { RecordList } from "../lists/record-list.ts";
import { csvLines, toCsv } from "./csv.ts";

let lastRead: Promise<unknown> = Promise.resolve();

/**
 * Reads one page of all files at a time, after what else has come in meanwhile: those that read many at once would keep
 * everybody else waiting until their end.
 */
function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = lastRead.then(() => new Promise((resolve) => setTimeout(resolve))).then(read);
  lastRead = turn.catch(() => {});
  return turn;
}

/**
 * All rows of a list under the filters of an address as a CSV stream, read page by page on demand: the download starts
 * after the first page, and is aborted when a later one cannot be read.
 */
export async function writeCsv<Row, Shown>(
  api: Client,
  list: RecordList<Row, Shown>,
  address: URLSearchParams,
): Promise<ReadableStream<Uint8Array>> {
  const columns = list.columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const headings = columns.map(({ header }) => header);
  const cells = (rows: Row[]) => rows.map((row) => columns.map(({ csv }) => csv(row)));
  const readBy = (order: { orderBy?: string; direction?: string }) => async (page: number) =>
    orErrorPage(await readRows(api, list, address, { page, limit: largestPage, ...order }));
  const sorted = await readBy({})(1);
  // A search with more hits than are counted is sorted only in part (`ofNewest`): the file has all of them, newest first.
  const { search, sort } = readFilters(address, list);
  const isInPart = search !== "" && sort.by !== "id" && sorted.pageInfo?.isMore === true;
  const read = readBy(isInPart ? { orderBy: "id", direction: "desc" } : {});
  const first = isInPart ? await read(1) : sorted;

  async function* chunks() {
    yield toCsv(headings, cells(first.data));
    let pages = first.pageInfo?.totalPages ?? 1;
    for (let page = 2; page <= pages; page += 1) {
      const { data, pageInfo } = await inTurn(() => read(page));
      yield csvLines(cells(data));
      pages = pageInfo?.totalPages ?? 1;
    }
  }
  return asBytes(chunks());
}

/** A byte stream that pulls the next text on demand. */
function asBytes(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value } = await texts.next();
      if (value === undefined) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}
