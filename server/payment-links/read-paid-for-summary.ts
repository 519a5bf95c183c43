import { findBooking, findDeletedBooking } from "../bookings/bookings.queries.ts";
import type { Executor } from "../db/open.ts";
import { orNotFound } from "../errors.ts";
import type { PaidFor } from "../paid-for.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";
import { findPaidFor } from "./links.queries.ts";

/** What the email to staff says about the thing that was paid for; `over` in whole rupees. */
export type PaidForSummary = {
  kind: "booking" | "package booking" | "cab booking";
  reference: string;
  name: string;
  over: number;
  isDeleted: boolean;
  /** True when it was rejected, or has ended. */
  hasEnded: boolean;
};

/** A stay, a package or a cab, also a deleted one: its payment came in all the same. Throws not_found. */
export async function readPaidForSummary(db: Executor, paidFor: PaidFor): Promise<PaidForSummary> {
  if (paidFor.table === "bookings") {
    const row = orNotFound(
      (await findBooking(db, paidFor.id)) ?? (await findDeletedBooking(db, paidFor.id)),
      "booking",
    );
    return { kind: "booking", ...named(row), over: moneyOfBooking(row).over, hasEnded: hasEnded(row) };
  }
  const row = orNotFound(await findPaidFor(db, paidFor), "booking");
  const kind = paidFor.table === "cab_bookings" ? "cab booking" : "package booking";
  return { kind, ...named(row), over: presentAgreed(row).over, hasEnded: hasEnded(row) };
}

type Row = { reference: string; customer_name: string; deleted_at: string | null };

function named({ reference, customer_name: name, deleted_at }: Row) {
  return { reference, name, isDeleted: deleted_at !== null };
}

const hasEnded = ({ status, ending = null }: { status: string; ending?: string | null }) =>
  ending !== null || status === "Rejected";
