import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/** The e-mails about a record are found by its reference, or by its id. */
export async function indexEmailsOfRecords(db: MigrationTransaction): Promise<void> {
  await db.schema.createIndex("outbox_by_reference").on("outbox").column("reference").execute();
  await db.schema
    .createIndex("outbox_by_record")
    .on("outbox")
    .column("record_id")
    .where(sql.ref("record_id"), "is not", null)
    .execute();
}
