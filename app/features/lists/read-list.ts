import type { Client, Reply } from "#contract/client.ts";
import type { RequestKind } from "#contract/dashboard.ts";
import { orErrorPage } from "#app/reply.ts";
import { redirectWithToast } from "../navigation/flash.ts";
import { filterQuery, readFilters } from "./list-filters.ts";
import type { Sort } from "./list-sorts.ts";
import { countSuspicious, suspiciousWord } from "./suspicious.ts";

export type ListSource<Row> = {
  /** Requests of this kind are no longer new once their details were open. */
  kind?: RequestKind;
  sorts: readonly Sort[];
  list: (query: Record<string, unknown>) => Promise<Reply<Row[]>>;
  byId: (query: { id: number }) => Promise<Reply<Row>>;
  /** How the call filters by the status word of the address; `status` itself when left out. */
  byStatus?: (status: string) => Record<string, unknown>;
};

/** One page of a list by the filters in the address, and the record whose details are open, which is then no longer new. */
export async function readList<Row>(api: Client, request: Request, source: ListSource<Row>) {
  const { pathname, searchParams } = new URL(request.url);
  const filters = readFilters(searchParams, source.sorts);
  const id = Number(searchParams.get("view"));
  let viewed: Row | null = null;
  if (id > 0) {
    const reply = await source.byId({ id });
    // The details of a record that was deleted meanwhile: the list is what is left.
    if (!reply.ok)
      throw redirectWithToast(`${pathname}?${filterQuery(filters)}`, reply.message, { isInfo: true });
    viewed = reply.data;
    if (source.kind) await api.dashboard.open({ body: { kind: source.kind, id } });
  }
  const { search, status, sort, page } = filters;
  const byStatus =
    source.kind && status === suspiciousWord
      ? { isSuspicious: true }
      : (source.byStatus?.(status) ?? { status });
  const { data: rows, pageInfo } = orErrorPage(
    await source.list({ search, page, orderBy: sort.by, direction: sort.direction, ...byStatus }),
  );
  const suspicious = source.kind ? await countSuspicious(source.list) : 0;
  return { rows, pageInfo, filters, viewed, suspicious };
}
