import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import { type Dashboard, listedStays, newRequestsSchema } from "#contract/dashboard.ts";
import { toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { presentBooking } from "../bookings/present-booking.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { countNewRequests } from "./dashboard.queries.ts";
import {
  arrivesOn,
  countMovements,
  departsOn,
  listStays,
  nextCheckIns,
  staysOn,
} from "./movements.queries.ts";

const upcoming = 8;

/** The numbers and lists of the dashboard for today in Asia/Kolkata. Amounts in whole rupees. */
export async function readDashboard(services: Services): Promise<Dashboard> {
  const db = services.db.executor;
  const today = todayInKashmir(services.clock.now());
  const [counted, arriving, staying, departing, next, newRequests] = await Promise.all([
    countMovements(db, today),
    listStays(db, arrivesOn(today), listedStays),
    listStays(db, staysOn(today), listedStays),
    listStays(db, departsOn(today), listedStays),
    nextCheckIns(db, today, upcoming),
    readNewRequests(db),
  ]);
  return {
    today,
    arrivals: counted.arrivals,
    departures: counted.departures,
    inHouse: counted.inHouse,
    newRequests,
    income: toRupees(counted.paise),
    arriving: arriving.map(presentBooking),
    staying: staying.map(presentBooking),
    departing: departing.map(presentBooking),
    nextCheckIns: next.map(presentBooking),
  };
}

/** How many requests of each kind nobody has opened. */
export async function readNewRequests(db: Executor): Promise<Record<RequestKind, number>> {
  const counts = requestKinds.map(async (kind) => [kind, await countNewRequests(db, kind)] as const);
  return newRequestsSchema.parse(Object.fromEntries(await Promise.all(counts)));
}
