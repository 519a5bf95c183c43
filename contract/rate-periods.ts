import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import {
  calendarDate,
  expectedVersion,
  flag,
  line,
  numberList,
  optionalWholeNumber,
  wholeNumber,
} from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { aliasedObject } from "./core/wire.ts";
import { rent } from "./rooms.ts";
import { allWeekdays, longestPeriod } from "./rules/rates.ts";
import { isCalendarDate, longestStay, nightsBetween } from "./rules/stay.ts";

export const ratePeriodRecord = { label: "Price" } as const;

export const ratePeriodMessages = {
  created: "Price saved",
  season: "Prices saved",
  changed: "Price updated",
  deleted: "Price deleted",
  restored: "Price restored",
  order: "The last night is before the first",
  long: `A price can stand for at most ${longestPeriod} nights`,
  over: "All these nights are over",
} as const;

/** A price of a room type for the nights `[from, to)` on some weekdays; 1 is Monday. */
export const ratePeriodSchema = aliasedObject({
  id: z.int(),
  hotelId: z.int(),
  roomId: z.int(),
  roomType: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.int()),
  /** Repeated every year. */
  isYearly: z.boolean(),
  /** Whole rupees. */
  rentPerNight: z.int(),
  /** The fewest nights of a stay that arrives then. */
  minNights: z.int(),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type RatePeriodShown = z.output<typeof ratePeriodSchema>;

const whichDays = "Choose the days of the week, from 1 (Monday) to 7 (Sunday)";

const fields = {
  roomId: wholeNumber("Choose a room type", 1, largestId),
  name: line("Name the season, so that guests know why"),
  from: calendarDate("First night is required"),
  to: calendarDate("The date after the last night is required"),
  weekdays: numberList(whichDays, 1, 7, 7)
    .refine((days) => days === undefined || days.length > 0, whichDays)
    .transform((days) => [...new Set(days ?? allWeekdays)].sort((a, b) => a - b)),
  isYearly: flag("isYearly is true or false").default(false),
  rentPerNight: rent,
  minNights: wholeNumber(`Nights are from 1 to ${longestStay}`, 1, longestStay).default(1),
  /** True when the sender knows that the price is far from the room's usual one. */
  confirm: flag("confirm is true or false").default(false),
};

type Dates = { from: string; to: string };

function checkDates({ from, to }: Dates, fault: (field: string, message: string) => void): void {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return;
  const nights = nightsBetween(from, to);
  if (nights < 1) fault("to", ratePeriodMessages.order);
  else if (nights > longestPeriod) fault("to", ratePeriodMessages.long);
}

/** The most prices that are saved in one go. */
export const longestSeason = 500;

/** Prices of a house's room types that are saved together, or none of them; those with an id are changed. */
export const seasonForm = aliasedObject(
  {
    periods: z
      .array(
        z.object({
          ...fields,
          id: optionalWholeNumber("id names the price to change", 1, largestId),
          version: expectedVersion("price"),
        }),
        "Write a price for at least one room type",
      )
      .min(1, "Write a price for at least one room type")
      .max(longestSeason, `At most ${longestSeason} prices at once, please`),
  },
  {},
  ({ periods }, fault) => {
    for (const [index, period] of periods.entries())
      checkDates(period, (field, message) => fault(`periods.${index}.${field}`, message));
  },
);

export type SeasonForm = z.output<typeof seasonForm>;

export const ratePeriodForm = aliasedObject(fields, {}, checkDates);
export const ratePeriodChangeForm = aliasedObject(
  { ...fields, version: expectedVersion("price") },
  {},
  checkDates,
);

export type RatePeriodForm = z.output<typeof ratePeriodForm>;
export type RatePeriodChangeForm = z.output<typeof ratePeriodChangeForm>;

export const ratePeriodEndpoints = {
  list: listEndpoint("RatePeriod", "staff", {
    summary: "Prices of room types for some nights, newest first",
    query: listQuery(200, {
      hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId),
      roomId: optionalWholeNumber("roomId names the room type", 1, largestId),
    }),
    entry: ratePeriodSchema,
  }),
  byId: byIdEndpoint("RatePeriod", "staff", "One price by night", ratePeriodSchema),
  create: createEndpoint("RatePeriod", {
    summary:
      "Set a price for the nights [from, to); asked about (409) when far from the room's usual one, unless confirm",
    body: ratePeriodForm,
    data: idData,
    fails: ["conflict"],
  }),
  change: changeEndpoint("RatePeriod", {
    summary: "Change a price; asked about (409) as a new one",
    body: ratePeriodChangeForm,
    data: idData,
  }),
  season: writeEndpoint("POST", "RatePeriod/season", "staff", {
    summary: "Set or change the prices of several room types together; of one that is refused none is saved",
    body: seasonForm,
    data: idData.extend({ ids: z.array(z.int()) }),
    creates: true,
    logs: "created",
    notedBy: "use case",
    fails: ["conflict", "changed_meanwhile", "not_found"],
  }),
  ...removeAndRestore(
    "RatePeriod",
    {
      remove: "Delete a price; its nights cost what they did without it. It can be restored",
      restore: "Bring a deleted price back",
    },
    { restore: ["conflict"] },
  ),
} as const;
