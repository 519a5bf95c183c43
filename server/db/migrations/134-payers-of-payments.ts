import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { addTrigrams, indexTexts } from "./parts/052-search-index.ts";
import { addPayer } from "./parts/134-payer.ts";

/**
 * Payments are found by their guests' names and references in an index of their own, and no longer from guest to guest.
 * On PostgreSQL a process of the version before searches them without an index until it ends.
 */
export async function searchPayers(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "sqlite") {
    for (const when of ["insert", "update", "delete"])
      await sql.raw(`drop trigger payments_words_${when}`).execute(db);
    await sql`drop table payments_words`.execute(db);
  } else await sql`drop index if exists payments_words`.execute(db);
  await addPayer(db, engine);
  if (engine === "postgres" && !(await addTrigrams(db))) return;
  await indexTexts(db, engine, "payments", ["note", "payer"]);
}
