import type { Hotel } from "#contract/hotels.ts";
import type { Images } from "../pictures/images-page.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

export const hotelImages: Images<Hotel> = {
  module: "hotel",
  calls: ({ hotels }) => hotels,
  nameOf: ({ hotelName }) => hotelName,
  here: controlPages.hotelPictures,
  view: { label: "View Hotel", href: controlPages.hotel },
};
