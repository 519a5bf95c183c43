import type { Executor } from "../../db/open.ts";

type Device = { token_hash: string; staff_id: number; created_at: string; last_used_at: string };

export function insertDevice(db: Executor, device: Device) {
  return db.insertInto("known_devices").values(device).execute();
}

/** True when anybody has signed in from the browser before. */
export async function isDevice(db: Executor, hash: string): Promise<boolean> {
  const device = db.selectFrom("known_devices").select("token_hash").where("token_hash", "=", hash);
  return (await device.executeTakeFirst()) !== undefined;
}

/** True when that username has signed in from the browser before. */
export async function isDeviceOf(db: Executor, hash: string, username: string): Promise<boolean> {
  const found = await db
    .selectFrom("known_devices")
    .innerJoin("staff", "staff.id", "known_devices.staff_id")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .where("username", "=", username.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
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
