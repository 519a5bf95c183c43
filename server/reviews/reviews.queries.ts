import type { Selectable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { ReviewOrder } from "#contract/reviews.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readListCount } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";

export type ReviewRow = Selectable<Tables["reviews"]>;

const orders: Orders<ReviewOrder> = { name: ["name_key"], rating: ["rating"] };

export async function listReviews(
  db: Executor,
  page: PageRequest<ReviewOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  let query = db.selectFrom("reviews").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (!page.isDeleted) query = query.where("suspicious_at", page.isSuspicious ? "is not" : "is", null);
  if (page.status !== undefined) query = query.where("status", "=", page.status);
  if (page.search) query = query.where(await hasIndexedWords(db, "reviews", page.search));
  const { isDeleted, isSuspicious, status: value } = page;
  const precomputedTotal = page.search
    ? undefined
    : () => readListCount(db, "reviews", { isDeleted, isSuspicious, value });
  return readPage(query, page, { id: "id", orders, precomputedTotal });
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
