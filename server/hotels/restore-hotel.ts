import { lockName } from "../db/locks.ts";
import { restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { restoreTypesOfRooms } from "./room-types.queries.ts";

/** Restores a hotel with its rooms, and the types that were deleted meanwhile. @throws not_found */
export function restoreHotel(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, "room_types", 0);
    await restoreRecord(transaction, "hotels", id);
    await restoreTypesOfRooms(transaction, { column: "hotel_id", id });
  });
}
