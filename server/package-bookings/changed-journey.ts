import type { PackageBookingChangeForm } from "#contract/package-bookings.ts";
import type { PackageRow } from "../packages/packages.queries.ts";
import { checkTourWish, pricePackage } from "../packages/price-package.ts";
import { storedLines } from "../tariffs/price-lines.ts";
import { journeyOf } from "./journey.ts";
import type { PackageBookingRow } from "./package-bookings.queries.ts";

/** The columns of a journey that staff changed, with its price lines. @throws as `checkTourWish` */
export function changedJourney(
  before: PackageBookingRow,
  form: PackageBookingChangeForm,
  tour: PackageRow,
  { isMoved, taxPercent }: { isMoved: boolean; taxPercent: number | undefined },
) {
  const { party, columns } = journeyOf(form, before);
  const isSame =
    !isMoved &&
    before.start_date === columns.start_date &&
    before.adults === columns.adults &&
    before.children === columns.children &&
    before.child_ages === columns.child_ages &&
    before.hotel_class === columns.hotel_class &&
    before.single_rooms === columns.single_rooms;
  if (isSame || !party) return columns;
  checkTourWish(tour, party);
  const agreed = isMoved ? [] : storedLines(before.price_lines);
  return { ...columns, price_lines: JSON.stringify(pricePackage(tour, party, taxPercent, agreed).lines) };
}
