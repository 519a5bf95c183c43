import type { Room } from "#contract/rooms.ts";
import type { Images } from "../pictures/images-page.tsx";

export const roomImages: Images<Room> = {
  module: "room",
  calls: ({ rooms }) => rooms,
  nameOf: ({ roomType }) => roomType,
  view: { label: "View Room", href: "/control/view-room" },
  noneMessage: "Please select images to upload.",
};
