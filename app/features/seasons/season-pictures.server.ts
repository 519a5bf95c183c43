import { contentPicture } from "#app/content/content-pictures.server.ts";
import { seasons } from "#app/content/seasons.ts";

/** The scene of each season, in their order. */
export function seasonPictures() {
  return seasons.map(({ imageUrl }) => contentPicture(imageUrl));
}
