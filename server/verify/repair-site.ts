import { addSearchIndexes, lacksSearchIndexes } from "../db/add-search-indexes.ts";
import type { Database } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { sweepOrphans } from "../pictures/removal/sweep-orphans.ts";
import type { PictureStore } from "../pictures/store/picture-store.ts";
import { repairKept } from "./kept/repair-kept.queries.ts";
import { repairSearchRows } from "./repair.queries.ts";

/** Repairs what can be derived from records, and removes files that no record names. Safe while a site runs. */
export async function repairSite(db: Database, store: PictureStore, now: Date): Promise<void> {
  // Before the search rows, because a payment is searched by its payer.
  await repairKept(db);
  await inTransaction(db, repairSearchRows);
  if (await lacksSearchIndexes(db)) await addSearchIndexes(db);
  await sweepOrphans({ db, store }, now);
}
