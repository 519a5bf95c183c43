import type { Executor } from "../db/open.ts";

/** When the guest asked to cancel; null: not, or no longer. The version stays: nothing that staff edit has changed. */
export async function setCancelAsked(db: Executor, id: number, at: string | null): Promise<void> {
  await db.updateTable("bookings").set({ cancel_asked_at: at }).where("id", "=", id).execute();
}
