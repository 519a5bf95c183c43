import type { Picture } from "#contract/pictures.ts";

/** A picture of the stage; `slide` counts those of the specification's slider, which leaves out the house's first. */
export type StagePicture = { picture: Picture; slide?: number };

/**
 * A house's pictures in the order in which its page shows them: the house itself, the first room's, the house's others.
 * A file stands once, also where it is recorded for house and room.
 */
export function stagePictures(
  hotel: { images: readonly Picture[] },
  rooms: readonly { images: readonly Picture[] }[],
): StagePicture[] {
  const [house, ...others] = hotel.images;
  const room = rooms.flatMap(({ images }) => images).find(({ path }) => path !== house?.path);
  const ofRoom = others.filter(({ path }) => path === room?.path);
  const slides = [...ofRoom, ...others.filter((picture) => !ofRoom.includes(picture))];
  const first: StagePicture[] = house ? [{ picture: house }] : [];
  if (room && ofRoom.length === 0) first.push({ picture: room });
  return [...first, ...slides.map((picture, index) => ({ picture, slide: index + 1 }))];
}
