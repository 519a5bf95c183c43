import { packageBookingMessages, type PackageBookingChangeForm } from "#contract/package-bookings.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { fieldError, orNotFound } from "../errors.ts";
import { findPackageEvenDeleted } from "../packages/packages.queries.ts";
import type { Services } from "../services.ts";
import { readJourneyTax } from "../tariffs/read-added-tax.ts";
import { changedJourney } from "./changed-journey.ts";
import { totalColumn } from "../stay-terms/present-agreed.ts";
import { findPackageBooking, type PackageBookingRow } from "./package-bookings.queries.ts";

/**
 * Changes an enquiry. It may keep a package that was deleted since, but not change to a deleted one. Its price lines
 * stay while its journey does; for a changed journey the unchanged lines keep the rate that the guest was shown.
 */
export function changePackageBooking(
  services: Services,
  id: number,
  form: PackageBookingChangeForm,
): Promise<PackageBookingRow> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "package_bookings", id);
    const taxPercent = await readJourneyTax(services, "tours", undefined, transaction);
    const before = await findPackageBooking(transaction, id);
    const isMoved = before !== undefined && before.package_id !== form.packageId;
    const tour = await findPackageEvenDeleted(transaction, form.packageId);
    if (isMoved && (!tour || tour.deleted_at !== null)) {
      throw fieldError("packageId", packageBookingMessages.unknownPackage);
    }
    const journey = before && tour ? changedJourney(before, form, tour, { isMoved, taxPercent }) : {};
    await changeRecord(
      transaction,
      "package_bookings",
      { id, version: form.version, seenAt: services.clock.now().toISOString() },
      {
        customer_name: form.customerName,
        email: form.email,
        phone: form.phoneNo,
        package_id: form.packageId,
        special_request: form.specialRequest,
        status: form.status,
        suspicious_at: null,
        ...journey,
        ...totalColumn(form.total),
      },
    );
    return orNotFound(await findPackageBooking(transaction, id));
  });
}
