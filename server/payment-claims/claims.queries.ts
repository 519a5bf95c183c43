import type { ClaimState } from "#contract/payment-claims.ts";
import type { Executor } from "../db/open.ts";

/** The dashboard shows no more. */
const mostListed = 100;

function selectClaims(db: Executor) {
  return db
    .selectFrom("payment_claims")
    .innerJoin("bookings", "bookings.id", "payment_claims.booking_id")
    .selectAll("payment_claims")
    .select(["bookings.reference as booking_reference", "bookings.customer_name"]);
}

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

export function findClaim(db: Executor, id: number) {
  return selectClaims(db).where("payment_claims.id", "=", id).executeTakeFirst();
}

/** Those of one stay, or those that wait for an answer. */
export function listClaims(db: Executor, bookingId: number | undefined) {
  const query =
    bookingId === undefined
      ? selectClaims(db).where("state", "=", "Said").where("bookings.deleted_at", "is", null)
      : selectClaims(db).where("booking_id", "=", bookingId);
  return query.orderBy("payment_claims.id").limit(mostListed).execute();
}

export function claimsOf(db: Executor, bookingId: number) {
  return db
    .selectFrom("payment_claims")
    .select(["id", "reference"])
    .where("booking_id", "=", bookingId)
    .execute();
}

type NewClaim = { booking_id: number; paise: number; reference: string; created_at: string };

export async function insertClaim(db: Executor, claim: NewClaim): Promise<number> {
  const values = { ...claim, state: "Said", answered_at: null, payment_id: null } as const;
  const { id } = await db
    .insertInto("payment_claims")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Answer = { state: ClaimState; answered_at: string; payment_id: number | null };

export function answerClaimRow(db: Executor, id: number, answer: Answer) {
  return db.updateTable("payment_claims").set(answer).where("id", "=", id).execute();
}
