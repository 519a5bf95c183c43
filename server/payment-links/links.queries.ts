import type { Insertable, Selectable } from "kysely";
import type { GatewayName, LinkState } from "#contract/payment-links.ts";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
import { type PaidFor, type PaidTable, paidKeys } from "../paid-for.ts";

export type LinkRow = Selectable<Tables["payment_links"]>;

/** Links of a stay, a package or a cab that can be paid at a gateway, the newest first. */
export function openLinksOf(db: Executor, { table, id }: PaidFor): Promise<LinkRow[]> {
  return db
    .selectFrom("payment_links")
    .selectAll()
    .where(paidKeys[table], "=", id)
    .where("state", "=", "Open")
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}

/** Links that can be paid, for anything, with ids above `after`. */
export function openLinks(db: Executor, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom("payment_links")
    .selectAll()
    .where("state", "=", "Open")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findLink(db: Executor, gateway: GatewayName, gatewayId: string) {
  return db
    .selectFrom("payment_links")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gateway_id", "=", gatewayId)
    .executeTakeFirst();
}

export async function insertLink(db: Executor, link: Insertable<Tables["payment_links"]>): Promise<void> {
  await db.insertInto("payment_links").values(link).execute();
}

/** Sets the state of a link; a paid one stays paid. */
export async function setLinkState(db: Executor, id: number, state: LinkState): Promise<void> {
  await db
    .updateTable("payment_links")
    .set({ state })
    .where("id", "=", id)
    .where("state", "<>", "Paid")
    .execute();
}

/** Stores a payment of a gateway's event; false for one that was stored before, by its event or its number. */
export async function insertEvent(
  db: Executor,
  event: Insertable<Tables["payment_events"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("payment_events")
    .values(event)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export type JourneyRow = NonNullable<Awaited<ReturnType<typeof findPaidFor>>>;

/** The columns of a package or a cab that concern money, also of a deleted one. */
export function findPaidFor(db: Executor, { table, id }: { table: PaidTable; id: number }) {
  const journeys = table === "cab_bookings" ? ("cab_bookings" as const) : ("package_bookings" as const);
  return db
    .selectFrom(journeys)
    .select(["reference", "customer_name", "phone", "status", "total_paise", "paid_paise", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}
