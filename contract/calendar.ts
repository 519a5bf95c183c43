import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { shortText, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { isMonth } from "./rules/month.ts";
import { bookingStatuses } from "./rules/status.ts";

/** One unit held on consecutive nights of the month. A stay in two units, at once or in turn, has two bars. */
const barSchema = z.object({
  kind: z.enum(["stay", "block"]),
  /** Of the booking or the block. */
  id: z.int(),
  /** The guest's name, or why the room is blocked. */
  label: z.string(),
  /** Of the booking; null for a block. */
  status: z.enum(bookingStatuses).nullable(),
  unit: z.int(),
  /** The first night of the run, and the date on which the next begins: `[from, to)`, within the month. */
  from: z.string(),
  to: z.string(),
  /** The stay or block continues before or after this bar, beyond the month or in another unit. */
  startsBefore: z.boolean(),
  endsAfter: z.boolean(),
});

export type Bar = z.infer<typeof barSchema>;

const calendarRoomSchema = z.object({
  roomId: z.int(),
  roomType: z.string(),
  units: z.int(),
  rentPerNight: z.int(),
  maxAdults: z.int(),
  maxChild: z.int(),
  /** Free rooms on each night of the month, in order. */
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

const monthMessage = "month is a month, as YYYY-MM";

export const calendarEndpoints = {
  month: endpoint({
    method: "GET",
    path: "Calendar",
    access: "staff",
    summary: "The rooms of a hotel by night for a month: free counts, stays and blocks",
    query: z.object({
      hotelId: wholeNumber("hotelId names the hotel", 1, largestId),
      month: shortText(7, monthMessage).refine(isMonth, monthMessage).optional(),
    }),
    data: calendarSchema,
    fails: ["not_found"],
  }),
} as const;
