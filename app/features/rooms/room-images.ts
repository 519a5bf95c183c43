import type { Room } from "#contract/rooms.ts";
import type { Images } from "../pictures/images-page.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

export const roomImages: Images<Room> = {
  module: "room",
  calls: ({ rooms }) => rooms,
  nameOf: ({ roomType }) => roomType,
  here: controlPages.roomPictures,
  view: { label: "View Room", href: controlPages.room },
  noneMessage: "Please select images to upload.",
};
