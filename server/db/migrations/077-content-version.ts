import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";
import { type ContentTable, countChanges, countOnce } from "./parts/077-content-version.ts";

/** What public pages and public replies are made from. Of reviews visitors see only accepted ones. */
const content: ContentTable[] = [
  { table: "hotels" },
  { table: "rooms" },
  { table: "room_types" },
  { table: "facilities" },
  { table: "room_facilities" },
  { table: "room_nights" },
  { table: "packages" },
  { table: "company_sections" },
  { table: "reviews", isShown: (row) => `${row}.status = 'Accepted'` },
  { table: "pictures" },
];

/** A number that changes in the same transaction as anything that visitors could see. */
export async function addContentVersion(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("content_version")
    .addColumn("part", "integer", identity(engine))
    .addColumn("changes", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into content_version (changes) values (1)`.execute(db);
  if (engine === "postgres") await sql.raw(countOnce).execute(db);
  for (const table of content) await countChanges(db, engine, table);
}
