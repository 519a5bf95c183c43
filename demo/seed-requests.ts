import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Transaction } from "#server/db/open.ts";
import { newReference } from "#server/references.ts";
import { insertDemoRecord } from "./insert-demo-record.queries.ts";
import { demoCabBookings } from "./cab-bookings.ts";
import type { DemoCabBooking, DemoPackageBooking } from "./demo-requests.ts";
import { demoPackageBookings } from "./package-bookings.ts";
import { demoQueries } from "./queries.ts";
import { demoReviews } from "./reviews.ts";
import { someTimeAgo } from "./some-time-ago.ts";

/** Stores what guests of the demo wrote and asked for, besides their stays. */
export async function seedRequests(
  transaction: Transaction,
  packages: Map<string, number>,
  now: Date,
): Promise<void> {
  for (const [enquiry, created_at] of overLastDays(12, now, demoPackageBookings)) {
    const package_id = packages.get(enquiry.package);
    if (package_id === undefined) throw new Error(`The demo has no package "${enquiry.package}"`);
    const asked = requestColumns("PKG", enquiry, created_at);
    await insertDemoRecord(transaction, "package_bookings", { ...asked, package_id });
  }
  for (const [cab, created_at] of overLastDays(6, now, demoCabBookings)) {
    await insertDemoRecord(transaction, "cab_bookings", {
      ...requestColumns("CAB", cab, created_at),
      pick_up_location: cab.pickUpLocation,
      drop_location: cab.dropLocation,
      journey_date: addDays(todayInKashmir(now), cab.dateOffset),
      preferred_time: cab.preferredTime,
      vehicle: cab.vehiclePreference,
    });
  }
  for (const [{ isAnswered, ...query }, created_at] of overLastDays(9, now, demoQueries)) {
    const opened = { opened_at: isAnswered ? created_at : null, answered: isAnswered ? 1 : 0 };
    const reference = newReference("QRY");
    await insertDemoRecord(transaction, "queries", { ...query, ...opened, reference, created_at });
  }
  for (const [{ customerName, customerAddress, ...review }, created_at] of overLastDays(
    300,
    now,
    demoReviews,
  )) {
    await insertDemoRecord(transaction, "reviews", {
      ...review,
      ...timesOf(review.status, created_at),
      customer_name: customerName,
      customer_address: customerAddress,
    });
  }
}

/** Each with the time it came in, evenly over the last `days` days. */
function overLastDays<Item>(days: number, now: Date, items: readonly Item[]): [Item, string][] {
  return items.map((item, index) => [item, someTimeAgo(now, index, items.length, days)]);
}

function requestColumns(
  prefix: string,
  { customerName, email, phoneNo, specialRequest, status }: DemoCabBooking | DemoPackageBooking,
  created_at: string,
) {
  return {
    ...timesOf(status, created_at),
    reference: newReference(prefix),
    customer_name: customerName,
    email,
    phone: phoneNo,
    special_request: specialRequest,
    status,
  };
}

/** Nobody decides about a request without having opened it. */
function timesOf(status: string, created_at: string) {
  return { created_at, opened_at: status === "Pending" ? null : created_at };
}
