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

/** How often the choice of a gateway was saved: each save counts one up, in whichever row. */
export async function savedVersion(db: Executor): Promise<number> {
  const { version } = await db
    .selectFrom("payment_gateways")
    .select((eb) => eb.fn.max<number | null>("version").as("version"))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** From now on no gateway is in use; `version` is that of this save. */
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

/** Writes an account's secrets, unless it was saved meanwhile. */
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
