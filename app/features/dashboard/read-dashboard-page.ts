import { fromForm, type Client } from "#contract/client.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";
import { cabBookingList } from "../cabs/cab-booking-list.tsx";
import { packageBookingList } from "../enquiries/package-booking-list.tsx";
import { reviewList } from "../reviews/review-list.tsx";
import { pageNumber } from "#app/features/navigation/page-number.ts";
import type { EveningSummary } from "./evening-note.tsx";
import { findHouses } from "#app/features/find-house/find-houses.ts";
import { readStart } from "#app/features/start/read-start.ts";
import { readMessageWords, readWaiting } from "./read-waiting.ts";

const embedded = 5;

/** Reads everything on the dashboard in parallel; the query for free rooms is in the address. */
export async function readDashboardPage(api: Client, address: URLSearchParams) {
  const limit = { query: { limit: embedded } };
  const [
    dashboard,
    delivery,
    packageBookings,
    cabBookings,
    reviews,
    roomTypes,
    advice,
    space,
    troubles,
    backup,
    claims,
    availability,
    start,
    waiting,
    evening,
  ] = await Promise.all([
    api.dashboard.today(),
    api.outbox.delivery(),
    api.packageBookings.list(limit),
    api.cabBookings.list(limit),
    api.reviews.list(limit),
    api.dropDowns.roomTypes(),
    api.secondFactor.advice(),
    api.dashboard.space(),
    readTroubles(api),
    api.backups.last(),
    api.paymentClaims.list({ query: {} }),
    readRooms(api, address),
    readStart(api),
    readMessageWords(api).then((words) => readWaiting(api, address, words)),
    readEvening(api),
  ]);
  return {
    dashboard: orErrorPage(dashboard).data,
    failedMessages: orErrorPage(delivery).data.failed,
    packageBookings: orErrorPage(packageBookings).data.map(packageBookingList.rowOf),
    cabBookings: orErrorPage(cabBookings).data.map(cabBookingList.rowOf),
    reviews: orErrorPage(reviews).data.map(reviewList.rowOf),
    roomTypes: orErrorPage(roomTypes).data,
    space: orErrorPage(space).data,
    backup: orErrorPage(backup).data,
    claims: orErrorPage(claims).data,
    isAdviceDue: orErrorPage(advice).data.isDue,
    troubles,
    start,
    waiting,
    evening,
    paid: readPaid(address),
    idempotencyKey: crypto.randomUUID(),
    ...availability,
  };
}

/** The payment that was just recorded here, from the query string. */
function readPaid(address: URLSearchParams) {
  const [paymentId = 0, bookingId = 0] = (address.get("paid") ?? "").split(".").map(Number);
  return paymentId > 0 && bookingId > 0 ? { paymentId, bookingId } : null;
}

/** The owner's line for the evening; null for others. */
async function readEvening(api: Client): Promise<EveningSummary | null> {
  const session = orErrorPage(await api.auth.session());
  if (session.data.role !== "owner") return null;
  const today = todayInKashmir(new Date());
  const [takings, owing] = await Promise.all([
    api.reports.takings({ query: fromForm({ from: today, to: today }) }),
    api.reports.owing({ query: { limit: 1 } }),
  ]);
  const { received, returned } = orErrorPage(takings).data;
  const { total, count } = orErrorPage(owing).data.owing;
  return { today, received, returned, owed: total, owing: count };
}

/** Titles of the failed health checks, for owners only; disk space is left out, as all staff see its own note. */
async function readTroubles(api: Client): Promise<string[]> {
  const session = orErrorPage(await api.auth.session());
  if (session.data.role !== "owner") return [];
  const { data: checks } = orErrorPage(await api.health.read({ query: { mayBeKept: true } }));
  return checks.flatMap(({ name, title, state }) => (state === "bad" && name !== "space" ? [title] : []));
}

/**
 * Free rooms as the address asks for them. Once they are told, those of one house can be asked for, where a company has
 * few enough to choose from.
 */
async function readRooms(api: Client, address: URLSearchParams) {
  const question = {
    room: address.get("room") ?? "",
    house: address.get("house") ?? "",
    date: address.get("date") ?? todayInKashmir(new Date()),
    time: address.get("time") ?? "Night",
    page: pageNumber(address, "houses"),
  };
  if (!address.has("date")) return { houses: [], question, rooms: null, errors: {} };
  const { find, houses: all } = await findHouses(api, new URLSearchParams());
  const houses = find === undefined && all.length > 1 ? all : [];
  const { room: roomType, house: hotelId, ...rest } = question;
  const reply = await api.dashboard.roomStatus({ query: fromForm({ roomType, hotelId, ...rest }) });
  // Invalid fields: their errors are shown in the form.
  if (!reply.ok && reply.status === 400) return { houses, question, rooms: null, errors: reply.errors };
  const { data, pageInfo } = orErrorPage(reply);
  return { houses, question, rooms: { of: data, isMore: pageInfo?.isMore ?? false }, errors: {} };
}
