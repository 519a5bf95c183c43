import { type RawBuilder, type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { ReviewOrder } from "#contract/reviews.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { readList } from "../db/read-list.ts";
import type { Orders } from "../db/read-page.ts";
import { listed, readListCount } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { OfGuest } from "../db/of-guest.ts";

export type ReviewRow = Selectable<Tables["reviews"]>;

const orders: Orders<ReviewOrder> = { name: ["name_key"], rating: ["rating"] };

export function listReviews(
  db: Executor,
  page: PageRequest<ReviewOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  const { isDeleted, isSuspicious, status: value } = page;
  const where = [...listed("reviews", page)];
  if (value !== undefined) where.push(sql`reviews.status = ${value}`);
  const precomputedTotal = () => readListCount(db, "reviews", { isDeleted, isSuspicious, value });
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("reviews").selectAll().where(isOnPage).execute();
  return readList(db, page, { table: "reviews", orders, where, precomputedTotal, rows });
}

export function findReview(db: Executor, id: number) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
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

export const reviewGuest: OfGuest<"reviews"> = {
  heading: "Reviews",
  name: "customer_name",
  contacts: [],
  words: ["customer_name", "customer_address", "review"],
  title: ["customer_name", "customer_address", "review"],
  cameToNothing: () => sql`status in ('Pending', 'Rejected')`,
};
