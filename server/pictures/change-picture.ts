import type { Database, Transaction } from "../db/open.ts";
import { changeRecord, restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { orNotFound } from "../errors.ts";
import { tryAgain } from "./conversion/conversions.queries.ts";
import { movePicture } from "./move-picture.ts";
import {
  findDeletedPicture,
  findPicture,
  lockPictures,
  type PictureRow,
  placeAtEnd,
} from "./pictures.queries.ts";

export const pictureNoun = "picture";

type Change = { title?: string; position?: number; tryAgain?: boolean; version?: number };

/** Changes a picture's title or place, or has its sizes tried again. Throws `not_found`, and `changed_meanwhile` for an old version. */
export function changePicture(db: Database, id: number, change: Change): Promise<PictureRow> {
  return inTransaction(db, async (transaction) => {
    await lockPictures(transaction, await findOrThrow(transaction, id));
    const { title, version } = change;
    await changeRecord(
      transaction,
      "pictures",
      { id, version, noun: pictureNoun },
      title === undefined ? {} : { title },
    );
    const picture = await findOrThrow(transaction, id);
    if (change.tryAgain) await tryAgain(transaction, id);
    if (change.position) await movePicture(transaction, picture, change.position);
    return findOrThrow(transaction, id);
  });
}

/** Restores a deleted picture: at its old place, or last when that is taken. Throws `not_found`. */
export function restorePicture(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const picture = orNotFound(await findDeletedPicture(transaction, id), pictureNoun);
    await lockPictures(transaction, picture);
    await placeAtEnd(transaction, picture);
    await restoreRecord(transaction, "pictures", id, pictureNoun);
  });
}

async function findOrThrow(transaction: Transaction, id: number): Promise<PictureRow> {
  return orNotFound(await findPicture(transaction, id), pictureNoun);
}
