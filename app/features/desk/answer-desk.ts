import { type Client, fromForm } from "#contract/client.ts";
import { backToForm, typedFields } from "#app/reply.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";

/** Books what was chosen and opens the new booking; refused, everything typed stays. */
export async function answerDesk(api: Client, request: Request) {
  const { choice = "", key, ...typed } = typedFields(await request.formData());
  const [hotelId = "", roomId = "", rooms = "", expectedTotal = ""] = choice.split(" ");
  const body = fromForm({ ...typed, hotelId, roomId, rooms, expectedTotal });
  const reply = await api.bookings.enter({ body, idempotencyKey: key });
  if (!reply.ok) return backToForm(reply, { ...typed, choice, ...(key && { key }) });
  throw redirectWithToast(`/control/view-bookings?view=${reply.data.id}`, reply.message);
}
