import { expect, test } from "vitest";
import type { Hotel } from "#contract/hotels.ts";
import { hotelData } from "./structured-data.ts";

const hotel: Hotel = {
  id: 7,
  hotelName: "Willow House",
  description: "Old willows.",
  address: "Lane 4",
  searchAddress: "Rajbagh, Srinagar",
  pinCode: "190008",
  imagePath: null,
  images: [],
  rate: 3800,
  totalRooms: 9,
  facilities: [],
  freeBelowAge: 5,
  childUntilAge: 12,
  kind: null,
  placeId: null,
  place: null,
  isDeleted: false,
  version: 1,
};

test("a hotel's offers are those of its room types, each with its lowest price and until when it is true", () => {
  const suite = { roomType: "Suite", beds: 2, adults: 3, rent: 5200, until: "2030-07-01" };
  const told = hotelData("https://example.com", hotel, [suite]);
  expect(told).toMatchObject({
    containsPlace: [{ "@type": "HotelRoom", name: "Suite" }],
    makesOffer: [
      {
        itemOffered: { name: "Suite" },
        url: "https://example.com/booking/7",
        priceSpecification: { price: 5200, priceCurrency: "INR", validThrough: "2030-07-01" },
      },
    ],
  });
});
