import { findBooking } from "../bookings/bookings.queries.ts";
import { findCabBooking } from "../cab-bookings/cab-bookings.queries.ts";
import type { Transaction } from "../db/open.ts";
import { findPackageBooking } from "../package-bookings/package-bookings.queries.ts";
import type { PaidFor } from "../paid-for.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";

/** The kind of email about a claim. */
const emailKinds = {
  bookings: "booking",
  package_bookings: "package booking",
  cab_bookings: "cab booking",
} as const;

/** What a claim is for, as far as it matters for the claim; `due` in whole rupees. Undefined when it is deleted. */
export async function readClaimedFor(transaction: Transaction, { table, id }: PaidFor) {
  const kind = emailKinds[table];
  if (table === "bookings") {
    const row = await findBooking(transaction, id);
    return row && { ...named(row), kind, due: moneyOfBooking(row).due };
  }
  const find = table === "package_bookings" ? findPackageBooking : findCabBooking;
  const row = await find(transaction, id);
  return row && { ...named(row), kind, due: presentAgreed(row).due };
}

function named({ reference, customer_name }: { reference: string; customer_name: string }) {
  return { reference, customerName: customer_name };
}
