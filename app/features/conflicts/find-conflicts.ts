import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";

/** What holds the nights that were asked for: accepted stays, and rooms that are kept out of sale. */
export type Conflicts = { stays: Booking[]; blocks: Block[] };

type Wish = {
  hotelId: number;
  /** Only what is held in this room type; in all of them when left out. */
  roomId?: number;
  arrival: string;
  departure: string;
  /** The booking or the block that asks. */
  without?: { stay?: number; block?: number };
};

/** Everything that holds rooms of the hotel on nights of `[arrival, departure)`. */
export async function findConflicts(api: Client, wish: Wish): Promise<Conflicts> {
  const { hotelId, arrival, departure, roomId, without } = wish;
  if (!isCalendarDate(arrival) || !isCalendarDate(departure)) return { stays: [], blocks: [] };
  const query = { hotelId, from: arrival, to: departure, limit: 100 };
  const [bookings, blocks] = await Promise.all([api.bookings.list({ query }), api.blocks.list({ query })]);
  const isWanted = (held: { roomId: number | null }) => roomId === undefined || held.roomId === roomId;
  return {
    stays: bookings.ok
      ? bookings.data.filter((one) => one.id !== without?.stay && holdsRooms(one.status) && isWanted(one))
      : [],
    blocks: blocks.ok ? blocks.data.filter((one) => one.id !== without?.block && isWanted(one)) : [],
  };
}
