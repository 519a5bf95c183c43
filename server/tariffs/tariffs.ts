import type { extraAsked } from "#contract/extras.ts";
import type { Extra, Tariff } from "#contract/rules/price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { memoizeRead } from "../db/memoized-reads.ts";
import { includedAdults } from "./party-in-room.ts";
import { extrasOfHotels } from "./extras.queries.ts";
import { periodsOfRooms } from "./rate-periods.queries.ts";
import type { PricedRoom } from "./priced-rooms.queries.ts";
import { plansOf } from "./room-plans.ts";

type Nights = { arrival: CalendarDate; departure: CalendarDate };

/** An extra, and whether guests are asked about it. */
export type OfferedExtra = Extra & { asked: (typeof extraAsked)[number] };

export type HouseTariff = Omit<Tariff, "extras"> & { roomId: number; extras: OfferedExtra[] };

/** A room type's rooms, and what they cost on some nights. */
export type SoldRoom = { id: number; units: number; tariff: HouseTariff };

/** The tariffs of room types on nights of `[arrival, departure)`, in their order; extras of `keptIds` even if deleted. */
export function readTariffs(
  db: Executor,
  rooms: readonly PricedRoom[],
  nights: Nights,
  keptIds: readonly number[] = [],
): Promise<HouseTariff[]> {
  return readOnce(db, rooms, nights, keptIds);
}

const readOnce = memoizeRead(readAll, (rooms, { arrival, departure }, keptIds) =>
  [arrival, departure, rooms.map(({ id }) => id), keptIds].join(" "),
);
const readExtrasOnce = memoizeRead(extrasOfHotels, (hotelIds, keptIds = []) => [hotelIds, keptIds].join(" "));

async function readAll(
  db: Executor,
  rooms: readonly PricedRoom[],
  nights: Nights,
  keptIds: readonly number[],
): Promise<HouseTariff[]> {
  if (rooms.length === 0) return [];
  const ids = rooms.map(({ id }) => id);
  const periods = await periodsOfRooms(db, ids, nights);
  const hotelIds = [...new Set(rooms.map(({ hotel_id }) => hotel_id))];
  const extras = await readExtrasOnce(db, hotelIds, keptIds);
  return rooms.map((room) => ({
    roomId: room.id,
    roomType: room.room_type,
    rackRate: room.rent_paise,
    periods: periods.get(room.id) ?? [],
    includedAdults: includedAdults(room),
    extraBeds: room.extra_beds,
    plans: plansOf(room),
    freeBelowAge: room.free_below_age,
    childUntilAge: room.child_until_age,
    extras: extras
      .filter(({ hotel_id }) => hotel_id === null || hotel_id === room.hotel_id)
      .map((row) => ({
        id: row.id,
        name: row.name,
        per: row.per,
        price: row.paise,
        from: row.first_night,
        to: row.free_from,
        isAlways: row.asked === "always" && row.deleted_at === null,
        asked: row.asked,
      })),
  }));
}
