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
import { owingCondition } from "./owing.queries.ts";
import { countStaysByDates, readStaysByDates } from "./by-dates/stays-by-dates.queries.ts";

/** Counted up to this number, as in every filtered list. */
const mostOverdue = 1000;

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
  const where = [...listConditions("bookings", page)];
  if (status !== undefined) where.push(sql`bookings.status = ${status}`);
  if (hotelId !== undefined) where.push(sql`bookings.hotel_id = ${hotelId}`);
  if (packageBookingId !== undefined) where.push(sql`bookings.package_enquiry_id = ${packageBookingId}`);
  // No stay is longer than `longestStay`: arrivals before that need not be read.
  if (from)
    where.push(sql`bookings.departure > ${from} and bookings.arrival > ${addDays(from, -longestStay)}`);
  if (to) where.push(sql`bookings.arrival < ${to}`);
  if (arrival) where.push(sql`bookings.arrival = ${arrival}`);
  if (departure) where.push(sql`bookings.departure = ${departure}`);
  if (holdsRooms) where.push(sql`bookings.status in ('Accepted', 'Completed')`);
  if (money) where.push(owingCondition(money, today));
  const isNarrowed = [hotelId, packageBookingId, from, to, arrival, departure, holdsRooms, money].some(
    Boolean,
  );
  const precomputedTotal = isNarrowed
    ? undefined
    : () => readListCount(db, "bookings", { isDeleted, isSuspicious, value: status });
  const rows = (isOnPage: RawBuilder<boolean>) => selectBookings(db).where(isOnPage).execute();
  const ordered = orderedByDates(db, page) ?? overdueOnServer(db, page, where);
  return readList(db, page, {
    table: "bookings",
    orders,
    where,
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
 * On PostgreSQL the index of overdue stays has the list's order only if the query also names its columns that are
 * always null; otherwise PostgreSQL would read every future stay.
 */
function overdueOnServer(
  db: Executor,
  { money, orderBy, direction }: PageRequest<BookingOrder> & Filters,
  where: readonly RawBuilder<boolean>[],
) {
  if (engineOf(db) !== "postgres" || money !== "Overdue" || orderBy !== "id") return undefined;
  const overdue = sql`from bookings where ${sql.join(where, sql` and `)}`;
  const order = ["deleted_at", "suspicious_at", "id"].map(
    (key) => sql`${sql.ref(key)} ${sql.raw(direction)}`,
  );
  return {
    ids: async (limit: number, offset: number) => {
      const { rows } = await sql<{ id: number }>`
        select id ${overdue} order by ${sql.join(order)} limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },
    count: async () => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select id ${overdue} limit ${mostOverdue + 1}) as counted`.execute(db);
      const total = rows[0]?.total ?? 0;
      return { total: Math.min(total, mostOverdue), isMore: total > mostOverdue };
    },
  };
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
