import type { ChangedKind } from "#contract/change-log.ts";
import { type DeletableKind, deletableKinds } from "#contract/trash.ts";
import { blockKind } from "./blocks/blocks.queries.ts";
import { bookingKind } from "./bookings/booking-kind.queries.ts";
import { cabRateKind } from "./cab-rates/cab-rates.queries.ts";
import { cabBookingKind } from "./cab-bookings/cab-bookings.queries.ts";
import type { RecordKind } from "./db/record-kind.ts";
import { extraKind } from "./tariffs/extras.queries.ts";
import { hotelKind } from "./hotels/hotels.queries.ts";
import { noticeKind } from "./notices/notices.queries.ts";
import { packageBookingKind } from "./package-bookings/package-bookings.queries.ts";
import { packageKind } from "./packages/packages.queries.ts";
import { paymentKind } from "./payments/payments.queries.ts";
import { pictureKind } from "./pictures/picture-kind.queries.ts";
import { questionKind } from "./questions/questions.queries.ts";
import { ratePeriodKind } from "./tariffs/rate-periods.queries.ts";
import { reviewKind } from "./reviews/reviews.queries.ts";
import { roomKind } from "./rooms/rooms.queries.ts";
import { accountKind } from "./staff/accounts/account-kind.queries.ts";

/** Every kind of record in the change log and the trash, except those that write their own log entries. */
export const recordKinds: Record<Exclude<ChangedKind, "settings" | "content" | "people">, RecordKind> = {
  hotels: hotelKind,
  rooms: roomKind,
  bookings: bookingKind,
  payments: paymentKind,
  blocks: blockKind,
  ratePeriods: ratePeriodKind,
  extras: extraKind,
  cabRates: cabRateKind,
  packages: packageKind,
  packageBookings: packageBookingKind,
  cabBookings: cabBookingKind,
  reviews: reviewKind,
  queries: questionKind,
  uploads: pictureKind,
  notices: noticeKind,
  staff: accountKind,
};

/** The kinds that are deleted softly, in the contract's order. */
export const deletable = deletableKinds.map((kind: DeletableKind) => ({
  kind,
  recordKind: recordKinds[kind],
}));
