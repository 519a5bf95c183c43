import { refuseStandingStays } from "../room-nights/refuse-standing-stays.ts";
import { deleteRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { lockHotel } from "./hotels.queries.ts";

/**
 * Deletes a hotel softly. Throws `not_found`, and `conflict` while it has accepted stays of today or later, unless
 * `stays` says to keep them.
 */
export function deleteHotel(
  services: Services,
  { id, stays }: { id: number; stays?: "keep" },
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const hotel = await lockHotel(transaction, id, "alone");
    if (!hotel || hotel.deleted_at !== null) throw new AppError("not_found");
    if (stays !== "keep")
      await refuseStandingStays(services, transaction, { column: "hotel_id", id, name: hotel.name });
    await deleteRecord(transaction, "hotels", id, services.clock.now().toISOString());
  });
}
