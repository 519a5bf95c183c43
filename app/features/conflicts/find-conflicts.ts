import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";

/** Accepted stays and blocks that hold the requested nights. */
export type Conflicts = { stays: Booking[]; blocks: Block[] };

type Wish = {
  hotelId: number;
  /** Only in this room type; in all of the hotel's when left out. */
  roomId?: number;
  arrival: string;
  departure: string;
  /** The booking or block to leave out: the one being changed. */
  without?: { stay?: number; block?: number };
};

/** Finds all stays and blocks that hold rooms of the hotel on nights of `[arrival, departure)`. */
export async function findConflicts(api: Client, wish: Wish): Promise<Conflicts> {
  const { hotelId, arrival, departure, roomId, without } = wish;
  if (!isCalendarDate(arrival) || !isCalendarDate(departure)) return { stays: [], blocks: [] };
  const query = { hotelId, from: arrival, to: departure, limit: 100 };
  const [bookings, blocks] = await Promise.all([api.bookings.list({ query }), api.blocks.list({ query })]);
  const [stays, blockList] = [orErrorPage(bookings).data, orErrorPage(blocks).data];
  const isWanted = (one: { roomId: number | null }) => roomId === undefined || one.roomId === roomId;
  return {
    stays: stays.filter((one) => one.id !== without?.stay && holdsRooms(one.status) && isWanted(one)),
    blocks: blockList.filter((one) => one.id !== without?.block && isWanted(one)),
  };
}
