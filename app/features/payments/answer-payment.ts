import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { dataOrNull, typedFields } from "#app/reply.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** True for the forms that record or delete a payment. */
export function isPayment(form: FormData): boolean {
  return form.get("intent") === "pay" || form.get("intent") === "unpay";
}

/** Records or deletes a payment; the booking's details stay open. */
export async function answerPayment(api: Client, request: Request, form: FormData) {
  const typed = typedFields(form);
  const isFromToday = typed["then"] === "today";
  const to = isFromToday ? controlPages.today : pageAddress(request);
  if (typed["intent"] === "unpay") {
    const id = Number(typed["paymentId"]);
    const reply = await api.payments.remove({ query: { id } });
    throw redirectWithToast(to, reply.message, {
      undo: reply.ok ? { kind: "payments", id } : undefined,
      isInfo: !reply.ok,
    });
  }
  if (isFromToday && !(await isStillDue(api, typed))) {
    throw redirectWithToast(to, "Somebody has changed this stay's money meanwhile: look once more", {
      isInfo: true,
    });
  }
  const reply = await api.payments.create({ body: fromForm(typed), idempotencyKey: typed["key"] });
  if (reply.ok) {
    const paidQuery = isFromToday ? `?paid=${reply.data.id}.${typed["bookingId"]}` : "";
    throw redirectWithToast(to + paidQuery, reply.message);
  }
  return data({ payment: { ...reply, typed } }, { status: reply.status });
}

/** Whether the due amount is still the shown one: a payment that somebody else has recorded meanwhile must not count twice. */
async function isStillDue(api: Client, { bookingId, due }: Record<string, string>): Promise<boolean> {
  const booking = dataOrNull(await api.bookings.byId({ query: { id: Number(bookingId) } }));
  return booking?.due === Number(due);
}
