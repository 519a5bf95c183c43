import type { Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** True for the form by which staff answer a payment claim. */
export function isClaimAnswer(form: FormData): boolean {
  return form.has("claim");
}

/** Stores whether the money was found, and redirects to the page of the form. */
export async function answerClaim(api: Client, request: Request, form: FormData): Promise<never> {
  const body = { found: form.get("found") === "true" };
  const reply = await api.paymentClaims.answer({ id: Number(form.get("claim")), body });
  const to = form.get("then") === "today" ? controlPages.today : pageAddress(request);
  throw redirectWithToast(to, reply.message, { isInfo: !reply.ok });
}
