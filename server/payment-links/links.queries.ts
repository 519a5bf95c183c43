import type { Insertable, Selectable } from "kysely";
import type { GatewayName, LinkState } from "#contract/payment-links.ts";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type LinkRow = Selectable<Tables["payment_links"]>;

/** Links of a stay that can be paid at a gateway, the newest first. */
export function openLinksOf(db: Executor, bookingId: number): Promise<LinkRow[]> {
  return db
    .selectFrom("payment_links")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "=", "Open")
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}

/** Links that can be paid, of all stays, from an id on. */
export function openLinks(db: Executor, { after, most }: { after: number; most: number }) {
  return db
    .selectFrom("payment_links")
    .selectAll()
    .where("state", "=", "Open")
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
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

/** Changes what is known of a link; one that was paid stays so. */
export async function setLinkState(db: Executor, id: number, state: LinkState): Promise<void> {
  await db
    .updateTable("payment_links")
    .set({ state })
    .where("id", "=", id)
    .where("state", "<>", "Paid")
    .execute();
}

/** Notes a payment that a gateway told of; false for one that was told of before, by its event or its number. */
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
