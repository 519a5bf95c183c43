import { apiContext } from "#app/context.ts";
import { redirectSaying } from "#app/features/control/flash.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { HotelForm } from "#app/features/hotels/hotel-form.tsx";
import { backToForm, orErrorPage, typedFields } from "#app/reply.ts";
import type { Route } from "./+types/edit-hotel";

export async function loader({ context, params }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).hotels.byId({ query: { id: params.id } })).data;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = typedFields(await request.formData());
  const reply = await context.get(apiContext).hotels.change({ id: Number(params.id), body: typed });
  if (!reply.ok) return backToForm(reply, typed);
  throw redirectSaying("/control/hotels", reply.message);
}

export default function EditHotelPage({ loaderData: hotel, actionData }: Route.ComponentProps) {
  const values = actionData?.typed ?? { ...hotel, version: String(hotel.version) };
  return (
    <>
      <PageHead title="Edit Hotel" />
      <HotelForm values={values} errors={actionData?.errors} message={actionData?.message} />
    </>
  );
}
