import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { variantWidths } from "../image/make-variants.ts";
import { extensionOf } from "../image/signatures.ts";
import { originalName, publicName, variantFormats } from "../store/picture-names.ts";
import { deleteRemoval, isNamed, listRemovals, lockFiles, type Removal } from "./removals.queries.ts";

/** A conversion may still be putting files while its picture's are removed: they are removed once more after this. */
const onceMoreAfter = 3_600_000;

/** Removes the files listed for removal from the store, unless a picture names their content. Can be repeated. */
export async function removeFiles(services: Services): Promise<number> {
  const removals = await listRemovals(services.db.executor);
  for (const removal of removals) await removeFilesOf(services, removal);
  return removals.length;
}

function removeFilesOf({ db, pictures, clock }: Services, removal: Removal): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockFiles(db.engine, transaction, removal.hash);
    const isInUse = await isNamed(transaction, removal.hash);
    if (!isInUse) await Promise.all(filesOf(removal).map((name) => pictures.store.remove(name)));
    const isOld = clock.now().getTime() - Date.parse(removal.at) > onceMoreAfter;
    if (isInUse || isOld) await deleteRemoval(transaction, removal.hash);
  });
}

function filesOf({ hash, format, path, width }: Removal): string[] {
  const variants = variantWidths(width).flatMap((size) =>
    variantFormats.map((extension) => publicName(hash, size, extension)),
  );
  return [originalName(hash, extensionOf(format)), path, ...variants];
}
