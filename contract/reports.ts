import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";
import { optionalWholeNumber, shortText, wholeNumber } from "./core/fields.ts";
import { filterDate } from "./core/filter-dates.ts";
import { largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";
import { isMonth } from "./rules/month.ts";
import { nightsBetween } from "./rules/stay.ts";

/** The longest period of a report, in days. */
export const longestReport = 400;
/** Bookings that owe money, or houses, on one page: by default and at most. */
export const namedOnPage = 50;
export const mostNamed = 500;

type Days = { from?: string; to?: string };

/** Both days inclusive; by default from the first of this month to today. */
const days = z.object({ from: filterDate(), to: filterDate() }).check(({ value, issues }) => {
  const { from, to }: Days = value;
  if (!from || !to) return;
  const length = nightsBetween(from, to) + 1;
  const fault = (message: string) => issues.push({ code: "custom", path: ["to"], message, input: to });
  if (length < 1) fault("The last day is before the first one");
});

const money = { received: z.int(), returned: z.int(), net: z.int(), payments: z.int() };

/** Money that changed hands, in whole rupees, without money set aside for a later stay. */
export const takingsSchema = z.object({
  from: z.string(),
  to: z.string(),
  ...money,
  methods: z.array(z.object({ method: z.string(), ...money })),
  days: z.array(z.object({ day: z.string(), method: z.string(), ...money })),
});

/** A stay, package or cab that owes money, or gets some back. */
const account = z.object({
  kind: z.enum(["bookings", "packageBookings", "cabBookings"]),
  id: z.int(),
  reference: z.string(),
  customerName: z.string(),
  phoneNo: z.string(),
  /** The house, the package, or the route. */
  what: z.string(),
  /** The arrival or the day of the journey; null for a package. */
  day: z.string().nullable(),
  owed: z.int(),
  paid: z.int(),
  /** The amount still to come, or to be returned. */
  amount: z.int(),
  /** Since when it is due; null while it is not, and where no day was agreed on. */
  since: z.string().nullable(),
  daysLate: z.int(),
});

const accounts = z.object({
  /** The total of all, in whole rupees; the list has one page of them. */
  total: z.int(),
  count: z.int(),
  accounts: z.array(account),
});

export const owingSchema = z.object({ today: z.string(), owing: accounts, toReturn: accounts });

const occupancy = {
  /** Rooms × nights of accepted and completed stays, and what could have been sold. */
  sold: z.int(),
  forSale: z.int(),
  /** In whole rupees: each night's share of its stay's total. */
  income: z.int(),
  /** Whole rupees for a sold room and night; null where none was sold. */
  averageRate: z.int().nullable(),
  /** Of a hundred, to one decimal; null where nothing was for sale. */
  percent: z.number().nullable(),
};

export const occupancySchema = z.object({
  month: z.string(),
  /** The figures of all houses; the list has one page of them. */
  ...occupancy,
  houses: z.array(z.object({ hotelId: z.int(), hotel: z.string(), ...occupancy })),
  page: z.int(),
  isMore: z.boolean(),
  /** The month and the eleven before it. */
  months: z.array(z.object({ month: z.string(), sold: z.int(), income: z.int() })),
});

/** Tax of invoices less credit notes that were issued on these days, in paise. */
export const taxReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  stateTax: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  rates: z.array(
    z.object({ percent: z.number(), valuePaise: z.int(), centralPaise: z.int(), statePaise: z.int() }),
  ),
});

export type Takings = z.output<typeof takingsSchema>;
export type Owing = z.output<typeof owingSchema>;
export type Account = z.output<typeof account>;
export type OccupancyReport = z.output<typeof occupancySchema>;
export type TaxReport = z.output<typeof taxReportSchema>;

const month = z.preprocess(
  (value) => (value === "" ? undefined : value),
  shortText(7, "month is YYYY-MM").refine(isMonth, "month is YYYY-MM").optional(),
);

const paged = {
  limit: wholeNumber(`limit is a whole number from 1 to ${mostNamed}`, 1, mostNamed).default(namedOnPage),
  page: wholeNumber("CurrentPage is a whole number from 1", 1, 10_000).default(1),
};

export const reportEndpoints = {
  takings: readEndpoint("Report/takings", "owner", {
    summary: "What came in and was given back, by day and method; both days count",
    query: days,
    data: takingsSchema,
  }),
  owing: readEndpoint("Report/owing", "owner", {
    summary:
      "Who owes, the longest due first, and who gets money back, page by page; totals and counts are of all",
    query: aliasedObject(paged, { page: "CurrentPage" }),
    data: owingSchema,
  }),
  occupancy: readEndpoint("Report/occupancy", "owner", {
    summary:
      "Sold nights, income and average rate of a month by house, page by page, and of the year up to it; totals are of all",
    query: aliasedObject(
      { month, hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId), ...paged },
      { page: "CurrentPage" },
    ),
    data: occupancySchema,
  }),
  tax: readEndpoint("Report/tax", "owner", {
    summary: "Tax of the invoices and credit notes issued on these days, by rate",
    query: days,
    data: taxReportSchema,
  }),
} as const;
