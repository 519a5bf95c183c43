import type { CabBookingChangeForm } from "#contract/cab-bookings.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { totalColumn } from "../stay-terms/present-agreed.ts";
import { changedPrice } from "./cab-price.ts";
import { type CabBookingRow, findCabBooking } from "./cab-bookings.queries.ts";
import { toColumns } from "./present-cab-booking.ts";

/** Changes a cab booking. Throws not_found | changed_meanwhile | invalid(cabRateId). */
export function changeCabBooking(
  services: Services,
  id: number,
  form: CabBookingChangeForm,
): Promise<CabBookingRow> {
  const { status, total, assignedTo: assigned_to, version } = form;
  const assigned = assigned_to === undefined ? {} : { assigned_to };
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "cab_bookings", id);
    const before = await findCabBooking(transaction, id);
    const price = before && (await changedPrice(services, transaction, before, form));
    const columns = { ...toColumns(form), status, suspicious_at: null, ...assigned, ...totalColumn(total) };
    const seenAt = services.clock.now().toISOString();
    await changeRecord(transaction, "cab_bookings", { id, version, seenAt }, { ...columns, ...price });
    return orNotFound(await findCabBooking(transaction, id), "cab booking");
  });
}
