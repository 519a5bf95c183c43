import { createHash } from "node:crypto";
import { type PictureStore, readAll } from "../pictures/store/picture-store.ts";

export type MovedPictures = { files: number; bytes: number };

/**
 * Copies all pictures from one store to another and reads each of them there. Pictures copied by an earlier try are not
 * copied again. Throws for a target with other pictures, and when one differs.
 */
export async function movePictures(from: PictureStore, to: PictureStore): Promise<MovedPictures> {
  const names = new Set<string>();
  for await (const { name } of from.list()) names.add(name);
  const targetSizes = new Map<string, number>();
  for await (const { name, size } of to.list()) targetSizes.set(name, size);
  const foreign = [...targetSizes.keys()].find((name) => !names.has(name));
  if (foreign) throw new Error(`The place for the pictures is not empty: it has ${foreign}. Choose another.`);
  let bytes = 0;
  for (const name of names) bytes += await copyPicture(from, to, name, targetSizes.get(name));
  return { files: names.size, bytes };
}

async function copyPicture(
  from: PictureStore,
  to: PictureStore,
  name: string,
  sizeThere?: number,
): Promise<number> {
  const picture = await readAll(from, name);
  const isThere = async () => hashOf(await readAll(to, name)) === hashOf(picture);
  if (sizeThere === picture.length && (await isThere())) return picture.length;
  await to.put(name, picture);
  if (!(await isThere()))
    throw new Error(`The picture ${name} differs after copying. The database was not moved.`);
  return picture.length;
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
