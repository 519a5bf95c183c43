import type { Insertable } from "kysely";
import type { Transaction } from "#server/db/open.ts";
import { insertRecord, type SoftDeletableTable } from "#server/db/records.ts";
import type { Tables } from "#server/db/tables.ts";
import type { DemoTable } from "#server/db/tables/upkeep.ts";
import { markDemoRecord } from "#server/demo/demo-records.queries.ts";

/** Stores a record of the demo, marked as such; returns its id. */
export async function insertDemoRecord<Name extends DemoTable & SoftDeletableTable>(
  transaction: Transaction,
  table: Name,
  values: Insertable<Tables[Name]>,
): Promise<number> {
  const id = await insertRecord(transaction, table, values);
  await markDemoRecord(transaction, table, id);
  return id;
}
