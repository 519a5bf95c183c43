import { redirect } from "react-router";
import { type Client, type Failure, fromForm } from "#contract/client.ts";
import type { PageFormSign } from "#contract/core/page-form.ts";
import { isFaultless, isUnpriced, priceAgain, showPrice } from "#app/features/estimate/ask-price.ts";
import { packageBookingForm } from "#contract/package-bookings.ts";
import { readTourPrice } from "#app/features/estimate/read-tour-price.ts";
import { thanksAddress } from "#contract/rules/thanks-address.ts";
import { toEnquiry, tourWishOf } from "./booked-tour.ts";

type SentBooking = {
  typed: Record<string, string>;
  intent: string | undefined;
  idempotencyKey: string | undefined;
  formSign: PageFormSign | undefined;
};

/** Asks for a package from the booking page, where no house was chosen. A price nobody has seen yet is shown first, faults before it. */
export async function answerTourBooking(api: Client, tourId: number, sent: SentBooking) {
  const { typed, intent, idempotencyKey, formSign } = sent;
  const { price, errors = {}, message } = await readTourPrice(api, tourWishOf(typed, tourId));
  if (intent === "price") return { typed, price, errors: atOurFields(errors), message };
  const enquiry = toEnquiry(typed, tourId);
  if (isUnpriced(typed, price) && isFaultless(packageBookingForm, enquiry)) return showPrice(typed, price);
  const body = fromForm(enquiry);
  const asked = await api.packageBookings.create({ body, idempotencyKey, formSign });
  if (asked.ok) throw redirect(`${thanksAddress(`/package/${tourId}`, asked.data)}#enquiry`);
  return priceAgain(typed, { ...asked, errors: atOurFields(asked.errors) }, price);
}

/** What the enquiry calls its start is the check-in here. */
function atOurFields({ startDate, ...others }: Failure["errors"]): Failure["errors"] {
  return startDate === undefined ? others : { ...others, checkInDate: startDate };
}
