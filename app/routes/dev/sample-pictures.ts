import type { PictureRecord } from "#app/ui/picture-sources.ts";

/** Stand-ins for uploads; the kit must also look right while pictures are missing. */
export const samplePictures: PictureRecord[] = ["Dal Lake", "Gulmarg", "The Lidder", "Pampore"].map(
  (title, index) => ({
    path: `gallery/sample-${index + 1}/1280.jpg`,
    title,
    width: 1280,
    height: 853,
  }),
);
