import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, optionalWholeNumber, shortText, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { isMonth } from "./rules/month.ts";
import { bookingStatuses } from "./rules/status.ts";

/** One unit held on consecutive visible nights. A stay in two units, at once or in turn, has two bars. */
const barSchema = z.object({
  kind: z.enum(["stay", "block"]),
  /** Of the booking or the block. */
  id: z.int(),
  /** The guest's name, or why the room is blocked. */
  label: z.string(),
  /** Of the booking; null for a block. */
  status: z.enum(bookingStatuses).nullable(),
  unit: z.int(),
  /** The first night of the run, and the date after its last: `[from, to)`, within the visible nights. */
  from: z.string(),
  to: z.string(),
  /** The stay or block continues before or after this bar: on nights not visible, or in another unit. */
  startsBefore: z.boolean(),
  endsAfter: z.boolean(),
  /** The whole stay's or block's nights, `[arrival, departure)`, and the version to change it with. */
  arrival: z.string(),
  departure: z.string(),
  version: z.int(),
  /** Of a stay in a package's price: the enquiry's reference. */
  packageReference: z.string().optional(),
});

export type Bar = z.infer<typeof barSchema>;

const calendarRoomSchema = z.object({
  roomId: z.int(),
  roomType: z.string(),
  units: z.int(),
  rentPerNight: z.int(),
  maxAdults: z.int(),
  maxChild: z.int(),
  /** Free rooms on each night in sight, in order. */
  free: z.array(z.int()),
  bars: z.array(barSchema),
});

export type CalendarRoom = z.infer<typeof calendarRoomSchema>;

export const calendarSchema = z.object({
  hotelId: z.int(),
  hotel: z.string(),
  month: z.string(),
  /** Today in Asia/Kolkata. */
  today: z.string(),
  rooms: z.array(calendarRoomSchema),
});

export type Calendar = z.infer<typeof calendarSchema>;

/** A page of room types, of one house or of all, by house. */
export const calendarRoomsSchema = z.object({
  /** The nights in sight, `[from, to)`. */
  from: z.string(),
  to: z.string(),
  /** Today in Asia/Kolkata. */
  today: z.string(),
  page: z.int(),
  isMore: z.boolean(),
  rooms: z.array(calendarRoomSchema.extend({ hotelId: z.int(), hotel: z.string() })),
});

export type CalendarRooms = z.infer<typeof calendarRoomsSchema>;

/** Room types on a page of the calendar. */
export const calendarPageSize = 24;

/** In each room type, stays in at most so many rooms are listed; all rooms are counted. */
export const maxUnitsShown = 40;

/** Visible nights by default, and at most. */
export const usualDays = 30;
const mostDays = 62;

const monthMessage = "month is a month, as YYYY-MM";

export const calendarEndpoints = {
  month: readEndpoint("Calendar", "staff", {
    summary: "The rooms of a hotel by night for a month: free counts, stays and blocks",
    query: z.object({
      hotelId: wholeNumber("hotelId names the hotel", 1, largestId),
      month: shortText(7, monthMessage).refine(isMonth, monthMessage).optional(),
    }),
    data: calendarSchema,
    fails: ["not_found"],
  }),
  rooms: readEndpoint("Calendar/rooms", "staff", {
    summary: "The rooms of all houses or of one by night, from yesterday or another date on",
    query: z.object({
      hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId),
      from: calendarDate("from is a date").optional(),
      days: wholeNumber(`days are from 1 to ${mostDays}`, 1, mostDays).default(usualDays),
      page: wholeNumber("page is from 1 to 1000", 1, 1000).default(1),
    }),
    data: calendarRoomsSchema,
    fails: ["not_found"],
  }),
} as const;
