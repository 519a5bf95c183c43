import type { Executor } from "../../db/open.ts";
import { extensionOf, pictureFormats } from "../image/signatures.ts";
import { hashOfName, originalName } from "../store/picture-names.ts";
import type { PictureStore } from "../store/picture-store.ts";
import { findOrphans, orphanAge } from "./find-orphans.ts";
import { hashesWithRecord } from "./orphans.queries.ts";

type Where = { db: Executor; store: PictureStore };

/**
 * Removes what crashes left in the picture store: files that no record names, and half-written ones, older than an
 * hour. An upload puts its files anew, so those of one under way are younger. Returns how many files were removed.
 */
export async function sweepOrphans({ db, store }: Where, now: Date): Promise<{ removed: number }> {
  let removed = await store.removeHalfWritten(new Date(now.getTime() - orphanAge));
  for await (const name of findOrphans({ db, store }, now)) {
    // The same picture may have been uploaded since it was listed.
    const hash = hashOfName(name) ?? "";
    if ((await hashesWithRecord(db, [hash])).has(hash) || (await isYoung(store, hash, now))) continue;
    await store.remove(name);
    removed += 1;
  }
  return { removed };
}

/** Whether the picture was put within the hour: its original always is, by each upload. */
async function isYoung(store: PictureStore, hash: string, now: Date): Promise<boolean> {
  for (const format of pictureFormats) {
    const changedAt = await store.changedAt(originalName(hash, extensionOf(format)));
    if (changedAt && now.getTime() - changedAt.getTime() < orphanAge) return true;
  }
  return false;
}
