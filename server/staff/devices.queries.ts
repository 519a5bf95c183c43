import type { Executor } from "../db/open.ts";

type Device = { token_hash: string; staff_id: number; created_at: string; last_used_at: string };

export function insertDevice(db: Executor, device: Device) {
  return db.insertInto("known_devices").values(device).execute();
}

export function readDevice(db: Executor, hash: string, staffId: number) {
  return db
    .selectFrom("known_devices")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** The hashes of a person's browsers, the latest used first. */
export async function listDevices(db: Executor, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("known_devices")
    .select("token_hash")
    .where("staff_id", "=", staffId)
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.token_hash);
}

export function touchDevice(db: Executor, hash: string, last_used_at: string) {
  return db.updateTable("known_devices").set({ last_used_at }).where("token_hash", "=", hash).execute();
}

export async function forgetDevices(db: Executor, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.deleteFrom("known_devices").where("token_hash", "in", hashes).execute();
}

export function deleteDevicesUnusedSince(db: Executor, moment: string) {
  return db.deleteFrom("known_devices").where("last_used_at", "<", moment).execute();
}
