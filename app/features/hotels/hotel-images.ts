import type { Hotel } from "#contract/hotels.ts";
import type { Images } from "../pictures/images-page.tsx";

export const hotelImages: Images<Hotel> = {
  module: "hotel",
  calls: ({ hotels }) => hotels,
  nameOf: ({ hotelName }) => hotelName,
  view: { label: "View Hotel", href: "/control/view-hotel" },
};
