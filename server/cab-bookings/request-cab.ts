import { cabBookingMessages, type CabBookingForm } from "#contract/cab-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { cabEmails } from "../outbox/emails/cab-emails.ts";
import { guestPage } from "../outbox/emails/guest-page.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";
import { presentShownPrice } from "../tariffs/price-lines.ts";
import { readTaxes } from "../tariffs/read-taxes.ts";
import { refuseOtherPrice } from "../tariffs/refuse-other-price.ts";
import { priceOf } from "./cab-price.ts";
import { toColumns } from "./present-cab-booking.ts";

/**
 * Stores a guest's request for a cab as Pending. The same form with the same idempotency key is stored once.
 *
 * @throws invalid(dateOfJourney) in the past | invalid(cabRateId) | price_changed
 */
export async function requestCab(services: Services, form: CabBookingForm, submission: Submission) {
  const taxes = await readTaxes(services);
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const now = services.clock.now();
    if (form.dateOfJourney < todayInKashmir(now)) throw fieldError("dateOfJourney", cabBookingMessages.past);
    const price = await priceOf(services, transaction, form);
    if (price) refuseOtherPrice(form.expectedTotal, price);
    const reference = newReference("CAB");
    const key = newGuestKey();
    const id = await insertRecord(transaction, "cab_bookings", {
      ...toColumns(form),
      ...received,
      reference,
      guest_key_hash: guestKeyHash(key),
      status: "Pending",
      ...price?.columns,
    });
    return {
      reply: { id, reference, key },
      emails: cabEmails(
        { ...form, ...presentShownPrice(price?.lines) },
        { reference, link: guestPage(services.publicUrl, key), taxes },
      ),
    };
  });
}
