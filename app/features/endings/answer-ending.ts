import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { typedFields } from "#app/reply.ts";

/** True for the forms that end a stay, undo its end, or decline the guest's request to cancel. */
export function isEnding(form: FormData): boolean {
  return ["end", "take-back-end", "keep-stay"].some((intent) => form.get("intent") === intent);
}

/** Handles these forms; the booking's details stay open. */
export async function answerEnding(api: Client, request: Request, form: FormData) {
  const typed = typedFields(form);
  const to = pageAddress(request);
  if (typed["intent"] === "take-back-end") {
    const reply = await api.endings.takeBack({ query: { id: Number(typed["id"]) } });
    throw redirectWithToast(to, reply.message, { isInfo: !reply.ok });
  }
  if (typed["intent"] === "keep-stay") {
    const reply = await api.cancelRequests.remove({ query: { id: Number(typed["id"]) } });
    throw redirectWithToast(to, reply.message, { isInfo: !reply.ok });
  }
  const reply = await api.endings.end({ body: fromForm(typed) });
  if (reply.ok) throw redirectWithToast(to, reply.message);
  return data({ ending: { ...reply, typed } }, { status: reply.status });
}
