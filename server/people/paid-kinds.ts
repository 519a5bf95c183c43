import type { PersonKind } from "#contract/people.ts";

/** The column of a payment, paper or claim that names a record of each kind that can be paid for. */
export const paidKeys = {
  bookings: "booking_id",
  packageBookings: "package_booking_id",
  cabBookings: "cab_booking_id",
} as const;

export type PaidKind = keyof typeof paidKeys;

export const paidKinds = Object.keys(paidKeys) as PaidKind[];

export const isPaidKind = (kind: PersonKind): kind is PaidKind => Object.hasOwn(paidKeys, kind);
