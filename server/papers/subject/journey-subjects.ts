import { paperMessages } from "#contract/papers.ts";
import { longDate } from "#contract/rules/dates.ts";
import { sumOf } from "#contract/rules/price.ts";
import { journeyRate, splitCharged, type TaxLine, taxOnTop } from "#contract/rules/tax.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { isRegistered, taxRulesOf, type TaxSettings } from "#contract/tax-settings.ts";
import type { CabBookingRow } from "../../cab-bookings/cab-bookings.queries.ts";
import { AppError } from "../../errors.ts";
import type { PackageBookingRow } from "../../package-bookings/package-bookings.queries.ts";
import { storedLines } from "../../tariffs/price-lines.ts";
import { isTaxOnTop } from "./taxes.ts";
import { type OwedAmount, owedOf } from "./owed.ts";
import { withoutTax } from "./stay-on-paper.ts";
import type { Subject } from "./subject.ts";

type Priced = { price_lines: string | null };

/** A package as papers describe it, taxed at the rate of `today`, because it has no day of its own. */
export function packageSubject(row: PackageBookingRow, today: CalendarDate): Subject {
  return {
    ...journey(row),
    paidFor: { table: "package_bookings", id: row.id },
    guest: { name: row.customer_name, phone: row.phone, route: "" },
    facts: [
      { label: "Enquiry", value: row.reference },
      { label: "Package", value: row.package_name },
    ],
    lines: ({ paise }, isOnTop) => [
      { text: row.package_name, note: "Package", paise: isOnTop ? priceWithoutTax(row) : paise },
    ],
    taxes: (owed, tax) => taxesOf(row, owed, tax) ?? taxesAt(owed, tax, today, "tours"),
    notes: (tax) =>
      taxRate(tax, today, "tours") === 5
        ? ["Gross amount of a tour, with its stays and its transport; no input tax credit is taken."]
        : [],
    voucher: "Please receive these guests as booked with us.",
  };
}

/** A cab as papers describe it; its route is the guest's text, and is erased with the guest. */
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
    lines: ({ paise }, isOnTop) => [
      { text: "Cab with driver", note: row.vehicle, paise: isOnTop ? priceWithoutTax(row) : paise },
    ],
    taxes: (owed, tax) => taxesOf(row, owed, tax) ?? taxesAt(owed, tax, row.journey_date, "cabs"),
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
    taxIsOnTop: (owed: OwedAmount, tax: TaxSettings) => isTaxOnTop(storedLines(row.price_lines), owed, tax),
  };
}

/** The tax that the guest was shown; undefined when it was not added to the price, or another total was agreed on. */
function taxesOf(row: Priced, owed: OwedAmount, tax: TaxSettings): TaxLine[] | undefined {
  const lines = storedLines(row.price_lines);
  return isTaxOnTop(lines, owed, tax) ? taxOnTop(lines) : undefined;
}

function priceWithoutTax(row: Priced): number {
  return sumOf(withoutTax(storedLines(row.price_lines)));
}

function taxesAt(owed: OwedAmount, tax: TaxSettings, day: CalendarDate, kind: "tours" | "cabs"): TaxLine[] {
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
