import { type RawBuilder, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { countedColumns, type CountedTable, readCount, readCountApart } from "./counter-cache.ts";
import type { Executor } from "./open.ts";
import { type LongList, readList } from "./read-list.ts";
import type { Tables } from "./tables.ts";
import type { SentByVisitors } from "./tables/records.ts";

/** Tables of visitors' requests. */
export type RequestTable = {
  [Name in keyof Tables]: Tables[Name] extends SentByVisitors ? Name : never;
}[keyof Tables];

type Filter = { isDeleted: boolean; isSuspicious: boolean; value?: string | number };

/** The conditions of a list of requests: neither deleted nor suspicious, or those ones alone. */
export function listConditions(
  table: RequestTable,
  { isDeleted, isSuspicious }: Omit<Filter, "value">,
): RawBuilder<boolean>[] {
  if (isDeleted) return [sql`${sql.ref(`${table}.deleted_at`)} is not null`];
  const isApart = isSuspicious ? sql`is not null` : sql`is null`;
  return [
    sql`${sql.ref(`${table}.deleted_at`)} is null`,
    sql`${sql.ref(`${table}.suspicious_at`)} ${isApart}`,
  ];
}

/**
 * Returns the number of requests in a list, or of its suspicious ones, from the counter cache. The list of deleted
 * requests has both.
 */
export async function readListCount(
  db: Executor,
  table: RequestTable & CountedTable,
  filter: Filter,
): Promise<number> {
  const { isSuspicious, ...counted } = filter;
  if (counted.isDeleted) return readCount(db, table, counted);
  const apart = await readCountApart(db, table, counted.value);
  return isSuspicious ? apart : (await readCount(db, table, counted)) - apart;
}

type RequestPage<Order extends string> = PageRequest<Order> & { isSuspicious: boolean };

type RequestsOf<Order extends string, Row> = Pick<LongList<Order, Row>, "orders" | "rows"> & {
  table: RequestTable & CountedTable;
  /** The value of the table's counted column by which the list is filtered. */
  value: string | number | undefined;
};

/** A page of a list of requests that is filtered by nothing but the value of its counted column. */
export function listRequests<Order extends string, Row extends { id: number }>(
  db: Executor,
  page: RequestPage<Order>,
  { table, orders, rows, value }: RequestsOf<Order, Row>,
) {
  const { isDeleted, isSuspicious } = page;
  const where = [...listConditions(table, page)];
  if (value !== undefined) where.push(sql`${sql.ref(`${table}.${countedColumns[table]}`)} = ${value}`);
  const precomputedTotal = () => readListCount(db, table, { isDeleted, isSuspicious, value });
  return readList(db, page, { table, orders, where, precomputedTotal, rows });
}
