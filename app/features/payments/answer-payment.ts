import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { typedFields } from "#app/reply.ts";

/** Why a payment was not recorded, with what was typed. */
export type PaymentRefusal = {
  errors: Record<string, string>;
  message: string;
  typed: Record<string, string>;
};

/** True for what the payment panel of a booking sends. */
export function isPayment(form: FormData): boolean {
  return form.get("intent") === "pay" || form.get("intent") === "unpay";
}

/** Records a payment or deletes one; the booking stays open, and says which. */
export async function answerPayment(api: Client, request: Request, form: FormData) {
  const typed = typedFields(form);
  const to = pageAddress(request);
  if (typed["intent"] === "unpay") {
    const id = Number(typed["paymentId"]);
    const reply = await api.payments.remove({ query: { id } });
    throw redirectWithToast(to, reply.message, {
      undo: reply.ok ? { kind: "payments", id } : undefined,
      isInfo: !reply.ok,
    });
  }
  const reply = await api.payments.create({ body: fromForm(typed), idempotencyKey: typed["key"] });
  if (reply.ok) throw redirectWithToast(to, reply.message);
  const { errors, message, status } = reply;
  const payment: PaymentRefusal = { errors, message, typed };
  return data({ payment }, { status });
}
