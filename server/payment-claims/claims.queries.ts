import type { ClaimState } from "#contract/payment-claims.ts";
import { sql } from "kysely";
import type { Executor } from "../db/open.ts";
import { type PaidFor, paidKeys } from "../paid-for.ts";

/** The dashboard shows at most so many. */
const mostListed = 100;

/** A column of the stay, package or cab that a claim is for. */
function ofPaid(column: "reference" | "customer_name") {
  return sql<string>`coalesce(${sql.ref(`bookings.${column}`)}, ${sql.ref(`package_bookings.${column}`)},
    ${sql.ref(`cab_bookings.${column}`)})`;
}

function selectClaims(db: Executor) {
  return db
    .selectFrom("payment_claims")
    .leftJoin("bookings", "bookings.id", "payment_claims.booking_id")
    .leftJoin("package_bookings", "package_bookings.id", "payment_claims.package_booking_id")
    .leftJoin("cab_bookings", "cab_bookings.id", "payment_claims.cab_booking_id")
    .selectAll("payment_claims")
    .select([ofPaid("reference").as("booking_reference"), ofPaid("customer_name").as("customer_name")]);
}

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

export function findClaim(db: Executor, id: number) {
  return selectClaims(db).where("payment_claims.id", "=", id).executeTakeFirst();
}

/** The claims for one stay, package or cab, or those that wait for an answer. */
export function listClaims(db: Executor, paidFor: PaidFor | undefined) {
  const query = paidFor
    ? selectClaims(db).where(paidKeys[paidFor.table], "=", paidFor.id)
    : selectClaims(db)
        .where("state", "=", "Said")
        .where("bookings.deleted_at", "is", null)
        .where("package_bookings.deleted_at", "is", null)
        .where("cab_bookings.deleted_at", "is", null);
  return query.orderBy("payment_claims.id").limit(mostListed).execute();
}

export function claimsOf(db: Executor, { table, id }: PaidFor) {
  return db
    .selectFrom("payment_claims")
    .select(["id", "reference", "state", "paise"])
    .where(paidKeys[table], "=", id)
    .execute();
}

type NewClaim = { paidFor: PaidFor; paise: number; reference: string; created_at: string };

export async function insertClaim(db: Executor, { paidFor, ...claim }: NewClaim): Promise<number> {
  const unanswered = { state: "Said", answered_at: null, payment_id: null } as const;
  const values = { ...claim, ...unanswered, booking_id: null, [paidKeys[paidFor.table]]: paidFor.id };
  const { id } = await db
    .insertInto("payment_claims")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens a claim again whose payment was not found. */
export function reopenClaim(db: Executor, id: number, paise: number) {
  return db.updateTable("payment_claims").set({ state: "Said", paise }).where("id", "=", id).execute();
}

type Answer = { state: ClaimState; answered_at: string; payment_id: number | null };

export function answerClaimRow(db: Executor, id: number, answer: Answer) {
  return db.updateTable("payment_claims").set(answer).where("id", "=", id).execute();
}
