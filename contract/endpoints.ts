import { authEndpoints } from "./auth.ts";
import { availabilityEndpoints } from "./availability.ts";
import { backupEndpoints } from "./backups.ts";
import { weatherEndpoints } from "./bad-weather.ts";
import { endingEndpoints } from "./booking-endings.ts";
import { bookingEndpoints } from "./bookings.ts";
import { contentEndpoints } from "./content.ts";
import { cancelRequestEndpoints } from "./cancel-requests.ts";
import { changeLogEndpoints } from "./change-log.ts";
import { cabBookingEndpoints } from "./cab-bookings.ts";
import { trashEndpoints } from "./trash.ts";
import { blockEndpoints } from "./blocks.ts";
import { calendarEndpoints } from "./calendar.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import { deskOfferEndpoints } from "./desk.ts";
import { demoEndpoints } from "./demo.ts";
import { dropDownEndpoints } from "./drop-downs.ts";
import { healthEndpoints } from "./health.ts";
import { hotelEndpoints } from "./hotels.ts";
import { importEndpoints } from "./imports.ts";
import { noticeEndpoints } from "./notices.ts";
import { outboxEndpoints } from "./outbox.ts";
import { packageBookingEndpoints } from "./package-bookings.ts";
import { packageEndpoints } from "./packages.ts";
import { paperEndpoints } from "./papers.ts";
import { paymentClaimEndpoints } from "./payment-claims.ts";
import { paymentLinkEndpoints } from "./payment-links.ts";
import { paymentEndpoints } from "./payments.ts";
import { peopleEndpoints } from "./people.ts";
import { placeEndpoints } from "./places.ts";
import { questionEndpoints } from "./questions.ts";
import { cabRateEndpoints } from "./cab-rates.ts";
import { extraEndpoints } from "./extras.ts";
import { priceEndpoints } from "./prices.ts";
import { ratePeriodEndpoints } from "./rate-periods.ts";
import { reminderEndpoints } from "./reminders.ts";
import { reportEndpoints } from "./reports.ts";
import { reviewEndpoints } from "./reviews.ts";
import { roomEndpoints } from "./rooms.ts";
import { secondFactorEndpoints } from "./second-factor.ts";
import { settingsEndpoints } from "./settings.ts";
import { startEndpoints } from "./start.ts";
import { staffEndpoints } from "./staff.ts";
import { visitEndpoints } from "./visits.ts";
import { pictureEndpoints } from "./uploads.ts";

/** Every endpoint of the product; client, routes, OpenAPI document and contract tests are made from this table. */
export const endpoints = {
  auth: authEndpoints,
  hotels: hotelEndpoints,
  rooms: roomEndpoints,
  places: placeEndpoints,
  imports: importEndpoints,
  notices: noticeEndpoints,
  dropDowns: dropDownEndpoints,
  availability: availabilityEndpoints,
  bookings: bookingEndpoints,
  endings: endingEndpoints,
  badWeather: weatherEndpoints,
  payments: paymentEndpoints,
  papers: paperEndpoints,
  paymentClaims: paymentClaimEndpoints,
  paymentLinks: paymentLinkEndpoints,
  cancelRequests: cancelRequestEndpoints,
  blocks: blockEndpoints,
  ratePeriods: ratePeriodEndpoints,
  extras: extraEndpoints,
  cabRates: cabRateEndpoints,
  prices: priceEndpoints,
  calendar: calendarEndpoints,
  desk: deskOfferEndpoints,
  packages: packageEndpoints,
  packageBookings: packageBookingEndpoints,
  cabBookings: cabBookingEndpoints,
  reviews: reviewEndpoints,
  queries: questionEndpoints,
  outbox: outboxEndpoints,
  uploads: pictureEndpoints,
  dashboard: dashboardEndpoints,
  reports: reportEndpoints,
  reminders: reminderEndpoints,
  trash: trashEndpoints,
  staff: staffEndpoints,
  secondFactor: secondFactorEndpoints,
  settings: settingsEndpoints,
  content: contentEndpoints,
  people: peopleEndpoints,
  changeLog: changeLogEndpoints,
  health: healthEndpoints,
  backups: backupEndpoints,
  demo: demoEndpoints,
  start: startEndpoints,
  visits: visitEndpoints,
} as const;

export type Endpoints = typeof endpoints;
