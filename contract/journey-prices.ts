import { z } from "zod";
import { optionalWholeNumber, optionalDate, lineOrNothing, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { priceLineSchema, wishFields } from "./tariff.ts";

/** The price of a journey for a party, in whole rupees: the `priceLines` that a request stores. */
export const journeyPriceSchema = z.object({
  lines: z.array(priceLineSchema),
  total: z.int(),
  taxes: z.string(),
  /** It may cost more: something that it depends on is unknown, or has no price. */
  isFrom: z.boolean(),
});

export type JourneyPrice = z.output<typeof journeyPriceSchema>;

/** The price that a guest was shown, as stored with the request; `estimate` is the sum of the lines, or null. */
export const quotedLines = { priceLines: z.array(priceLineSchema), estimate: z.int().nullable() };

const { childAges } = wishFields;

/** When a package is to begin, and for whom: all optional, because older clients do not send them. */
export const tourWishFields = {
  startDate: optionalDate(),
  adults: optionalWholeNumber("Adults are from 1 to 50", 1, 50),
  children: optionalWholeNumber("Children are from 0 to 50", 0, 50),
  childAges,
  hotelClass: lineOrNothing(40),
  singleRooms: optionalWholeNumber("Rooms for one are from 0 to 50", 0, 50),
};

/** Days for which a cab is hired at most. */
export const longestHire = 60;

/** What a cab's price depends on: a route or a daily price of the company's list, and the number of days. */
export const cabWishFields = {
  cabRateId: optionalWholeNumber("Choose a journey from the list", 1, largestId),
  days: optionalWholeNumber(`Days are from 1 to ${longestHire}`, 1, longestHire),
};

export const tourQuery = {
  packageId: wholeNumber("packageId names the package", 1, largestId),
  ...tourWishFields,
  adults: wholeNumber("Adults are from 1 to 50", 1, 50).default(2),
};
