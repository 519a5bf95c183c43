import { type Dashboard, listedStays } from "#contract/dashboard.ts";
import { toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { presentBooking } from "../bookings/present-booking.ts";
import type { Services } from "../services.ts";
import { countNewRequests } from "./dashboard.queries.ts";
import {
  arrivesOn,
  askingToCancel,
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
  const [counted, arriving, staying, departing, next, asking, newRequests] = await Promise.all([
    countMovements(db, today),
    listStays(db, arrivesOn(today), listedStays),
    listStays(db, staysOn(today), listedStays),
    listStays(db, departsOn(today), listedStays),
    nextCheckIns(db, today, upcoming),
    askingToCancel(db, listedStays),
    countNewRequests(db),
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
    askingToCancel: asking.map(presentBooking),
  };
}
