import { authEndpoints } from "../auth.ts";
import { availabilityEndpoints } from "../availability.ts";
import { bookingEndpoints } from "../bookings.ts";
import { changeLogEndpoints } from "../change-log.ts";
import { cabBookingEndpoints } from "../cab-bookings.ts";
import { binEndpoints } from "../trash.ts";
import { blockEndpoints } from "../blocks.ts";
import { calendarEndpoints } from "../calendar.ts";
import { deskEndpoints } from "../dashboard.ts";
import { dropDownEndpoints } from "../drop-downs.ts";
import { hotelEndpoints } from "../hotels.ts";
import { notificationEndpoints } from "../outbox.ts";
import { packageBookingEndpoints } from "../package-bookings.ts";
import { packageEndpoints } from "../packages.ts";
import { paymentEndpoints } from "../payments.ts";
import { queryEndpoints } from "../questions.ts";
import { reviewEndpoints } from "../reviews.ts";
import { roomEndpoints } from "../rooms.ts";
import { secondFactorEndpoints } from "../second-factor.ts";
import { settingsEndpoints } from "../settings.ts";
import { staffEndpoints } from "../staff.ts";
import { uploadEndpoints } from "../uploads.ts";

/** Every call of the product, once. The client, the routes, the OpenAPI document and the contract tests come from here. */
export const endpoints = {
  auth: authEndpoints,
  hotels: hotelEndpoints,
  rooms: roomEndpoints,
  dropDowns: dropDownEndpoints,
  availability: availabilityEndpoints,
  bookings: bookingEndpoints,
  payments: paymentEndpoints,
  blocks: blockEndpoints,
  calendar: calendarEndpoints,
  packages: packageEndpoints,
  packageBookings: packageBookingEndpoints,
  cabBookings: cabBookingEndpoints,
  reviews: reviewEndpoints,
  queries: queryEndpoints,
  notifications: notificationEndpoints,
  uploads: uploadEndpoints,
  desk: deskEndpoints,
  bin: binEndpoints,
  staff: staffEndpoints,
  secondFactor: secondFactorEndpoints,
  settings: settingsEndpoints,
  changeLog: changeLogEndpoints,
} as const;

export type Endpoints = typeof endpoints;
