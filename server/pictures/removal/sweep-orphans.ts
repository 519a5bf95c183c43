import type { Database } from "../../db/open.ts";
import { hashOfName } from "../store/picture-names.ts";
import type { PictureStore } from "../store/picture-store.ts";
import { findOrphans, orphanAge } from "./find-orphans.ts";
import { removeUnlessNamed } from "./remove-files.ts";

type Where = { db: Database; store: PictureStore };

/**
 * Removes what crashes and outages left in the picture store: files that no record names, and half-written ones, older
 * than an hour. Files of an upload in progress are younger: it always stores them. Returns how many were removed.
 */
export async function sweepOrphans({ db, store }: Where, now: Date): Promise<{ removed: number }> {
  let removed = await store.removeHalfWritten(new Date(now.getTime() - orphanAge));
  for await (const name of findOrphans({ db: db.executor, store }, now))
    if (await removeUnlessNamed({ db, store }, hashOfName(name) ?? "", [name])) removed += 1;
  return { removed };
}
