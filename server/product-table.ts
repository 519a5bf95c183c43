import { type Endpoints, endpoints } from "#contract/endpoints.ts";
import { availabilityHandlers } from "./availability/availability.api.ts";
import { weatherHandlers } from "./bad-weather/bad-weather.api.ts";
import { backupHandlers } from "./backup/backup.api.ts";
import { blockHandlers } from "./blocks/blocks.api.ts";
import { bookingHandlers } from "./bookings/bookings.api.ts";
import { contentHandlers } from "./content/content.api.ts";
import { changeLogHandlers } from "./change-log/change-log.api.ts";
import { brandHandlers } from "./brand/brand.api.ts";
import { calendarHandlers } from "./calendar/calendar.api.ts";
import { cabRateHandlers } from "./cab-rates/cab-rates.api.ts";
import { cancelRequestHandlers } from "./endings/cancel-requests.api.ts";
import { cabBookingHandlers } from "./cab-bookings/cab-bookings.api.ts";
import { trashHandlers } from "./trash/trash.api.ts";
import { dashboardHandlers } from "./dashboard/dashboard.api.ts";
import { deskOfferHandlers } from "./desk/desk.api.ts";
import { demoHandlers } from "./demo/demo.api.ts";
import type { Handlers } from "./call.ts";
import { endingHandlers } from "./endings/endings.api.ts";
import type { ApiTable } from "./http/calls.ts";
import { healthHandlers } from "./health/health.api.ts";
import { hotelHandlers } from "./hotels/hotels.api.ts";
import { importHandlers } from "./imports/imports.api.ts";
import { noticeHandlers } from "./notices/notices.api.ts";
import { outboxHandlers } from "./outbox/outbox.api.ts";
import { packageBookingHandlers } from "./package-bookings/package-bookings.api.ts";
import { packageHandlers } from "./packages/packages.api.ts";
import { paymentDetailsHandlers } from "./payment-details/payment-details.api.ts";
import { paperHandlers } from "./papers/papers.api.ts";
import { paymentClaimHandlers } from "./payment-claims/payment-claims.api.ts";
import { paymentLinkHandlers } from "./payment-links/payment-links.api.ts";
import { paymentHandlers } from "./payments/payments.api.ts";
import { peopleHandlers } from "./people/people.api.ts";
import { placeHandlers } from "./places/places.api.ts";
import { questionHandlers } from "./questions/questions.api.ts";
import { extraHandlers } from "./rates/extras.api.ts";
import { priceHandlers } from "./rates/prices.api.ts";
import { ratePeriodHandlers } from "./rates/rate-periods.api.ts";
import { reminderHandlers } from "./reminders/reminders.api.ts";
import { reportHandlers } from "./reports/reports.api.ts";
import { reviewHandlers } from "./reviews/reviews.api.ts";
import { dropDownHandlers } from "./rooms/drop-downs.api.ts";
import { roomHandlers } from "./rooms/rooms.api.ts";
import { authHandlers } from "./staff/auth.api.ts";
import { secondFactorHandlers } from "./staff/second-factor/second-factor.api.ts";
import { settingsHandlers } from "./settings/settings.api.ts";
import { startHandlers } from "./start/start.api.ts";
import { staffHandlers } from "./staff/staff.api.ts";
import { deletable, recordKinds } from "./record-kinds.ts";
import { visitHandlers } from "./visits/visits.api.ts";
import { pictureHandlers } from "./pictures/pictures.api.ts";

/** A handler for every endpoint; a missing one is a compile error, and an error at start. */
const handlers: { [Feature in keyof Endpoints]: Handlers<Endpoints[Feature]> } = {
  auth: authHandlers,
  hotels: hotelHandlers,
  rooms: roomHandlers,
  places: placeHandlers,
  imports: importHandlers(recordKinds),
  notices: noticeHandlers,
  dropDowns: dropDownHandlers,
  availability: availabilityHandlers,
  bookings: bookingHandlers,
  endings: endingHandlers,
  badWeather: weatherHandlers,
  payments: paymentHandlers,
  papers: paperHandlers,
  paymentClaims: paymentClaimHandlers,
  paymentLinks: paymentLinkHandlers,
  cancelRequests: cancelRequestHandlers,
  blocks: blockHandlers,
  ratePeriods: ratePeriodHandlers,
  extras: extraHandlers,
  cabRates: cabRateHandlers,
  prices: priceHandlers,
  calendar: calendarHandlers,
  desk: deskOfferHandlers,
  packages: packageHandlers,
  packageBookings: packageBookingHandlers,
  cabBookings: cabBookingHandlers,
  reviews: reviewHandlers,
  queries: questionHandlers,
  outbox: outboxHandlers,
  uploads: pictureHandlers,
  dashboard: dashboardHandlers,
  reports: reportHandlers,
  reminders: reminderHandlers,
  trash: trashHandlers(deletable),
  staff: staffHandlers,
  secondFactor: secondFactorHandlers,
  content: contentHandlers,
  settings: { ...settingsHandlers, ...paymentDetailsHandlers, ...brandHandlers },
  people: peopleHandlers,
  changeLog: changeLogHandlers,
  health: healthHandlers,
  backups: backupHandlers,
  demo: demoHandlers,
  start: startHandlers,
  visits: visitHandlers,
};

/** The API of the product. */
export const productTable: ApiTable = { endpoints, handlers, recordKinds };
