import { addSearchIndexes, lacksSearchIndexes } from "../db/add-search-indexes.ts";
import type { Database } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { sweepOrphans } from "../pictures/removal/sweep-orphans.ts";
import type { PictureStore } from "../pictures/store/picture-store.ts";
import { repairKept } from "./kept/repair-kept.queries.ts";
import { repairSearchRows } from "./repair.queries.ts";

/** Mends what can be made anew from records, and removes files that no record names; nothing else. Safe beside a site. */
export async function repairSite(db: Database, store: PictureStore, now: Date): Promise<void> {
  // Before the search rows, for a payment is searched by who paid.
  await repairKept(db);
  await inTransaction(db, repairSearchRows);
  if (await lacksSearchIndexes(db)) await addSearchIndexes(db);
  await sweepOrphans({ db, store }, now);
}
