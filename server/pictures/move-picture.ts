import type { Transaction } from "../db/open.ts";
import { picturesOf, updatePosition, type PictureRow } from "./pictures.queries.ts";

/** Moves a picture to a place, from 1, among its owner's; the others keep their order. Call `lockPictures` before. */
export async function movePicture(
  transaction: Transaction,
  picture: PictureRow,
  place: number,
): Promise<void> {
  const all = await picturesOf(transaction, picture.module, [picture.owner_id]);
  const others = all.filter(({ id }) => id !== picture.id);
  const placed = others
    .toSpliced(place - 1, 0, picture)
    .map(({ id, position }, index) => ({ id, position, next: index + 1 }))
    .filter(({ position, next }) => position !== next);
  // Places are unique at every moment, so all move to negative ones first.
  for (const { id, next } of placed) await updatePosition(transaction, id, -next);
  for (const { id, next } of placed) await updatePosition(transaction, id, next);
}
