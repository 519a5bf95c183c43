import type { Picture } from "#contract/pictures.ts";

/** A picture of the stage; `slide` is its index in the specification's slider, which omits the hotel's first picture. */
export type StagePicture = { picture: Picture; slide?: number };

/**
 * A hotel's pictures in the order of its page: the hotel's first, the first one of a room, the hotel's others. A file
 * that is recorded for both hotel and room appears once.
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
