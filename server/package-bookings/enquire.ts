import { packageBookingMessages, type PackageBookingForm } from "#contract/package-bookings.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { enquiryEmails } from "../outbox/emails/enquiry-emails.ts";
import { findPackage } from "../packages/packages.queries.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";

/**
 * Stores a guest's enquiry about a package as Pending. The same form with the same idempotency key is stored once.
 * Throws for an unknown package.
 */
export function enquire(services: Services, form: PackageBookingForm, submission: Submission) {
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const tour = await findPackage(transaction, form.packageId);
    if (!tour) throw fieldError("packageId", packageBookingMessages.unknownPackage);
    const reference = newReference("PKG");
    const id = await insertRecord(transaction, "package_bookings", {
      ...received,
      reference,
      customer_name: form.customerName,
      email: form.email,
      phone: form.phoneNo,
      package_id: form.packageId,
      special_request: form.specialRequest,
      status: "Pending",
    });
    return { reply: { id, reference }, emails: enquiryEmails(form, reference, tour.name) };
  });
}
