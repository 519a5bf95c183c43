import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";

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
  const [stays, held] = [orErrorPage(bookings).data, orErrorPage(blocks).data];
  const isWanted = (one: { roomId: number | null }) => roomId === undefined || one.roomId === roomId;
  return {
    stays: stays.filter((one) => one.id !== without?.stay && holdsRooms(one.status) && isWanted(one)),
    blocks: held.filter((one) => one.id !== without?.block && isWanted(one)),
  };
}
