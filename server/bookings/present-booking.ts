import { z } from "zod";
import type { Booking, GuestBooking } from "#contract/bookings.ts";
import { toRupees } from "#contract/rules/money.ts";
import { sumOf } from "#contract/rules/price.ts";
import { hasTax } from "#contract/rules/tax-words.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { presentLines, storedLines } from "../tariffs/price-lines.ts";
import type { BookingRow } from "./bookings.queries.ts";
import { moneyOfBooking, presentPolicy } from "../stay-terms/present-money.ts";
import { presentState } from "../requests/present-state.ts";

/** What a guest sees of the own booking; `creditLeft` in paise. */
export function presentToGuest(row: BookingRow, creditLeft: number): GuestBooking {
  const contact = { email: row.email, phoneNo: row.phone };
  return { ...presentStay(row), contact, creditLeft: toRupees(creditLeft) };
}

/** What guest and staff both see. Spreading another object first is much cheaper than copying its fields. */
function presentStay(row: BookingRow) {
  const status = row.status;
  return {
    ...moneyOfBooking(row),
    ...toldPrice(row),
    reference: row.reference,
    customerName: row.customer_name,
    checkInDate: row.arrival,
    checkOutDate: row.departure,
    adults: row.adults,
    children: row.children,
    hotelId: row.hotel_id,
    hotel: row.hotel_name,
    roomType: row.room_type ?? "",
    rooms: row.rooms,
    nights: nightsBetween(row.arrival, row.departure),
    cancelAskedAt: row.cancel_asked_at,
    policy: presentPolicy(row),
    mealPlan: row.meal_plan ?? undefined,
    childAges: numbersOf(row.child_ages) ?? [],
    extras: numbersOf(row.extras) ?? [],
    specialRequest: row.special_request,
    status,
    ...(row.package_reference !== null && { packageReference: row.package_reference }),
  };
}

/** The lines of the total; while there is none, what they come to is what the guest was told that it costs at least. */
function toldPrice({ total_paise, price_lines }: BookingRow) {
  const lines = storedLines(price_lines);
  if (total_paise !== null) return { priceLines: presentLines(lines) };
  if (lines.length === 0) return { priceLines: [] };
  const told = { priceLines: [], toldFrom: toRupees(sumOf(lines)) };
  return hasTax(lines) ? { ...told, isToldWithTax: true as const } : told;
}

const numberList = z.array(z.int());

/** A stored list of numbers; undefined where none was given. */
export function numbersOf(text: string | null): number[] | undefined {
  return text === null ? undefined : numberList.parse(JSON.parse(text));
}

/** What staff see. */
export function presentBooking(row: BookingRow): Booking {
  return {
    ...presentStay(row),
    id: row.id,
    email: row.email,
    phoneNo: row.phone,
    roomId: row.room_id,
    createdAt: row.created_at,
    openedAt: row.opened_at,
    ...(row.package_enquiry_id !== null && { packageBookingId: row.package_enquiry_id }),
    ...(row.package_deleted_at !== null && { isPackageDeleted: true }),
    ...presentState(row),
  };
}
