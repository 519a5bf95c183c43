import type { PictureRecord } from "#app/ui/picture-sources.ts";

type Manifest = Record<string, PictureRecord & { band: string }>;

/** Written by scripts/build-content-pictures.ts. A glob import, because the file does not exist in a fresh clone. */
const manifests = import.meta.glob<{ default: Manifest }>("./pictures.json", { eager: true });
const pictures: Manifest = Object.values(manifests)[0]?.default ?? {};

/** Pixels. */
const thumbnailWidth = 160;

/** The product's own picture of that name, without its thumbnail; undefined when the pictures have not been built. */
export function contentPicture(name: string): PictureRecord | undefined {
  const picture = pictures[name.replace(/\.\w+$/, "")];
  return picture && { ...picture, widths: picture.widths?.filter((width) => width > thumbnailWidth) };
}
