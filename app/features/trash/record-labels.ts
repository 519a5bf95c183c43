import type { DeletableKind } from "#contract/trash.ts";

/** What a deleted record is, in a word. */
export const recordLabels: Record<DeletableKind, string> = {
  hotels: "Hotel",
  rooms: "Room",
  bookings: "Booking",
  payments: "Payment",
  blocks: "Blocked rooms",
  ratePeriods: "Price",
  extras: "Extra",
  cabRates: "Cab price",
  packages: "Package",
  packageBookings: "Package booking",
  cabBookings: "Cab booking",
  reviews: "Review",
  queries: "Query",
  uploads: "Picture",
  notices: "Notice",
};
