import { data } from "react-router";
import { type Client, fromForm } from "#contract/client.ts";
import { readOurs } from "#app/features/merge/form-versions.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { typedFields } from "#app/reply.ts";

/** True for the form with the price that was agreed on. */
export function isAgreedPrice(form: FormData): boolean {
  return form.get("intent") === "agree-price";
}

/** Stores the price of a stay that staff and guest agreed on; the booking's details stay open. */
export async function answerAgreedPrice(api: Client, request: Request, form: FormData) {
  const ours = readOurs(form);
  const reply = await api.bookings.change({ id: Number(ours["id"]), body: fromForm(ours) });
  if (reply.ok) throw redirectWithToast(pageAddress(request), reply.message);
  return data({ agreedPrice: { ...reply, typed: typedFields(form) } }, { status: reply.status });
}
