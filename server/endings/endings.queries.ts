import type { Executor } from "../db/open.ts";

/** Sets when the guest asked to cancel; null: no longer. The version stays, because staff's fields do not change. */
export async function setCancelAsked(db: Executor, id: number, at: string | null): Promise<void> {
  await db.updateTable("bookings").set({ cancel_asked_at: at }).where("id", "=", id).execute();
}
