import { z } from "zod";
import { checkStay } from "./availability.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, optionalWholeNumber, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";

export const deskMessages = {
  otherQuestion:
    "Dates, people or place were changed. These are the rooms for them now: please look at them, and book once more",
} as const;

/** A room type that is free for a party over its whole stay. */
export const deskOfferSchema = z.object({
  hotelId: z.int(),
  hotel: z.string(),
  /** Where the house is; empty when no place was chosen for it. */
  place: z.string(),
  roomId: z.int(),
  roomType: z.string(),
  maxAdults: z.int(),
  maxChild: z.int(),
  /** Rooms that are free every night; the party needs `rooms` of them. */
  free: z.int(),
  rooms: z.int(),
  /** Whole rupees for these rooms and people over all nights, without optional meals and extras. */
  total: z.int(),
  /** The fewest nights of a guest's stay; only where this stay has fewer. */
  minNights: z.int().optional(),
});

export type DeskOffer = z.infer<typeof deskOfferSchema>;

/** The most offers in a reply: the cheapest of all houses. */
export const mostDeskOffers = 100;

export const deskOfferEndpoints = {
  offers: readEndpoint("Desk", "staff", {
    summary:
      "What all houses, those of a place or one of them have free for a party's stay, the cheapest first",
    query: aliasedObject(
      {
        checkInDate: calendarDate("Check-in date is required"),
        checkOutDate: calendarDate("Check-out date is required"),
        adults: wholeNumber("Adults are from 1 to 50", 1, 50).default(2),
        children: wholeNumber("Children are from 0 to 50", 0, 50).default(0),
        placeId: optionalWholeNumber("placeId names a place", 1, largestId),
        hotelId: optionalWholeNumber("hotelId names a house", 1, largestId),
        limit: wholeNumber(`limit is a whole number from 1 to ${mostDeskOffers}`, 1, mostDeskOffers).default(
          mostDeskOffers,
        ),
      },
      { checkInDate: "checkIn", checkOutDate: "checkOut" },
      checkStay,
    ),
    data: z.object({
      offers: z.array(deskOfferSchema),
      /** There are more free rooms than these offers. */
      isMore: z.boolean(),
      /** Room types without free rooms for this party on these nights: of all, or of those that are as cheap. */
      full: z.int(),
    }),
  }),
} as const;
