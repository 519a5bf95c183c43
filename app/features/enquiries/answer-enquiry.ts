import { redirect } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import type { PageFormSign } from "#contract/core/page-form.ts";
import { packageBookingForm } from "#contract/package-bookings.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { thanksAddress } from "#contract/rules/thanks-address.ts";
import { refuseGone } from "#app/reply.ts";
import { isFaultless, isUnpriced, priceAgain, showPrice } from "../estimate/ask-price.ts";
import { readTourPrice } from "../estimate/read-tour-price.ts";

type SentEnquiry = {
  typed: Record<string, string>;
  idempotencyKey: string | undefined;
  formSign: PageFormSign | undefined;
  intent: string | undefined;
};

/** Sends an enquiry about a tour. Errors are shown first, then a price that the guest has not seen yet. */
export async function answerEnquiry(api: Client, packageId: string, sent: SentEnquiry) {
  const { typed, idempotencyKey, formSign, intent } = sent;
  const journey = { ...typed, childAges: wishesOf(typed).childAges, packageId };
  const price = await readTourPrice(api, journey);
  if (intent === "price") return { typed, ...price };
  if (isUnpriced(typed, price.price) && isFaultless(packageBookingForm, journey))
    return showPrice(typed, price.price);
  const reply = await api.packageBookings.create({ body: fromForm(journey), idempotencyKey, formSign });
  if (reply.ok) throw redirect(`${thanksAddress(`/package/${packageId}`, reply.data)}#enquiry`);
  refuseGone(reply, "packageId");
  return priceAgain(typed, reply, price.price);
}
