import { type Client, fromForm } from "#contract/client.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { backToForm, typedFields } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";

/**
 * Books what was chosen and opens the new booking; refused, everything typed stays. The total that counts is the one
 * with meals and extras, where the page told it; a refusal for another price tells the one to send next.
 */
export async function answerDesk(api: Client, request: Request) {
  const { choice = "", key, expectedTotal: told, ...typed } = typedFields(await request.formData());
  const [hotelId = "", roomId = "", rooms = "", total = ""] = choice.split(" ");
  const expectedTotal = told || total;
  const sent = { ...typed, ...wishesOf(typed), hotelId, roomId, rooms };
  const body = fromForm({ ...sent, expectedTotal });
  const reply = await api.bookings.enter({ body, idempotencyKey: key });
  if (!reply.ok) {
    const next = reply.errors["expectedTotal"] ? await totalOf(api, sent) : expectedTotal;
    return backToForm(reply, { ...typed, choice, expectedTotal: next, ...(key && { key }) });
  }
  throw redirectWithToast(`/control/view-bookings?view=${reply.data.id}`, reply.message);
}

/** What the stay costs now, as a form sends it; empty when that cannot be told. */
async function totalOf(api: Client, stay: Record<string, string>): Promise<string> {
  const price = await api.prices.read({ query: fromForm(stay) });
  return price.ok ? String(price.data.total) : "";
}
