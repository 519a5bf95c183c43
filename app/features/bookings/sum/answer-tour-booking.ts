import { redirect } from "react-router";
import { type Client, type Failure, fromForm } from "#contract/client.ts";
import type { PageFormSign } from "#contract/core/page-form.ts";
import { isFaultless, isUnpriced, priceAgain, showPrice } from "#app/features/estimate/ask-price.ts";
import { packageBookingForm } from "#contract/package-bookings.ts";
import { readTourPrice } from "#app/features/estimate/read-tour-price.ts";
import { thanksAddress } from "#contract/rules/thanks-address.ts";
import { refuseGone } from "#app/reply.ts";
import { toEnquiry, tourWishOf } from "./booked-tour.ts";

type SentBooking = {
  typed: Record<string, string>;
  intent: string | undefined;
  idempotencyKey: string | undefined;
  formSign: PageFormSign | undefined;
};

/** Sends a package enquiry from the booking page. Errors are shown first, then a price that the guest has not seen yet. */
export async function answerTourBooking(api: Client, tourId: number, sent: SentBooking) {
  const { typed, intent, idempotencyKey, formSign } = sent;
  const { price, errors = {}, message } = await readTourPrice(api, tourWishOf(typed, tourId));
  if (intent === "price") return { typed, price, errors: withFormNames(errors), message };
  const enquiry = toEnquiry(typed, tourId);
  if (isUnpriced(typed, price) && isFaultless(packageBookingForm, enquiry)) return showPrice(typed, price);
  const body = fromForm(enquiry);
  const reply = await api.packageBookings.create({ body, idempotencyKey, formSign });
  if (reply.ok) throw redirect(`${thanksAddress(`/package/${tourId}`, reply.data)}#enquiry`);
  refuseGone(reply, "packageId");
  return priceAgain(typed, { ...reply, errors: withFormNames(reply.errors) }, price);
}

/** Renames the errors of the enquiry's `startDate` to `checkInDate`, its field in this form. */
function withFormNames({ startDate, ...others }: Failure["errors"]): Failure["errors"] {
  return startDate === undefined ? others : { ...others, checkInDate: startDate };
}
