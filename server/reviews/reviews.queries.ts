import { type RawBuilder, type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { ReviewOrder } from "#contract/reviews.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import type { Orders } from "../db/read-page.ts";
import { listRequests } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { GuestColumns } from "../db/guest-columns.ts";
import { findRecord } from "../db/records.ts";

export type ReviewRow = Selectable<Tables["reviews"]>;

const orders: Orders<ReviewOrder> = { name: ["name_key"], rating: ["rating"] };

export function listReviews(
  db: Executor,
  page: PageRequest<ReviewOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("reviews").selectAll().where(isOnPage).execute();
  return listRequests(db, page, { table: "reviews", orders, rows, value: page.status });
}

export function findReview(db: Executor, id: number) {
  return findRecord(db, "reviews", id);
}

/** The stay of a guest's own page that the page says is over, unless a review of it was written; null for any other key. */
export async function findStayThatIsOver(
  db: Executor,
  keyHash: string,
  today: CalendarDate,
): Promise<number | null> {
  const found = await db
    .selectFrom("bookings")
    .select("id")
    .where("guest_key_hash", "=", keyHash)
    .where("deleted_at", "is", null)
    .where("ending", "is", null)
    .where((eb) =>
      eb.or([
        eb("status", "=", "Completed"),
        eb.and([
          eb("status", "=", "Accepted"),
          eb("departure", "<=", today),
          eb("cancel_asked_at", "is", null),
        ]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("reviews").select("reviews.id").whereRef("reviews.stay_id", "=", "bookings.id"),
        ),
      ),
    )
    .executeTakeFirst();
  return found?.id ?? null;
}

export const reviewKind = recordKind({
  table: "reviews",
  select: (db) =>
    db.selectFrom("reviews").select(["customer_name", "customer_address", "review", "rating", "status"]),
  labels: {
    customer_name: "Guest",
    customer_address: "Address",
    review: "Review",
    rating: "Rating",
    status: "Status",
  },
  title: ["customer_name", "customer_address"],
});

export const reviewGuest: GuestColumns<"reviews"> = {
  heading: "Reviews",
  name: "customer_name",
  contacts: [],
  words: ["customer_name", "customer_address", "review"],
  title: ["customer_name", "customer_address", "review"],
  cameToNothing: () => sql`status in ('Pending', 'Rejected')`,
};
