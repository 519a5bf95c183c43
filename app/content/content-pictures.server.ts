import type { PictureRecord } from "#app/ui/picture-sources.ts";

type Manifest = Record<string, PictureRecord & { band: string }>;

/** Made by scripts/build-content-pictures.ts; a glob, because a fresh copy of the code has none yet. */
const manifests = import.meta.glob<{ default: Manifest }>("./pictures.json", { eager: true });
const pictures: Manifest = Object.values(manifests)[0]?.default ?? {};

/** Of places of a few millimetres. */
const thumbnailWidth = 160;

/** The company's own picture of that name; undefined where the pictures were not made. */
export function contentPicture(name: string): PictureRecord | undefined {
  const picture = pictures[name.replace(/\.\w+$/, "")];
  return picture && { ...picture, widths: picture.widths?.filter((width) => width > thumbnailWidth) };
}
