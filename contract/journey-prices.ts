import { z } from "zod";
import { optionalWholeNumber, optionalDate, lineOrNothing, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { priceLineSchema, wishFields } from "./tariff.ts";

/** What a journey costs for a party, in whole rupees: its `priceLines` as a request then keeps them. */
export const journeyPriceSchema = z.object({
  lines: z.array(priceLineSchema),
  total: z.int(),
  taxes: z.string(),
  /** It can cost more: what it depends on was not told, or the company told no such price. */
  isFrom: z.boolean(),
});

export type JourneyPrice = z.output<typeof journeyPriceSchema>;

/** What a request keeps of the price that its guest was told; `estimate` is what the lines come to, null without. */
export const toldLines = { priceLines: z.array(priceLineSchema), estimate: z.int().nullable() };

const { childAges } = wishFields;

/** When a package is to begin, and for whom: all optional, an older client knows nothing of it. */
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

/** What a cab is priced by: a route or a day's price of the company's list, and for how many days. */
export const cabWishFields = {
  cabRateId: optionalWholeNumber("Choose a journey from the list", 1, largestId),
  days: optionalWholeNumber(`Days are from 1 to ${longestHire}`, 1, longestHire),
};

export const tourQuery = {
  packageId: wholeNumber("packageId names the package", 1, largestId),
  ...tourWishFields,
  adults: wholeNumber("Adults are from 1 to 50", 1, 50).default(2),
};
