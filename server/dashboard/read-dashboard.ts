import { type Dashboard, type RequestKind, requestKinds } from "#contract/dashboard.ts";
import { toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { BookingRow } from "../bookings/bookings.queries.ts";
import { presentBooking } from "../bookings/present-booking.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import {
  countNewRequests,
  countOver,
  nextCheckIns,
  staysArriving,
  staysDeparting,
} from "./dashboard.queries.ts";

const upcoming = 8;

/** The numbers and lists of the dashboard for today in Asia/Kolkata. Amounts in whole rupees. */
export async function readDashboard(services: Services): Promise<Dashboard> {
  const db = services.db.executor;
  const today = todayInKashmir(services.clock.now());
  const [arriving, departing, staying, next, newRequests] = await Promise.all([
    staysArriving(db, today),
    staysDeparting(db, today),
    countOver(db, today),
    nextCheckIns(db, today, upcoming),
    readNewRequests(db),
  ]);
  const paise = arriving.reduce((sum, stay) => sum + (stay.total_paise ?? 0), 0);
  return {
    today,
    arrivals: countPeople(arriving),
    departures: countPeople(departing),
    inHouse: staying,
    newRequests,
    income: toRupees(paise),
    arriving: arriving.map(presentBooking),
    departing: departing.map(presentBooking),
    nextCheckIns: next.map(presentBooking),
  };
}

/** How many requests of each kind nobody has opened. */
export async function readNewRequests(db: Executor): Promise<Record<RequestKind, number>> {
  const counts = await Promise.all(requestKinds.map((kind) => countNewRequests(db, kind)));
  const count = (kind: RequestKind) => counts[requestKinds.indexOf(kind)] ?? 0;
  return {
    bookings: count("bookings"),
    packageBookings: count("packageBookings"),
    cabBookings: count("cabBookings"),
    reviews: count("reviews"),
    queries: count("queries"),
  };
}

function countPeople(stays: BookingRow[]) {
  const guests = stays.reduce((sum, stay) => sum + stay.adults + stay.children, 0);
  return { stays: stays.length, guests };
}
