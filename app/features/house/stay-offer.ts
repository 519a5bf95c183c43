import type { Availability } from "#contract/availability.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { cheapestOffer } from "#contract/rules/sum-of-stay.ts";
import { offerOf } from "#app/features/bookings/sum/stay-sum.tsx";
import { bookingOfSearch } from "#app/features/filters/booking-of-search.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { countOf } from "#contract/rules/text.ts";

/** A hotel's price in words: without dates its lowest rate, with dates the lowest total of free rooms for all guests. */
export type StayOffer = {
  /** "From", where it is the lowest of several. */
  before: string;
  /** Like "₹14,400"; empty without a price, or where nothing is free. */
  price: string;
  /** "per night", "for 3 nights, 1 to 4 Dec", or that nothing is free. */
  after: string;
  /** The room that costs this, and how many of it. */
  room: Availability | undefined;
  rooms: number;
  book: string;
  hasDates: boolean;
};

/** For a hotel without recorded rooms, which therefore cannot be called sold out. */
export const askForRooms = "Ask us for the rooms of this house.";

type Asked = {
  hotel: { id: number; rate: number | null };
  typed: Record<string, string>;
  availability?: readonly Availability[] | undefined;
};

/** The lowest total of one room for these nights, in whole rupees. */
export function lowestTotal({ least, total }: Pick<Availability, "least" | "total">): number {
  return least ?? total;
}

/** The offer for the requested dates, if they are valid. */
export function stayOffer({ hotel, typed, availability }: Asked): StayOffer {
  const { checkInDate = "", checkOutDate = "" } = typed;
  const book = `/booking/${hotel.id}`;
  if (!availability) {
    const price = hotel.rate === null ? "" : formatRupees(hotel.rate);
    const after = price && "per night";
    const href = filterHref(book, bookingOfSearch(typed));
    return { before: price && "From", price, after, room: undefined, rooms: 1, book: href, hasDates: false };
  }
  const longer = availability.flatMap(({ free, minNights }) => (free > 0 && minNights ? [minNights] : []));
  const { room, rooms, which } = cheapestRooms(availability, Number(typed["guests"]) || 1);
  const dates = daysInWords(checkInDate, checkOutDate);
  const refusal =
    availability.length === 0
      ? askForRooms
      : longer.length > 0
        ? `A stay has at least ${countOf(Math.min(...longer), "night")}`
        : `No room is free ${dates}`;
  return {
    before: room?.offered ? "From" : "",
    price: room ? formatRupees(rooms * lowestTotal(room)) : "",
    after: room ? `${which}for ${countOf(room.nights, "night")}, ${dates}` : refusal,
    room,
    rooms,
    book: filterHref(book, {
      ...bookingOfSearch(typed),
      room: room ? String(room.roomId) : "",
      rooms: rooms > 1 ? String(rooms) : "",
    }),
    hasDates: true,
  };
}

/** The cheapest free rooms of one type for all guests; if there are none, the cheapest single room. */
function cheapestRooms(availability: readonly Availability[], guests: number) {
  const offers = availability.map((room) => ({ ...offerOf(room), total: lowestTotal(room), room }));
  const forAll = cheapestOffer(offers, 1, { adults: guests, children: 0 });
  const best = forAll ?? cheapestOffer(offers, 1, undefined);
  const rooms = best?.rooms ?? 1;
  const roomWords = !forAll ? "a room " : rooms > 1 ? `${countOf(rooms, "room")} ` : "";
  return { room: best?.offer.room, rooms, which: roomWords };
}
