import { toRupees } from "#contract/rules/money.ts";
import type { Transaction } from "../db/open.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { newReference } from "../references.ts";
import { insertRecord } from "../db/records.ts";
import type { Services } from "../services.ts";
import { stayPrefix } from "../settings/own-prefix.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { agreedColumns } from "../stay-terms/agreed-policy.ts";
import { presentLines } from "../tariffs/price-lines.ts";
import type { Allocation } from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";
import { type Price, toColumn } from "./stay-price.ts";

type Guest = { customerName: string; email: string; phoneNo: string; specialRequest: string };

/** ISO times at which the booking came in, was first opened by staff, and was kept apart; and the notice it came under. */
type Arrived = {
  created_at: string;
  opened_at?: string | null;
  suspicious_at?: string | null;
  notice?: string;
};

/** What a stay that is accepted at once keeps of its house's terms. */
type Agreed = Awaited<ReturnType<typeof agreedColumns>>;

type NewBooking = {
  guest: Guest;
  stay: Stay;
  /** The rooms that it was given, and what they cost; null while no room type is settled. */
  allocation: Allocation | null;
  price: Price | null;
  arrived: Arrived;
  agreed?: Agreed;
};

/**
 * Stores a new booking. Returns what its guest is told: the key is stored nowhere, `total` is in rupees, and both
 * it and `roomType` are null while no room type is settled.
 */
export async function storeBooking(
  services: Services,
  transaction: Transaction,
  { guest, stay, allocation, price, arrived, agreed }: NewBooking,
) {
  const reference = newReference(stayPrefix((await readSettings(services, transaction)).tax));
  const key = newGuestKey();
  const id = await insertRecord(transaction, "bookings", {
    ...arrived,
    ...guestColumns(guest),
    ...stayColumns(stay, allocation),
    reference,
    guest_key_hash: guestKeyHash(key),
    ...priceColumns(price),
    ...agreed,
  });
  const total = price && toRupees(price.total);
  const lines = presentLines(price?.lines ?? []);
  return { id, reference, key, roomType: allocation?.room.room_type ?? null, total, lines };
}

export function guestColumns({ customerName, email, phoneNo, specialRequest }: Guest) {
  return { customer_name: customerName, email, phone: phoneNo, special_request: specialRequest };
}

/** What a stay costs; nothing while no room type is settled. */
export function priceColumns(price: Price | null) {
  return {
    total_paise: price && price.total,
    price_lines: price && JSON.stringify(price.lines),
  };
}

/** A stay with the rooms it was given, which may be more than were asked for. */
export function stayColumns(stay: Stay, allocation: Allocation | null) {
  const { hotelId, arrival, departure, status, adults, children } = stay;
  const { room, rooms } = allocation ?? { room: null, rooms: stay.rooms };
  return {
    hotel_id: hotelId,
    room_id: room?.id ?? null,
    rooms,
    arrival,
    departure,
    status,
    adults,
    children,
    meal_plan: stay.mealPlan ?? null,
    child_ages: toColumn(stay.childAges),
    extras: toColumn(stay.extras),
  };
}
