import type { Expression, SqlBool } from "kysely";
import type { PersonKind } from "#contract/people.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import { type PaidKind, paidKeys, paidKinds } from "./paid-kinds.ts";

type IdsOf = (kind: PersonKind) => number[];

/** Data about stays, packages and cabs besides them: papers, companies of invoices, guests' payment claims, and reminders that were sent. */
export async function readDataOfBookings(db: Executor, idsOf: IdsOf) {
  const isFor = (kind: PaidKind) => isOneOf(db, paidKeys[kind], idsOf(kind));
  const isForOne = ({ or }: { or: (all: Expression<SqlBool>[]) => Expression<SqlBool> }) =>
    or(paidKinds.map(isFor));
  const [papers, buyers, claims, reminders] = await Promise.all([
    db.selectFrom("papers").selectAll().where(isForOne).orderBy("id").execute(),
    db.selectFrom("invoice_buyers").selectAll().where(isForOne).orderBy("id").execute(),
    db.selectFrom("payment_claims").selectAll().where(isForOne).orderBy("id").execute(),
    db.selectFrom("reminders").selectAll().where(isFor("bookings")).orderBy("id").execute(),
  ]);
  return [
    { title: "Papers", rows: papers },
    { title: "Companies for their invoices", rows: buyers },
    { title: "Payments they told of", rows: claims },
    { title: "What they were told by the clock", rows: reminders },
  ];
}
