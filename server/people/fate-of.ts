import type { ErasureFate, PersonKind } from "#contract/people.ts";
import { type Row, textOf } from "./scan.queries.ts";

export type ErasureVerdict = { fate: ErasureFate; why: string };

const toCome: ErasureVerdict = { fate: "refused", why: "Accepted, and still to come" };
const forTheBooks: ErasureVerdict = {
  fate: "nameless",
  why: "Accepted: amounts, dates and reference stay for the books",
};
const paid: ErasureVerdict = {
  fate: "nameless",
  why: "Paid: amounts, dates and reference stay for the books",
};
const withStays: ErasureVerdict = {
  fate: "nameless",
  why: "Stays are in its price: its reference stays with them",
};
const deleted: ErasureVerdict = { fate: "deleted", why: "" };

/**
 * What erasing does with a record. Accepted journeys and everything that was paid for are kept for the books, without
 * the person, and so is an enquiry with stays; upcoming ones are refused. `today`: in Asia/Kolkata; `isPaid`: it has
 * payments that count.
 */
export function fateOf(
  kind: PersonKind,
  row: Row,
  today: string,
  { isPaid, hasStays }: { isPaid: boolean; hasStays: boolean },
): ErasureVerdict {
  const isDeleted = row["deleted_at"] !== null;
  const isAccepted = !isDeleted && ["Accepted", "Completed"].includes(textOf(row, "status"));
  if (kind === "blocks")
    return { fate: "nameless", why: "The rooms stay out of sale; the reason is blanked" };
  if (kind === "bookings") {
    if (isAccepted && textOf(row, "status") === "Accepted" && textOf(row, "departure") > today) return toCome;
    if (isPaid) return paid;
    return isAccepted ? forTheBooks : deleted;
  }
  if (kind === "cabBookings" && isAccepted)
    return textOf(row, "journey_date") >= today ? toCome : forTheBooks;
  if (kind === "packageBookings" && isAccepted && textOf(row, "start_date") >= today) return toCome;
  if (isPaid) return paid;
  if (kind === "packageBookings" && isAccepted) return forTheBooks;
  if (kind === "packageBookings" && hasStays) return withStays;
  return deleted;
}
