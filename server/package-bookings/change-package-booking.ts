import { packageBookingMessages, type PackageBookingChangeForm } from "#contract/package-bookings.ts";
import { changeRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { findPackage } from "../packages/packages.queries.ts";
import type { Services } from "../services.ts";
import { totalColumn } from "../stay-terms/present-agreed.ts";
import { findPackageBooking, type PackageBookingRow } from "./package-bookings.queries.ts";

/** Changes an enquiry. It may keep a package that was deleted since, but not change to a deleted one. */
export function changePackageBooking(
  services: Services,
  id: number,
  form: PackageBookingChangeForm,
): Promise<PackageBookingRow> {
  return inTransaction(services.db, async (transaction) => {
    const before = await findPackageBooking(transaction, id);
    const isMoved = before !== undefined && before.package_id !== form.packageId;
    if (isMoved && !(await findPackage(transaction, form.packageId))) {
      throw fieldError("packageId", packageBookingMessages.unknownPackage);
    }
    await changeRecord(
      transaction,
      "package_bookings",
      { id, version: form.version },
      {
        customer_name: form.customerName,
        email: form.email,
        phone: form.phoneNo,
        package_id: form.packageId,
        special_request: form.specialRequest,
        status: form.status,
        suspicious_at: null,
        ...totalColumn(form.total),
      },
    );
    const after = await findPackageBooking(transaction, id);
    if (!after) throw new AppError("not_found");
    return after;
  });
}
