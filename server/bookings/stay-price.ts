import { withTaxOfStay } from "#contract/rules/added-tax.ts";
import { planCodes, planWords, type PriceLine, priceStay, sumOf } from "#contract/rules/price.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { storedLines } from "../tariffs/price-lines.ts";
import { readAddedTax } from "../tariffs/read-added-tax.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import type { BookingRow } from "./bookings.queries.ts";
import type { Allocation } from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";

/** The price of a stay, in paise: its lines and their sum. */
export type Price = { lines: PriceLine[]; total: number };

/** The price of a stay that is in a package's, whatever its dates and rooms; null for any other. */
export function priceInPackage(packageBookingId: number | null | undefined): Price | null {
  return packageBookingId ? { lines: [], total: 0 } : null;
}

/** The price of a stay by today's tariff, with added tax; `agreedLines` keep their rates where they apply. */
export async function stayPrice(
  services: Services,
  db: Executor,
  { room, rooms }: Allocation,
  stay: Stay,
  agreedLines: readonly PriceLine[] = [],
): Promise<Price> {
  const [tariff] = await readTariffs(db, [room], stay, stay.extras);
  const bare = tariff ? priceStay(tariff, { ...stay, rooms }, agreedLines) : [];
  const nights = nightsBetween(stay.arrival, stay.departure);
  const tax = await readAddedTax(services, db);
  const lines = withTaxOfStay(bare, { arrival: stay.arrival, nights, rooms }, tax);
  return { lines, total: sumOf(lines) };
}

/**
 * The price of a changed stay. The price that the guest was shown stays while the stay does not change; otherwise its
 * nights in this room type, meals and extras keep their rates. A total that was agreed on elsewhere, before there was a
 * room type, is that of its first one.
 */
export async function changedPrice(
  services: Services,
  db: Executor,
  booking: BookingRow,
  allocation: Allocation,
  stay: Stay,
): Promise<Price> {
  const inPackage = priceInPackage(booking.package_enquiry_id);
  if (inPackage) return inPackage;
  const isOther = booking.room_id !== null && booking.room_id !== allocation.room.id;
  if (isOther || booking.total_paise === null) return stayPrice(services, db, allocation, stay);
  const agreedLines = agreedLinesOf(booking, booking.total_paise, allocation.room.room_type);
  if (isSameStay(booking, allocation, stay)) return { lines: agreedLines, total: booking.total_paise };
  return stayPrice(services, db, allocation, stay, ofPlan(agreedLines, booking, stay));
}

/** Without what persons were told to pay by another meal plan than the stay has now: each plan has its own rates. */
function ofPlan(agreedLines: PriceLine[], { meal_plan }: BookingRow, { mealPlan: now }: Stay): PriceLine[] {
  const meals = agreedLines.find(({ kind }) => kind === "meals")?.name;
  const before = meal_plan ?? planCodes.find((code) => planWords[code] === meals) ?? "EP";
  if (now === undefined || now === before) return agreedLines;
  return agreedLines.filter(({ kind }) => kind !== "extra bed" && kind !== "child");
}

/** The price lines that the guest was shown. In a booking without stored lines each night costs the same. */
function agreedLinesOf(booking: BookingRow, amount: number, name: string): PriceLine[] {
  if (booking.price_lines !== null) return storedLines(booking.price_lines);
  const nights = nightsBetween(booking.arrival, booking.departure);
  const rate = amount / (booking.rooms * nights);
  if (!Number.isInteger(rate)) return [];
  return [{ kind: "room", name, quantity: booking.rooms, nights, rate, amount, from: booking.arrival }];
}

export function isSameStay(booking: BookingRow, { rooms }: Pick<Allocation, "rooms">, stay: Stay): boolean {
  return (
    booking.rooms === rooms &&
    booking.arrival === stay.arrival &&
    booking.departure === stay.departure &&
    booking.adults === stay.adults &&
    booking.children === stay.children &&
    (booking.meal_plan ?? undefined) === stay.mealPlan &&
    booking.child_ages === toColumn(stay.childAges) &&
    booking.extras === toColumn(stay.extras)
  );
}

/** A list of numbers as the column stores it; null when left out. */
export function toColumn(numbers: readonly number[] | undefined): string | null {
  return numbers === undefined ? null : JSON.stringify(numbers);
}
