import { fromForm, type Client } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";
import { typedFields } from "#app/reply.ts";

/** True for the form that issues a paper. */
export function isPaper(form: FormData): boolean {
  return form.get("intent") === "paper";
}

/** Issues a paper; the booking's details stay open and show its number, or why it was refused. */
export async function answerPaper(api: Client, request: Request, form: FormData): Promise<never> {
  const reply = await api.papers.create({ body: fromForm(typedFields(form)) });
  const to = pageAddress(request);
  if (reply.ok) throw redirectWithToast(to, `${reply.data.number} issued`);
  const [fault] = Object.values(reply.errors);
  throw redirectWithToast(to, fault ?? reply.message, { isInfo: true });
}
