import { paperMessages } from "#contract/papers.ts";
import { longDate } from "#contract/rules/dates.ts";
import { journeyRate, splitCharged, type TaxLine } from "#contract/rules/tax.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { taxRulesOf, type TaxSettings } from "#contract/tax-settings.ts";
import type { CabBookingRow } from "../../cab-bookings/cab-bookings.queries.ts";
import { AppError } from "../../errors.ts";
import type { PackageBookingRow } from "../../package-bookings/package-bookings.queries.ts";
import { isRegistered } from "../content/taxes.ts";
import { type Owed, owedOf } from "./owed.ts";
import type { Subject } from "./subject.ts";

/** A package as its papers tell it, taxed at the rate of `today`: it has no day of its own. */
export function packageSubject(row: PackageBookingRow, today: CalendarDate): Subject {
  return {
    ...journey(row),
    paidFor: { table: "package_bookings", id: row.id },
    guest: { name: row.customer_name, phone: row.phone, route: "" },
    facts: [
      { label: "Enquiry", value: row.reference },
      { label: "Package", value: row.package_name },
    ],
    lines: ({ paise }) => [{ text: row.package_name, note: "Package", paise }],
    taxes: (owed, tax) => taxesAt(owed, tax, today, "tours"),
    notes: (tax) =>
      taxRate(tax, today, "tours") === 5
        ? ["Gross amount of a tour, with its stays and its transport; no input tax credit is taken."]
        : [],
    voucher: "Please receive these guests as booked with us.",
  };
}

/** A cab as its papers tell it; where it goes is the guest's word, and leaves with the guest. */
export function cabSubject(row: CabBookingRow): Subject {
  return {
    ...journey(row),
    paidFor: { table: "cab_bookings", id: row.id },
    guest: {
      name: row.customer_name,
      phone: row.phone,
      route: `${row.pick_up_location} to ${row.drop_location}`,
    },
    facts: [
      { label: "Cab booking", value: row.reference },
      { label: "Day", value: longDate(row.journey_date) },
      { label: "Vehicle", value: row.vehicle },
    ],
    lines: ({ paise }) => [{ text: "Cab with driver", note: row.vehicle, paise }],
    taxes: (owed, tax) => taxesAt(owed, tax, row.journey_date, "cabs"),
    notes: () => [],
    voucher: "Please drive these guests as booked with us.",
  };
}

function journey(row: PackageBookingRow | CabBookingRow) {
  return {
    reference: row.reference,
    hasWishes: row.special_request !== "",
    isAccepted: row.status === "Accepted",
    total: row.total_paise,
    owed: () => owedOf(row),
  };
}

function taxesAt(owed: Owed, tax: TaxSettings, day: CalendarDate, kind: "tours" | "cabs"): TaxLine[] {
  if (!isRegistered(tax)) return [];
  const rate = taxRate(tax, day, kind);
  if (rate === undefined)
    throw new AppError("conflict", {
      message: kind === "tours" ? paperMessages.noTourRate : paperMessages.noCabRate,
    });
  return [splitCharged(owed.paise, rate)];
}

function taxRate(tax: TaxSettings, day: CalendarDate, kind: "tours" | "cabs"): number | undefined {
  return isRegistered(tax) ? journeyRate(taxRulesOf(tax).rates, day, kind) : undefined;
}
