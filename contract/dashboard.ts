import { z } from "zod";
import { bookingSchema } from "./bookings.ts";
import { writeEndpoint } from "./core/endpoint.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, optionalWholeNumber, wholeNumber } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { largestPage } from "./core/pagination.ts";
import { aliasedObject } from "./core/wire.ts";
import { requestKinds } from "./record-kinds.ts";
import { statusWord } from "./rules/status.ts";

export const dashboardMessages = {
  genuine: "It is among the others now, and its letters are on their way",
} as const;

export const timesOfDay = ["Morning", "Evening", "Night"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** The longest of today's lists; further stays are in the list of bookings. */
export const listedStays = 20;

/** Houses on a page of the room status, by default. */
export const housesOnPage = 50;

/** A number of stays and of their guests. */
const movement = z.object({ stays: z.int(), guests: z.int() });

export const newRequestsSchema = z.record(z.enum(requestKinds), z.int());

export const dashboardSchema = z.object({
  /** Today in Asia/Kolkata. */
  today: z.string(),
  arrivals: movement,
  departures: movement,
  inHouse: movement,
  newRequests: newRequestsSchema,
  /** Whole rupees: the value of Accepted and Completed stays that arrive today. */
  income: z.int(),
  /** At most `listedStays` of each, also of the two below; the numbers above count all stays. */
  arriving: z.array(bookingSchema),
  /** In house since an earlier day and staying on; who leaves first comes first. */
  staying: z.array(bookingSchema),
  departing: z.array(bookingSchema),
  nextCheckIns: z.array(bookingSchema),
  /** Stays whose guests ask to cancel, the first to ask first: at most `listedStays`. */
  askingToCancel: z.array(bookingSchema),
});

export type Dashboard = z.output<typeof dashboardSchema>;

export const roomStatusSchema = z.object({
  hotelId: z.int(),
  hotel: z.string(),
  roomId: z.int(),
  roomType: z.string(),
  rooms: z.int(),
  taken: z.int(),
  free: z.int(),
});

export type RoomStatus = z.infer<typeof roomStatusSchema>;

export const freeSpaceSchema = z.object({
  /** Null where the server keeps no files of its own. */
  megabytes: z.int().nullable(),
  isLow: z.boolean(),
});

export type FreeSpace = z.infer<typeof freeSpaceSchema>;

const oneRequest = z.object({
  kind: z.enum(requestKinds, `kind is ${requestKinds.join(", ")}`),
  id: wholeNumber("id is a whole number from 1", 1, largestId),
});

export const dashboardEndpoints = {
  today: readEndpoint("Dashboard", "staff", {
    summary: "Today: the numbers, the first arrivals, stays in house and departures, the next check-ins",
    data: dashboardSchema,
  }),
  newRequests: readEndpoint("Dashboard/NewRequests", "staff", {
    summary: "How many requests of each kind nobody has opened yet",
    data: newRequestsSchema,
  }),
  roomStatus: listEndpoint("Dashboard/RoomStatus", "staff", {
    summary:
      "Free and taken rooms of a type on a date, in pages of houses; a morning belongs to the night before it",
    query: aliasedObject(
      {
        roomType: optionalWholeNumber("roomType is one of DropDown/RoomTypes", 1, largestId),
        hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId),
        date: calendarDate("Date is required"),
        time: statusWord(timesOfDay, "time is Morning, Evening or Night").default("Night"),
        limit: wholeNumber(`limit is a whole number from 1 to ${largestPage}`, 1, largestPage).default(
          housesOnPage,
        ),
        page: wholeNumber("CurrentPage is a whole number from 1", 1, 10_000).default(1),
      },
      { page: "CurrentPage" },
    ),
    entry: roomStatusSchema,
  }),
  space: readEndpoint("Dashboard/Space", "staff", {
    summary: "How much space is left for the server's files, and whether that is little",
    data: freeSpaceSchema,
  }),
  open: writeEndpoint("PUT", "Dashboard/Opened", "staff", {
    summary: "Mark a request as seen",
    body: oneRequest,
    data: idData,
    logs: false,
    because: "to look at a request is no change of it",
    fails: ["not_found"],
  }),
  genuine: writeEndpoint("PUT", "Dashboard/Genuine", "staff", {
    summary: "Take a request out of the suspicious ones; the letters about it are sent now",
    body: oneRequest,
    data: idData,
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found"],
  }),
} as const;
