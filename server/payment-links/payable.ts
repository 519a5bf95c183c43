import { payableNow } from "#contract/rules/payable.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import type { Executor } from "../db/open.ts";
import type { PaidFor } from "../paid-for.ts";
import { moneyOfBooking, presentPolicy } from "../stay-terms/present-money.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { findPaidFor, type JourneyRow } from "./links.queries.ts";

/** What a gateway needs to know about a stay, a package or a cab that is paid for. */
export type PayableRecord = {
  paidFor: PaidFor;
  reference: string;
  name: string;
  phone: string;
  /** The gateway's description of what is paid for, without the guest's own words. */
  about: string;
  /** The amounts that the guest can pay now, in whole rupees. */
  amounts: number[];
};

/** A stay, a package or a cab with what is due for it; undefined for a deleted one. */
export async function readPayableRecord(db: Executor, paidFor: PaidFor): Promise<PayableRecord | undefined> {
  if (paidFor.table === "bookings") {
    const row = await findBooking(db, paidFor.id);
    return (
      row && { paidFor, ...whoPays(row), about: `Stay at ${row.hotel_name}`, amounts: amountsOfStay(row) }
    );
  }
  const row = await findPaidFor(db, paidFor);
  if (!row || row.deleted_at !== null) return undefined;
  const about = paidFor.table === "cab_bookings" ? "Cab" : "Tour";
  return { paidFor, ...whoPays(row), about, amounts: amountsOfJourney(row) };
}

const whoPays = ({ reference, customer_name: name, phone }: JourneyRow | BookingRow) => ({
  reference,
  name,
  phone,
});

function amountsOfStay(booking: BookingRow): number[] {
  const policy = presentPolicy(booking);
  if (!policy) return [];
  const { status } = booking;
  return payableNow({ status, ...moneyOfBooking(booking), advance: policy.advance }).map(
    ({ amount }) => amount,
  );
}

function amountsOfJourney(row: JourneyRow): number[] {
  const { status } = row;
  return payableNow({ status, ...presentAgreed(row), ending: null, advance: null }).map(
    ({ amount }) => amount,
  );
}
