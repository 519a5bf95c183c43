import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { isCalendarDate, longestStay, longStayWords, nightsBetween } from "./rules/stay.ts";
import { aliasedObject } from "./core/wire.ts";
import { offeredSchema } from "./tariff.ts";

export const stayMessages = {
  order: "Check-out must be after check-in",
  past: "Check-in cannot be in the past",
  long: longStayWords,
} as const;

/** Marks the departure when it is not after the arrival, or too long after it. */
export function checkStay(
  stay: { checkInDate: string; checkOutDate: string },
  fault: (field: "checkOutDate", message: string) => void,
): void {
  if (!isCalendarDate(stay.checkInDate) || !isCalendarDate(stay.checkOutDate)) return;
  const nights = nightsBetween(stay.checkInDate, stay.checkOutDate);
  if (nights < 1) fault("checkOutDate", stayMessages.order);
  else if (nights > longestStay) fault("checkOutDate", stayMessages.long);
}

/** `checkStay` as a form's rule, with the fields that it reads: its errors are reported while others are wrong too. */
export const stayRule = [checkStay, ["checkInDate", "checkOutDate"]] as const;

export const availabilitySchema = z.object({
  roomId: z.int(),
  roomType: z.string(),
  free: z.int(),
  /** Whole rupees, of the cheapest night. */
  rentPerNight: z.int(),
  nights: z.int(),
  /** Whole rupees for one room over all nights. */
  total: z.int(),
  /** Whole rupees: `total` with the extras that everybody is charged, for one person; only where it is more. */
  least: z.int().optional(),
  /** The nights on which no room is free; left out where there are none. */
  soldOn: z.array(z.string()).optional(),
  maxAdults: z.int(),
  maxChild: z.int(),
  /** What each night costs, in whole rupees, and the season's name; empty at the usual rate. */
  nightly: z.array(z.object({ date: z.string(), rent: z.int(), name: z.string() })),
  /** The fewest nights of a guest's stay; only where this stay has fewer. */
  minNights: z.int().optional(),
  /** Left out where a stay costs just its nights: no meals, beds, children or extras are charged. */
  offered: offeredSchema.optional(),
  /** Only where tax is added to the price of a stay; none of these amounts includes it. */
  isTaxed: z.literal(true).optional(),
});

export type Availability = z.infer<typeof availabilitySchema>;

const availabilityQuery = aliasedObject(
  {
    hotelId: wholeNumber("hotelId names the hotel", 1, largestId),
    checkInDate: calendarDate("Check-in date is required"),
    checkOutDate: calendarDate("Check-out date is required"),
  },
  { checkInDate: "checkIn", checkOutDate: "checkOut" },
  checkStay,
);

/** A stay near the wanted one, with the same length, that is free on every night; nearest first. */
export const nearestStaySchema = z.object({
  checkInDate: z.string(),
  checkOutDate: z.string(),
  roomId: z.int(),
  roomType: z.string(),
  /** Whole rupees for one room over all nights, with the extras that everybody is charged. */
  total: z.int(),
});

export type NearestStay = z.infer<typeof nearestStaySchema>;

/** How far before and after the wanted arrival free dates are looked for, in days. */
export const nearestReach = 21;

/** The most nights in one reply: a calendar shows two or three months. */
export const mostNightsTold = 100;

const nightsQuery = aliasedObject(
  {
    hotelId: wholeNumber("hotelId names the hotel", 1, largestId),
    from: calendarDate("from is a date"),
    to: calendarDate("to is a date"),
  },
  {},
  ({ from, to }, fault) => {
    if (!isCalendarDate(from) || !isCalendarDate(to)) return;
    const nights = nightsBetween(from, to);
    if (nights < 1) fault("to", "to is after from");
    if (nights > mostNightsTold) fault("to", `At most ${mostNightsTold} nights at once`);
  },
);

export const nightAvailabilitySchema = z.object({
  night: z.string(),
  /** Rooms of all types that are free. */
  free: z.int(),
  /** What the cheapest of them costs that night, in whole rupees; null where none is. */
  rent: z.int().nullable(),
  /** The fewest nights of a stay that arrives then, when every free room type asks for more than one. */
  minNights: z.int().optional(),
});

export type NightAvailability = z.infer<typeof nightAvailabilitySchema>;

export const availabilityEndpoints = {
  nights: readEndpoint("Availability/nights", "anyone", {
    summary:
      "How many rooms of a hotel are free on each night of [from, to), and from what price, for a calendar",
    query: nightsQuery,
    data: z.array(nightAvailabilitySchema),
    fails: ["not_found"],
  }),
  nearest: readEndpoint("Availability/nearest", "anyone", {
    summary:
      "When the wanted stay is sold out: the nights that are, and the nearest dates of the same length that are not",
    query: availabilityQuery,
    data: z.object({ soldOutNights: z.array(z.string()), stays: z.array(nearestStaySchema) }),
    fails: ["not_found"],
  }),
  list: readEndpoint("Availability", "anyone", {
    summary: "Free rooms of each type of a hotel for a stay",
    query: availabilityQuery,
    data: z.array(availabilitySchema),
    fails: ["not_found"],
  }),
} as const;
