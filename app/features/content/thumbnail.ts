import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** Pixels. */
const thumbnailWidth = 160;

/** The smallest file of a picture, without a placeholder, for very small images. */
export function thumbnail(picture: PictureRecord): PictureRecord {
  const isOfTheBuild = picture.path.startsWith("/");
  const widths = isOfTheBuild && picture.widths?.length ? [thumbnailWidth] : picture.widths?.slice(0, 1);
  return { ...picture, widths, placeholder: undefined };
}
