import type { Transaction } from "../db/open.ts";
import { picturesOf, updatePosition, type PictureRow } from "./pictures.queries.ts";

/** Puts a picture at the given place, from 1, among its owner's; the others keep their order around it. */
export async function movePicture(
  transaction: Transaction,
  picture: PictureRow,
  place: number,
): Promise<void> {
  const all = await picturesOf(transaction, picture.module, [picture.owner_id]);
  const others = all.filter(({ id }) => id !== picture.id);
  for (const [index, { id }] of others.toSpliced(place - 1, 0, picture).entries()) {
    await updatePosition(transaction, id, index + 1);
  }
}
