import { lockName } from "../db/locks.ts";
import { restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { restoreTypesOfRooms } from "../hotels/room-types.queries.ts";

/** Restores a room, and its type if that was deleted meanwhile. @throws not_found */
export function restoreRoom(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, "room_types", 0);
    await restoreRecord(transaction, "rooms", id);
    await restoreTypesOfRooms(transaction, { column: "id", id });
  });
}
