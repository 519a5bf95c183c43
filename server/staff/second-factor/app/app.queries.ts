import type { Executor } from "../../../db/open.ts";

export function readApp(db: Executor, staffId: number) {
  return db.selectFrom("second_factors").selectAll().where("staff_id", "=", staffId).executeTakeFirst();
}

/** Makes the row of an account when there is none. */
export async function ensureSecondFactorRow(db: Executor, staffId: number, handle: string): Promise<void> {
  await db
    .insertInto("second_factors")
    .values({ staff_id: staffId, user_handle: handle })
    .onConflict((conflict) => conflict.column("staff_id").doNothing())
    .execute();
}

export async function keepWaitingApp(
  db: Executor,
  staffId: number,
  waiting: { waiting_secret: string; waiting_since: string },
): Promise<void> {
  await db.updateTable("second_factors").set(waiting).where("staff_id", "=", staffId).execute();
}

/** Makes the secret being set up the app's. False when it is another one, or when an app is set up already. */
export async function turnAppOn(
  db: Executor,
  staffId: number,
  app: { app_secret: string; app_since: string; app_last_step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ ...app, waiting_secret: null, waiting_since: null })
    .where("staff_id", "=", staffId)
    .where("waiting_secret", "=", app.app_secret)
    .where("app_secret", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function turnAppOff(db: Executor, staffId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ app_secret: null, app_since: null, waiting_secret: null, waiting_since: null })
    .where("staff_id", "=", staffId)
    .where("app_secret", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of that 30-second step and all before it. False when one of them was used already. */
export async function claimStep(db: Executor, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ app_last_step: step })
    .where("staff_id", "=", staffId)
    .where("app_last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function declineAdvice(db: Executor, staffId: number, at: string): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ advice_declined_at: at })
    .where("staff_id", "=", staffId)
    .execute();
}

export function readStaff(db: Executor, staffId: number) {
  return db
    .selectFrom("staff")
    .select(["id", "username", "role", "created_at", "password_hash"])
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow();
}

/** Replaces the secret that was read with its new encryption; does nothing when the app was changed meanwhile. */
export async function resealApp(db: Executor, staffId: number, read: string, app_secret: string) {
  await db
    .updateTable("second_factors")
    .set({ app_secret })
    .where("staff_id", "=", staffId)
    .where("app_secret", "=", read)
    .execute();
}
