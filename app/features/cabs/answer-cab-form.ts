import { redirect } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { thanksAddress } from "#contract/rules/thanks-address.ts";
import { failures } from "#contract/core/errors.ts";
import type { PageFormSign } from "#contract/core/page-form.ts";
import { isUnpriced, priceAgain, showPrice } from "../estimate/ask-price.ts";
import { cabFormFaults } from "./cab-form-page.ts";
import { readCabPrice, withPlaces } from "./priced-request.ts";

type CabRequest = {
  sent: Record<string, string>;
  intent: string | undefined;
  idempotencyKey: string | undefined;
  formSign: PageFormSign | undefined;
};

/** Sends a cab request. A price that the guest has not seen yet is shown first. */
export async function answerCabForm(api: Client, { sent, intent, idempotencyKey, formSign }: CabRequest) {
  const { paymentMethod, ...fields } = sent;
  const typed = await withPlaces(api, fields);
  const withPayment = { ...typed, paymentMethod: paymentMethod ?? "" };
  const price = await readCabPrice(api, typed);
  if (intent === "price") return { typed: withPayment, price };
  const errors = cabFormFaults(paymentMethod, typed);
  if (errors) return priceAgain(withPayment, { ok: false, ...failures.invalid, errors }, price);
  if (isUnpriced(typed, price)) return showPrice(withPayment, price);
  const reply = await api.cabBookings.create({ body: fromForm(typed), idempotencyKey, formSign });
  if (reply.ok) throw redirect(thanksAddress("/cab-services/book", reply.data));
  return priceAgain(withPayment, reply, price);
}
