import type { Insertable, Selectable, Updateable } from "kysely";
import type { GatewayName } from "#contract/payment-links.ts";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type AccountRow = Selectable<Tables["payment_gateways"]>;

/** The gateway that guests pay by now. */
export function accountInUse(db: Executor): Promise<AccountRow | undefined> {
  return db.selectFrom("payment_gateways").selectAll().where("is_on", "=", 1).executeTakeFirst();
}

export function findAccount(db: Executor, name: GatewayName): Promise<AccountRow | undefined> {
  return db.selectFrom("payment_gateways").selectAll().where("name", "=", name).executeTakeFirst();
}

/** The number of times that the choice of a gateway was saved: each save increments it, in any row. */
export async function savedVersion(db: Executor): Promise<number> {
  const { version } = await db
    .selectFrom("payment_gateways")
    .select((eb) => eb.fn.max<number | null>("version").as("version"))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Switches all gateways off; `version` is that of this save. */
export async function switchOff(db: Executor, version: number): Promise<void> {
  await db.updateTable("payment_gateways").set({ is_on: 0, version }).execute();
}

export async function writeAccount(db: Executor, row: Insertable<Tables["payment_gateways"]>): Promise<void> {
  await db
    .insertInto("payment_gateways")
    .values(row)
    .onConflict((same) => same.column("name").doUpdateSet(row))
    .execute();
}

/** Stores an account's encrypted secrets again, unless the account was saved meanwhile. */
export async function reseal(
  db: Executor,
  { name, version }: AccountRow,
  secrets: Updateable<Tables["payment_gateways"]>,
): Promise<void> {
  await db
    .updateTable("payment_gateways")
    .set(secrets)
    .where("name", "=", name)
    .where("version", "=", version)
    .execute();
}
