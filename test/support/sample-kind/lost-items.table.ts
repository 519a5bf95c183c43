import type { RequestStatus } from "#contract/rules/status.ts";
import type { Database } from "#server/db/open.ts";
import { recordTable } from "#server/db/migrations/parts/001-record-table.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { SoftDeletable } from "#server/db/tables/records.ts";

declare module "#server/db/tables/requests.ts" {
  interface RequestTables {
    lost_items: SoftDeletable & {
      reference: string;
      customer_name: string;
      item: string;
      status: RequestStatus;
      suspicious_at: string | null;
      notice: string;
    };
  }
}

/** What a migration does for a kind of the product. */
export function createLostItems(db: Database): Promise<void> {
  return inTransaction(db, (transaction) =>
    recordTable(transaction, db.engine, "lost_items")
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("customer_name", "text", (column) => column.notNull())
      .addColumn("item", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("suspicious_at", "text")
      .addColumn("notice", "text", (column) => column.notNull())
      .execute(),
  );
}
