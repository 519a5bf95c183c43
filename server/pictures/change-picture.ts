import type { Database, Transaction } from "../db/open.ts";
import { restore } from "../db/soft-delete.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { movePicture } from "./move-picture.ts";
import {
  findDeletedPicture,
  findPicture,
  lockPictures,
  type PictureRow,
  placeAtEnd,
  updateTitle,
} from "./pictures.queries.ts";

export const pictureIsGone = { message: "This picture does not exist, or no longer" };

type Change = { title?: string; position?: number; version?: number };

/** Changes a picture's title, its place, or both. Throws `not_found`, and `changed_meanwhile` from an old version. */
export function changePicture(db: Database, id: number, change: Change): Promise<PictureRow> {
  return inTransaction(db, async (transaction) => {
    await lockPictures(db.engine, transaction, await findOrThrow(transaction, id));
    const isChanged = await updateTitle(transaction, id, change.title, change.version);
    const picture = await findOrThrow(transaction, id);
    if (!isChanged) throw new AppError("changed_meanwhile");
    if (change.position) await movePicture(transaction, picture, change.position);
    return findOrThrow(transaction, id);
  });
}

/** Brings a deleted picture back: to its place, or behind the others when that was taken. Throws `not_found`. */
export function restorePicture(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const picture = await findDeletedPicture(transaction, id);
    if (!picture) throw new AppError("not_found", pictureIsGone);
    await lockPictures(db.engine, transaction, picture);
    await placeAtEnd(transaction, picture);
    if (!(await restore(transaction, "pictures", id))) throw new AppError("not_found", pictureIsGone);
  });
}

async function findOrThrow(transaction: Transaction, id: number): Promise<PictureRow> {
  const picture = await findPicture(transaction, id);
  if (!picture) throw new AppError("not_found", pictureIsGone);
  return picture;
}
