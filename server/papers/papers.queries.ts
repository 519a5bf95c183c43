import type { Insertable, Selectable } from "kysely";
import type { PaperKind } from "#contract/papers.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
import { type PaidFor, paidKeys } from "../paid-for.ts";

export type PaperRow = Selectable<Tables["papers"]>;

/** Papers of a stay, a package or a cab, in the order of their issue. */
export function listPapers(db: Executor, { table, id }: PaidFor) {
  return papersAsTheyStand(db).where(`papers.${paidKeys[table]}`, "=", id).orderBy("papers.id").execute();
}

export function findPaper(db: Executor, id: number) {
  return papersAsTheyStand(db).where("papers.id", "=", id).executeTakeFirst();
}

export type StandingPaper = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

/** With the payment of a receipt while it counts: `payment_paise` is null for a deleted one, and for other papers. */
function papersAsTheyStand(db: Executor) {
  return db
    .selectFrom("papers")
    .leftJoin("payments", (join) =>
      join.onRef("payments.id", "=", "papers.payment_id").on("payments.deleted_at", "is", null),
    )
    .selectAll("papers")
    .select("payments.paise as payment_paise");
}

/** The receipt of a payment, if one was issued. */
export function receiptOf(db: Executor, paymentId: number): Promise<PaperRow | undefined> {
  return db.selectFrom("papers").selectAll().where("payment_id", "=", paymentId).executeTakeFirst();
}

/** The latest paper of a kind. */
export function latestOf(
  db: Executor,
  { table, id }: PaidFor,
  kind: PaperKind,
): Promise<PaperRow | undefined> {
  return db
    .selectFrom("papers")
    .selectAll()
    .where(paidKeys[table], "=", id)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The credit note that cancels an invoice, if there is one. */
export function creditOf(db: Executor, invoiceId: number): Promise<PaperRow | undefined> {
  return db.selectFrom("papers").selectAll().where("credits_id", "=", invoiceId).executeTakeFirst();
}

/**
 * Takes the next number of a series and year. Others who need one wait until the transaction ends; a rollback returns
 * the number, so there is no gap.
 */
export async function takeNumber(transaction: Transaction, series: string, year: string): Promise<number> {
  const { last_number } = await transaction
    .insertInto("paper_series")
    .values({ series, year, last_number: 1 })
    .onConflict((same) =>
      same
        .columns(["series", "year"])
        .doUpdateSet((eb) => ({ last_number: eb("paper_series.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertPaper(
  transaction: Transaction,
  values: Insertable<Tables["papers"]>,
): Promise<number> {
  const { id } = await transaction
    .insertInto("papers")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertTaxes(
  transaction: Transaction,
  taxes: Insertable<Tables["paper_taxes"]>[],
): Promise<void> {
  if (taxes.length > 0) await transaction.insertInto("paper_taxes").values(taxes).execute();
}

/** The tax of a paper by rate, the lowest first. */
export function taxesOf(db: Executor, paperId: number) {
  return db
    .selectFrom("paper_taxes")
    .selectAll()
    .where("paper_id", "=", paperId)
    .orderBy("basis_points")
    .execute();
}

/** A payment for it that is not deleted. */
export function findPayment(db: Executor, id: number, paidFor: PaidFor) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .where(paidKeys[paidFor.table], "=", paidFor.id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
