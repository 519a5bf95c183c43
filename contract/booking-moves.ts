import { z } from "zod";
import { checkStay } from "./availability.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { calendarDate, optionalWholeNumber, wholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { aliasedObject } from "./core/wire.ts";

/** A place and time that a stay could move to. */
const moveSchema = z.object({
  roomId: z.int(),
  roomType: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  /** Whole rupees: nights, meals and extras of the price that the guest was shown keep their rates. */
  total: z.int(),
});

export type StayMove = z.infer<typeof moveSchema>;

export const stayMovesSchema = z.object({
  /** The move that was asked about; `minNights` is set when it is shorter than guests may book. */
  wish: moveSchema.extend({ minNights: z.int().optional() }),
  /** Why the move is not possible; empty when it is. */
  refusal: z.string(),
  /** Other room types of the house that are free on these nights and hold the party, the cheapest first. */
  rooms: z.array(moveSchema),
  /** The nearest nights that are free in this room type, before and after. */
  dates: z.array(moveSchema),
});

export type StayMoves = z.infer<typeof stayMovesSchema>;

export const movesEndpoint = readEndpoint("Booking/moves", "staff", {
  summary: "What moving a stay would come to, and what is free instead",
  query: aliasedObject(
    {
      bookingId: wholeNumber("bookingId names the booking", 1, largestId),
      roomId: wholeNumber("Choose a room type of this hotel", 1, largestId),
      checkInDate: calendarDate("Check-in date is required"),
      checkOutDate: calendarDate("Check-out date is required"),
      /** Those that it has, when left out. */
      rooms: optionalWholeNumber("Rooms must be from 1 to 10", 1, 10),
    },
    { checkInDate: "checkIn", checkOutDate: "checkOut" },
    checkStay,
  ),
  data: stayMovesSchema,
  fails: ["not_found"],
});
