import type { Executor } from "../../db/open.ts";

type KeptCode = { name: string; code_hash: string };

export async function countRecoveryCodes(db: Executor, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRecoveryCodes(db: Executor, staffId: number): Promise<void> {
  await db.deleteFrom("recovery_codes").where("staff_id", "=", staffId).execute();
}

export async function insertRecoveryCodes(
  db: Executor,
  staffId: number,
  codes: readonly KeptCode[],
): Promise<void> {
  const rows = codes.map((code) => ({ ...code, staff_id: staffId }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

export function findRecoveryCode(db: Executor, staffId: number, name: string) {
  return db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("staff_id", "=", staffId)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** Deletes a code; false when it was used already. */
export async function takeRecoveryCode(db: Executor, staffId: number, code: KeptCode): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("staff_id", "=", staffId)
    .where("name", "=", code.name)
    .where("code_hash", "=", code.code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
