import { toRupees } from "#contract/rules/money.ts";
import type { Transaction } from "../db/open.ts";
import { insertBooking } from "../db/records.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { newReference } from "../references.ts";
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

/** The columns of the terms that a stay accepted at once has. */
type Agreed = Awaited<ReturnType<typeof agreedColumns>>;

type NewBooking = {
  guest: Guest;
  stay: Stay;
  /** The rooms that it was given, and what they cost; null while no room type is settled. */
  allocation: Allocation | null;
  price: Price | null;
  /** What it costs at least, where the guest lets staff choose the room type. */
  toldFrom?: Price | null;
  arrived: Arrived;
  agreed?: Agreed;
  /** The total in paise where it was agreed on elsewhere, by no tariff of this site. */
  ownTotal?: number | undefined;
  ended?: ReturnType<typeof endedElsewhere> | undefined;
  /** The enquiry of the package in whose price it is. */
  packageBookingId?: number | undefined;
};

/**
 * Stores a new booking. Returns what its guest is shown: the key is stored nowhere, `total` is in rupees, and both it
 * and `roomType` are null while no room type is settled.
 */
export async function storeBooking(services: Services, transaction: Transaction, booking: NewBooking) {
  const { guest, stay, allocation, price, toldFrom = null, arrived, agreed, ownTotal, ended } = booking;
  const prefix = stayPrefix((await readSettings(services, transaction)).tax);
  const key = newGuestKey();
  const { id, reference } = await insertBooking(transaction, () => newReference(prefix), {
    ...arrived,
    ...guestColumns(guest),
    ...stayColumns(stay, allocation),
    guest_key_hash: guestKeyHash(key),
    ...(ownTotal === undefined ? priceColumns(price, toldFrom) : ownTotalColumns(ownTotal, price)),
    ...agreed,
    ...ended,
    package_enquiry_id: booking.packageBookingId ?? null,
  });
  const total = price && toRupees(price.total);
  const lines = presentLines(price?.lines ?? []);
  return { id, reference, key, roomType: allocation?.room.room_type ?? null, total, lines };
}

export function guestColumns({ customerName, email, phoneNo, specialRequest }: Guest) {
  return { customer_name: customerName, email, phone: phoneNo, special_request: specialRequest };
}

/** The price columns of a stay; while no room type is settled no total, and the lines of what it costs at least. */
export function priceColumns(price: Price | null, toldFrom: Price | null = null) {
  const lines = (price ?? toldFrom)?.lines;
  return { total_paise: price && price.total, price_lines: lines ? JSON.stringify(lines) : null };
}

/** The tariff's lines make up a total of elsewhere where they come to the same. */
function ownTotalColumns(total: number, price: Price | null) {
  return { ...priceColumns(price?.total === total ? price : null), total_paise: total };
}

/** The columns of a stay that was cancelled elsewhere, for a charge in paise. */
export function endedElsewhere(charge: number, now: string) {
  return {
    ended_at: now,
    ending: "Cancelled",
    ended_from: "Accepted",
    end_reason: "",
    charge_paise: charge,
  } as const;
}

/** The columns of a stay with its allocated rooms, which may be more than it asked for. */
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
