import { redirect } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { pageUrl } from "../navigation/page-address.ts";
import { filterQuery, isBeyondEnd, readFilters } from "./list-filters.ts";
import { type RecordList, rowsAsText, type TableList } from "./record-list.ts";
import { countSuspicious, suspiciousWord } from "./suspicious.ts";

/** Rows of a list by the filters in the address; `overrides` ask for another page, a larger one, or another order. */
export function readRows<Row, Shown>(
  api: Client,
  list: RecordList<Row, Shown>,
  address: URLSearchParams,
  overrides: { page?: number; limit?: number; orderBy?: string; direction?: string } = {},
) {
  const { search, status, sort, page } = readFilters(address, list);
  const isSuspicious = list.kind !== undefined && status === suspiciousWord;
  const listQuery = isSuspicious ? { isSuspicious } : list.query?.(address);
  const query = { search, page, orderBy: sort.by, direction: sort.direction, ...listQuery, ...overrides };
  return list.calls(api).list({ query: fromForm(query) });
}

/** One page of a list by the filters in the address; redirects to the page before when its last record was just removed. */
export async function readList<Row, Shown>(api: Client, list: RecordList<Row, Shown>, request: Request) {
  const { pathname, searchParams: address } = pageUrl(request);
  const { data: rows, pageInfo } = orErrorPage(await readRows(api, list, address));
  const filters = readFilters(address, list);
  // But not while a record is open over the list: it stays open.
  const isEmptied = pageInfo && isBeyondEnd(pageInfo) && pageInfo.currentPage === pageInfo.totalPages + 1;
  if (isEmptied && !address.has("view")) {
    throw redirect(`${pathname}?${filterQuery({ ...filters, page: pageInfo.totalPages })}`);
  }
  return { rows, pageInfo, filters };
}

export type ListData<Row> = Awaited<ReturnType<typeof readList<Row, Row>>>;

/** One page of a table, and the record whose details are open. */
export async function readTable<Row, Shown>(api: Client, list: TableList<Row, Shown>, request: Request) {
  const viewed = await readViewed(api, list, request);
  const { rows, ...page } = await readList(api, list, request);
  const suspicious = list.kind ? await countSuspicious(api, list) : 0;
  return { ...page, rows: rowsAsText(rows.map(list.rowOf)), viewed, suspicious };
}

export type TableData<Row, Shown> = Awaited<ReturnType<typeof readTable<Row, Shown>>>;

async function readViewed<Row, Shown>(
  api: Client,
  list: TableList<Row, Shown>,
  request: Request,
): Promise<Row | null> {
  const { pathname, searchParams } = pageUrl(request);
  const id = Number(searchParams.get("view"));
  if (!(id > 0)) return null;
  const reply = await list.calls(api).byId({ query: { id } });
  if (!reply.ok) {
    // The record was deleted meanwhile: go to the list.
    const filters = filterQuery(readFilters(searchParams, list));
    throw redirectWithToast(`${pathname}?${filters}`, reply.message, { isInfo: true });
  }
  return reply.data;
}
