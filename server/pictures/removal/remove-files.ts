import type { Database } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { variantWidths } from "../image/make-variants.ts";
import { extensionOf } from "../image/signatures.ts";
import { originalName, publicName, variantFormats } from "../store/picture-names.ts";
import type { PictureStore } from "../store/picture-store.ts";
import { hashesWithRecord, lockFiles, type PictureFiles } from "./removal.queries.ts";

/**
 * Removes the files of pictures whose records were just deleted for good. Files that remain, because the store is
 * unreachable or a conversion was running, are removed by the nightly sweep: an unreachable store does not throw here.
 */
export async function removeFiles(services: Services, pictures: PictureFiles[]): Promise<void> {
  const where = { db: services.db, store: services.pictures.store };
  try {
    for (const picture of pictures) await removeUnlessNamed(where, picture.hash, namesOf(picture));
  } catch (error) {
    services.log.warn({ err: error }, "files of deleted pictures stay until the sweep at night");
  }
}

type Where = { db: Database; store: PictureStore };

/**
 * Removes files of a content unless a picture's record names it. An upload of the same content stores its files, waits
 * for the same lock, stores its record, and then stores missing files again. Returns whether the files were removed.
 */
export async function removeUnlessNamed(
  { db, store }: Where,
  hash: string,
  names: string[],
): Promise<boolean> {
  // A store that does not answer is found out here: on SQLite everybody waits for a transaction.
  for (const name of names.slice(0, 1)) await store.find(name, true);
  return inTransaction(db, async (transaction) => {
    await lockFiles(transaction, hash);
    if ((await hashesWithRecord(transaction, [hash])).has(hash)) return false;
    await Promise.all(names.map((name) => store.remove(name)));
    return true;
  });
}

function namesOf({ hash, format, path, width }: PictureFiles): string[] {
  const variants = variantWidths(width).flatMap((size) =>
    variantFormats.map((extension) => publicName(hash, size, extension)),
  );
  return [originalName(hash, extensionOf(format)), path, ...variants];
}
