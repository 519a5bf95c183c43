import type { Transaction } from "../db/open.ts";
import { picturesOf, updatePosition, type PictureRow } from "./pictures.queries.ts";

/** Puts a picture at the given place, from 1, among its owner's; the others keep their order around it. Their places are held by the caller. */
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
  // No two may stand at one place, not even for a moment: all step aside first.
  for (const { id, next } of placed) await updatePosition(transaction, id, -next);
  for (const { id, next } of placed) await updatePosition(transaction, id, next);
}
