import { z } from "zod";
import { checkStay } from "./availability.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, flag, optionalWholeNumber, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";
import { offeredSchema, priceLineSchema, wishFields } from "./tariff.ts";

/** The price of a stay, in whole rupees; `minNights` is set when it is too short. */
export const priceSchema = z.object({
  lines: z.array(priceLineSchema),
  total: z.int(),
  taxes: z.string(),
  minNights: z.int().optional(),
  /** The meals and extras that can be chosen for these nights. */
  offered: offeredSchema,
});

export type Price = z.infer<typeof priceSchema>;

export const priceEndpoints = {
  read: readEndpoint("Price", "anyone", {
    summary:
      "What a stay costs, line by line, as a booking would keep it; a party, ages, meals and extras are refused (400) as there",
    query: aliasedObject(
      {
        roomId: wholeNumber("roomId names the room type", 1, largestId),
        /** Leaves the rooms to us: the cheapest free ones in this type's house, as many as the party needs. */
        isLeftToUs: flag("isLeftToUs is true or false").default(false),
        checkInDate: calendarDate("Check-in date is required"),
        checkOutDate: calendarDate("Check-out date is required"),
        rooms: wholeNumber("Rooms must be from 1 to 10", 1, 10).default(1),
        /** Left out: two, or as many as the rooms hold. */
        adults: optionalWholeNumber("Adults are from 1 to 50", 1, 50),
        children: optionalWholeNumber("Children are from 0 to 50", 0, 50),
        ...wishFields,
      },
      { checkInDate: "checkIn", checkOutDate: "checkOut" },
      checkStay,
    ),
    data: priceSchema,
    fails: ["not_found", "no_rooms_left"],
  }),
} as const;
