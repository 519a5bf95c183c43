import { data } from "react-router";
import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { typedFields } from "#app/reply.ts";

/** Why a stay was not ended, with what was typed. */
export type EndingRefusal = {
  errors: Record<string, string>;
  message: string;
  typed: Record<string, string>;
};

/** True for the form that ends a stay, and for the one that takes its end back. */
export function isEnding(form: FormData): boolean {
  return form.get("intent") === "end" || form.get("intent") === "take-back-end";
}

/** Ends a stay or takes its end back; the booking stays open. */
export async function answerEnding(api: Client, request: Request, form: FormData) {
  const typed = typedFields(form);
  const to = pageAddress(request);
  if (typed["intent"] === "take-back-end") {
    const reply = await api.endings.takeBack({ query: { id: Number(typed["id"]) } });
    throw redirectWithToast(to, reply.message, { isInfo: !reply.ok });
  }
  const reply = await api.endings.end({ body: fromForm(typed) });
  if (reply.ok) throw redirectWithToast(to, reply.message);
  const { errors, message, status } = reply;
  const ending: EndingRefusal = { errors, message, typed };
  return data({ ending }, { status });
}
