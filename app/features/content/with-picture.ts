import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** A content block's item with its picture resolved for display. */
export type WithPicture<Item> = Omit<Item, "picture"> & { picture: PictureRecord | undefined };
