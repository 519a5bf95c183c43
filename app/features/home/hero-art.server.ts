import type { PictureValue } from "#contract/content/values.ts";
import { contentPicture } from "#app/content/content-pictures.server.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";
import type { ArtDirection } from "./art-picture.tsx";

/** The picture of a slide; the product's own ones also have an upright version for phones. */
export function heroArt(content: SiteContent, value: PictureValue): ArtDirection | undefined {
  const tall = value.id === null ? contentPicture(`${value.name}-tall`) : undefined;
  const wide = tall ? contentPicture(`${value.name}-wide`) : content.picture(value);
  return wide && { wide: { ...wide, focus: value.focus || undefined }, tall };
}
