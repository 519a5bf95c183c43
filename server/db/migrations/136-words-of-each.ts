import type { Engine, MigrationTransaction } from "../engine.ts";
import { addLettersOf, indexOfEach } from "./parts/136-words-of-each.ts";

const columns = ["reference", "customer_name", "email", "phone"];

/** A guest's name and a house, or a package, are looked for together. */
export async function indexWordsOfEach(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres") await addLettersOf(db);
  await indexOfEach(db, engine, { table: "bookings", columns, key: "hotel_id" });
  await indexOfEach(db, engine, { table: "package_bookings", columns, key: "package_id" });
}
