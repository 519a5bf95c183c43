import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { insertRecord } from "#server/db/records.ts";
import type { Transaction } from "#server/db/open.ts";
import { newReference } from "#server/references.ts";
import { demoCabBookings } from "./cab-bookings.ts";
import { demoPackageBookings } from "./package-bookings.ts";
import { demoQueries } from "./queries.ts";
import { demoReviews } from "./reviews.ts";
import { someTimeAgo } from "./some-time-ago.ts";

const days = { enquiries: 12, cabs: 6, queries: 9, reviews: 300 };

/** Stores what guests of the demo wrote and asked for, besides their stays. */
export async function seedRequests(
  transaction: Transaction,
  packages: Map<string, number>,
  now: Date,
): Promise<void> {
  await seedEnquiries(transaction, packages, now);
  await seedCabs(transaction, now);
  for (const [index, { isAnswered, ...query }] of demoQueries.entries()) {
    const created_at = someTimeAgo(now, index, demoQueries.length, days.queries);
    const answered = isAnswered ? 1 : 0;
    await insertRecord(transaction, "queries", {
      ...query,
      reference: newReference("QRY"),
      created_at,
      opened_at: isAnswered ? created_at : null,
      answered,
    });
  }
  for (const [index, { customerName, customerAddress, ...review }] of demoReviews.entries()) {
    const created_at = someTimeAgo(now, index, demoReviews.length, days.reviews);
    await insertRecord(transaction, "reviews", {
      ...review,
      customer_name: customerName,
      customer_address: customerAddress,
      created_at,
      opened_at: openedWhenDecided(review.status, created_at),
    });
  }
}

async function seedEnquiries(transaction: Transaction, packages: Map<string, number>, now: Date) {
  for (const [index, enquiry] of demoPackageBookings.entries()) {
    const package_id = packages.get(enquiry.package);
    if (package_id === undefined) throw new Error(`The demo has no package "${enquiry.package}"`);
    const created_at = someTimeAgo(now, index, demoPackageBookings.length, days.enquiries);
    await insertRecord(transaction, "package_bookings", {
      reference: newReference("PKG"),
      created_at,
      opened_at: openedWhenDecided(enquiry.status, created_at),
      customer_name: enquiry.customerName,
      email: enquiry.email,
      phone: enquiry.phoneNo,
      package_id,
      special_request: enquiry.specialRequest,
      status: enquiry.status,
    });
  }
}

async function seedCabs(transaction: Transaction, now: Date) {
  for (const [index, cab] of demoCabBookings.entries()) {
    const created_at = someTimeAgo(now, index, demoCabBookings.length, days.cabs);
    await insertRecord(transaction, "cab_bookings", {
      reference: newReference("CAB"),
      created_at,
      opened_at: openedWhenDecided(cab.status, created_at),
      customer_name: cab.customerName,
      email: cab.email,
      phone: cab.phoneNo,
      pick_up_location: cab.pickUpLocation,
      drop_location: cab.dropLocation,
      journey_date: addDays(todayInKashmir(now), cab.dateOffset),
      preferred_time: cab.preferredTime,
      vehicle: cab.vehiclePreference,
      special_request: cab.specialRequest,
      status: cab.status,
    });
  }
}

/** Nobody decides about a request without having opened it. */
function openedWhenDecided(status: string, moment: string): string | null {
  return status === "Pending" ? null : moment;
}
