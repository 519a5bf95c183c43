import { cabBookingMessages, type CabBookingForm } from "#contract/cab-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { cabEmails } from "../outbox/emails/cab-emails.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";
import { toColumns } from "./present-cab-booking.ts";

/**
 * Stores a guest's request for a cab as Pending. The same form with the same idempotency key is stored once. Throws for
 * a journey in the past.
 */
export function requestCab(services: Services, form: CabBookingForm, submission: Submission) {
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const now = services.clock.now();
    if (form.dateOfJourney < todayInKashmir(now)) throw fieldError("dateOfJourney", cabBookingMessages.past);
    const reference = newReference("CAB");
    const id = await insertRecord(transaction, "cab_bookings", {
      ...toColumns(form),
      ...received,
      reference,
      status: "Pending",
    });
    return { reply: { id, reference }, emails: cabEmails(form, reference) };
  });
}
