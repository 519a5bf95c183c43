import type { Engine, MigrationTransaction } from "../engine.ts";
import { addTrigrams, indexTexts } from "./parts/052-search-index.ts";
import { indexRoughly } from "./parts/081-rough-index.ts";

/** Emails, the change log and the notes of payments are searched by an index too. */
export async function indexMessages(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres" && !(await addTrigrams(db))) return;
  await indexTexts(db, engine, "payments", ["note"]);
  await indexRoughly(db, engine, "outbox", ["reference", "recipient", "subject", "body"]);
  await indexRoughly(db, engine, "changes", ["title", "staff_name", "action", "fields"]);
}
