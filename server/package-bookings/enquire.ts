import { packageBookingMessages, type PackageBookingForm } from "#contract/package-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { enquiryEmails } from "../outbox/emails/enquiry-emails.ts";
import { guestPage } from "../outbox/emails/guest-page.ts";
import { findPackage } from "../packages/packages.queries.ts";
import { checkTourWish, pricePackage } from "../packages/price-package.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";
import { readJourneyTax } from "../tariffs/read-added-tax.ts";
import { readTaxes } from "../tariffs/read-taxes.ts";
import { refuseOtherPrice } from "../tariffs/refuse-other-price.ts";
import { presentShownPrice } from "../tariffs/price-lines.ts";
import { journeyOf } from "./journey.ts";

/**
 * Stores a guest's enquiry about a package as Pending. The same form with the same idempotency key is stored once.
 *
 * @throws invalid(packageId) | price_changed | as `checkTourWish`
 */
export async function enquire(services: Services, form: PackageBookingForm, submission: Submission) {
  const taxes = await readTaxes(services);
  const tax = await readJourneyTax(services, "tours");
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const tour = await findPackage(transaction, form.packageId);
    if (!tour) throw fieldError("packageId", packageBookingMessages.unknownPackage);
    const journey = journeyOf(form);
    if (journey.party) checkTourWish(tour, journey.party, todayInKashmir(services.clock.now()));
    const price = journey.party && pricePackage(tour, journey.party, tax);
    if (price) refuseOtherPrice(form.expectedTotal, price);
    const reference = newReference("PKG");
    const key = newGuestKey();
    const id = await insertRecord(transaction, "package_bookings", {
      ...received,
      reference,
      guest_key_hash: guestKeyHash(key),
      customer_name: form.customerName,
      email: form.email,
      phone: form.phoneNo,
      package_id: form.packageId,
      special_request: form.specialRequest,
      ...journey.columns,
      price_lines: price ? JSON.stringify(price.lines) : null,
      status: "Pending",
    });
    return {
      reply: { id, reference, key },
      emails: enquiryEmails(
        { ...form, ...presentShownPrice(price?.lines) },
        { reference, tour: tour.name, link: guestPage(services.publicUrl, key), taxes },
      ),
    };
  });
}
