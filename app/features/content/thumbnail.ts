import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** Of places of a few millimetres. */
const thumbnailWidth = 160;

/** A picture for a place of a few millimetres, where nobody would see the blur that a placeholder is. */
export function thumbnail(picture: PictureRecord): PictureRecord {
  const isOfTheBuild = picture.path.startsWith("/");
  const widths = isOfTheBuild && picture.widths?.length ? [thumbnailWidth] : picture.widths?.slice(0, 1);
  return { ...picture, widths, placeholder: undefined };
}
