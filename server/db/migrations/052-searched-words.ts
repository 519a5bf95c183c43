import type { Engine, MigrationTransaction } from "../engine.ts";
import { addTrigrams, indexTexts } from "./parts/052-search-index.ts";

const searched = {
  bookings: ["reference", "customer_name", "email", "phone"],
  package_bookings: ["reference", "customer_name", "email", "phone"],
  cab_bookings: [
    "reference",
    "customer_name",
    "email",
    "phone",
    "pick_up_location",
    "drop_location",
    "assigned_to",
  ],
  reviews: ["customer_name", "customer_address", "review"],
  queries: ["reference", "name", "email", "subject", "message"],
};

/**
 * The texts by which the long lists are searched, each list's in an index of its own. Where PostgreSQL has no `pg_trgm`
 * there are none for now; they are made when it has (`server/db/add-search-indexes.ts`).
 */
export async function indexSearches(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres" && !(await addTrigrams(db))) return;
  for (const [table, columns] of Object.entries(searched)) await indexTexts(db, engine, table, columns);
}
