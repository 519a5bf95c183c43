import type { PaidForIds } from "#contract/payments.ts";

/** A record that payments can be for, by its table. */
export type PaidFor = { table: PaidTable; id: number };
export type PaidTable = "bookings" | "package_bookings" | "cab_bookings";

/** The column of a payment that names a record of each table. */
export const paidKeys = {
  bookings: "booking_id",
  package_bookings: "package_booking_id",
  cab_bookings: "cab_booking_id",
} as const satisfies Record<PaidTable, string>;

/** The kind of each table in the change log. */
const paidKinds = {
  bookings: "bookings",
  package_bookings: "packageBookings",
  cab_bookings: "cabBookings",
} as const satisfies Record<PaidTable, string>;

/** The field of the form, or of a list call, that names a record of each table. */
export const paidFields = {
  bookings: "bookingId",
  package_bookings: "packageBookingId",
  cab_bookings: "cabBookingId",
} as const satisfies Record<PaidTable, keyof PaidForIds>;

/** A change for the log, under the guest's name and the reference. */
export function changeOf({ table, id }: PaidFor, guest: string, reference: string) {
  const title = `${guest}, ${reference}`;
  return { action: "changed", kind: paidKinds[table], recordId: id, title } as const;
}

const tables = Object.keys(paidKeys) as PaidTable[];

/** The record that a form or a list call names; undefined when it names none. */
export function paidForOf(named: PaidForIds): PaidFor | undefined {
  for (const table of tables) {
    const id = named[paidFields[table]];
    if (id) return { table, id };
  }
  return undefined;
}

type Keys = { booking_id: number | null; package_booking_id: number | null; cab_booking_id: number | null };

/** Whether a row is for this record. */
export function belongsTo(row: Keys, { table, id }: PaidFor): boolean {
  return row[paidKeys[table]] === id;
}

/** The record that a stored payment is for. */
export function paidForOfRow(row: Keys): PaidFor {
  for (const table of tables) {
    const id = row[paidKeys[table]];
    if (id !== null) return { table, id };
  }
  throw new Error("a payment is for nothing");
}
