import { createContext, use } from "react";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { partsOf } from "./value-at.ts";

/** The pictures that a form shows, by `pictureKey`. */
export type BlockPictures = Readonly<Record<string, PictureRecord>>;

export const BlockPicturesContext = createContext<BlockPictures>({});

/** The key of a picture value, in the gallery (`id 7`) or of the product (`name dal`); empty for none. */
export function pictureKey(value: unknown): string {
  const { id, name } = partsOf(value);
  if (typeof id === "number") return `id ${id}`;
  return typeof name === "string" && name !== "" ? `name ${name}` : "";
}

/** The picture that a value names, if it is there. */
export function useBlockPicture(value: unknown): PictureRecord | undefined {
  const pictures = use(BlockPicturesContext);
  const key = pictureKey(value);
  return Object.hasOwn(pictures, key) ? pictures[key] : undefined;
}
