import { type RawBuilder, sql } from "kysely";
import type { BookingOrder } from "#contract/bookings.ts";
import type { MoneyFilter } from "#contract/booking-filters.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import { holdsRooms as holdsNights } from "#contract/rules/status-changes.ts";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { type BookingStatus, bookingStatuses } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { readList } from "../db/read-list.ts";
import type { Orders } from "../db/read-page.ts";
import { engineOf } from "../db/dialect.ts";
import { listConditions, readListCount } from "../db/kept-apart.ts";
import { overdueAmongOwing } from "./overdue/overdue-among-owing.queries.ts";
import { overdueByParts, type OverdueStays } from "./overdue/overdue-by-parts.queries.ts";
import { owingCondition } from "./owing.queries.ts";
import { countStaysByDates, readStaysByDates } from "./by-dates/stays-by-dates.queries.ts";

const orders: Orders<BookingOrder> = {
  name: ["bookings.name_key"],
  hotel: ["bookings.hotel_key"],
  checkIn: ["bookings.arrival"],
  total: [sql`coalesce(bookings.total_paise, 0)`],
};

/** Bookings with the names of their hotel and room type, and the enquiry of their package. */
export function selectBookings(db: Executor) {
  return db
    .selectFrom("bookings")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .leftJoin("rooms", "rooms.id", "bookings.room_id")
    .leftJoin("room_types", "room_types.id", "rooms.room_type_id")
    .leftJoin("package_bookings", "package_bookings.id", "bookings.package_enquiry_id")
    .selectAll("bookings")
    .select(["hotels.name as hotel_name", "room_types.name as room_type"])
    .select(["package_bookings.reference as package_reference"])
    .select(["package_bookings.deleted_at as package_deleted_at"]);
}

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

type Filters = {
  isSuspicious: boolean;
  status?: BookingStatus;
  hotelId?: number;
  packageBookingId?: number;
  from?: CalendarDate;
  to?: CalendarDate;
  arrival?: CalendarDate;
  departure?: CalendarDate;
  holdsRooms?: boolean;
  money?: MoneyFilter;
};

export function listBookings(db: Executor, page: PageRequest<BookingOrder> & Filters, today: CalendarDate) {
  const { isDeleted, isSuspicious, status, hotelId, packageBookingId, from, to } = page;
  const { arrival, departure, holdsRooms, money } = page;
  const filters = [...listConditions("bookings", page)];
  if (status !== undefined) filters.push(sql`bookings.status = ${status}`);
  if (hotelId !== undefined) filters.push(sql`bookings.hotel_id = ${hotelId}`);
  if (packageBookingId !== undefined) filters.push(sql`bookings.package_enquiry_id = ${packageBookingId}`);
  // No stay is longer than `longestStay`: arrivals before that need not be read.
  if (from)
    filters.push(sql`bookings.departure > ${from} and bookings.arrival > ${addDays(from, -longestStay)}`);
  if (to) filters.push(sql`bookings.arrival < ${to}`);
  if (arrival) filters.push(sql`bookings.arrival = ${arrival}`);
  if (departure)
    filters.push(
      sql`bookings.departure = ${departure} and bookings.arrival >= ${addDays(departure, -longestStay)}`,
    );
  if (holdsRooms) filters.push(sql`bookings.status in ('Accepted', 'Completed')`);
  const where = money ? [...filters, owingCondition(money, today)] : filters;
  const isNarrowed = [hotelId, packageBookingId, from, to, arrival, departure, holdsRooms, money].some(
    Boolean,
  );
  const precomputedTotal = isNarrowed
    ? undefined
    : () => readListCount(db, "bookings", { isDeleted, isSuspicious, value: status });
  const rows = (isOnPage: RawBuilder<boolean>) => selectBookings(db).where(isOnPage).execute();
  const ordered =
    money === "Overdue" ? orderedOverdue(db, page, { filters, where, today }) : orderedByDates(db, page);
  return readList(db, page, {
    table: "bookings",
    orders,
    where,
    parentId: hotelId,
    isLong: isSuspicious || money === "Overdue",
    precomputedTotal,
    rows,
    ...(ordered && { ordered }),
  });
}

/** A faster way to read the stays of some dates; undefined when there are other filters. */
function orderedByDates(db: Executor, page: PageRequest<BookingOrder> & Filters) {
  const { from, to, arrival, departure, status, holdsRooms, orderBy, direction } = page;
  const others = [page.isDeleted, page.isSuspicious, page.hotelId, page.packageBookingId, page.money];
  if ((!from && !to && !arrival && !departure) || others.some(Boolean)) return undefined;
  const all = status === undefined ? bookingStatuses : [status];
  const statuses = all.filter((one) => !holdsRooms || holdsNights(one));
  if (statuses.length === 0) return undefined;
  const dates = { from, to, arrival, departure, statuses };
  return {
    ids: (limit: number, offset: number) =>
      readStaysByDates(db, dates, { orderBy, direction }, [limit, offset]),
    count: () => countStaysByDates(db, dates),
  };
}

/**
 * A faster way to read the overdue stays; undefined in another order, for those of one house, which an index has, for
 * deleted and suspicious ones, and on SQLite when there are filters of dates or a package.
 */
function orderedOverdue(
  db: Executor,
  page: PageRequest<BookingOrder> & Filters,
  conditions: Pick<OverdueStays, "filters" | "where" | "today">,
) {
  const { isDeleted, isSuspicious, hotelId, packageBookingId, orderBy, direction } = page;
  if (orderBy !== "id" || hotelId !== undefined || isDeleted || isSuspicious) return undefined;
  if (engineOf(db) === "postgres") return overdueAmongOwing(db, conditions.where, direction);
  const others = [packageBookingId, page.from, page.to, page.arrival, page.departure];
  return others.some(Boolean) ? undefined : overdueByParts(db, { ...conditions, direction });
}

export function findBooking(db: Executor, id: number) {
  return selectBookings(db)
    .where("bookings.id", "=", id)
    .where("bookings.deleted_at", "is", null)
    .executeTakeFirst();
}

export function findBookingByReference(db: Executor, reference: string) {
  return selectBookings(db)
    .where("bookings.reference", "=", reference)
    .where("bookings.deleted_at", "is", null)
    .executeTakeFirst();
}

export function findDeletedBooking(db: Executor, id: number) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
}

export function findBookingByKey(db: Executor, keyHash: string) {
  return selectBookings(db)
    .where("bookings.guest_key_hash", "=", keyHash)
    .where("bookings.deleted_at", "is", null)
    .executeTakeFirst();
}
