import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { HotelForm } from "#app/features/hotels/hotel-form.tsx";
import { backToForm, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/add-hotel";

export async function action({ context, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const reply = await context.get(apiContext).hotels.create({ body: fromForm(typed) });
  if (!reply.ok) return backToForm(reply, typed);
  throw redirectWithToast(`/control/view-hotel/${reply.data.id}`, reply.message);
}

export default function AddHotelPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Add Hotel" />
      <HotelForm values={actionData?.typed ?? {}} errors={actionData?.errors} message={actionData?.message} />
    </>
  );
}
