import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** An item of a block with its picture as it is shown, if it has one. */
export type Drawn<Item> = Omit<Item, "picture"> & { picture: PictureRecord | undefined };
