import { lockRoom } from "../room-nights/room-nights.queries.ts";
import { refuseStandingStays } from "../room-nights/refuse-standing-stays.ts";
import { deleteRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/**
 * Deletes the rooms of a type softly. Throws `not_found`, and `conflict` while they have accepted stays of today or
 * later, unless `stays` says to keep them.
 */
export function deleteRoom(services: Services, { id, stays }: { id: number; stays?: "keep" }): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const room = await lockRoom(transaction, id);
    if (!room || room.deleted_at !== null) throw new AppError("not_found");
    if (stays !== "keep")
      await refuseStandingStays(services, transaction, { column: "room_id", id, name: room.name });
    await deleteRecord(transaction, "rooms", id, services.clock.now().toISOString());
  });
}
