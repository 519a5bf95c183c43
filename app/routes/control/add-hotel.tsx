import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HotelForm, type HotelFormValues } from "#app/features/hotels/hotel-form.tsx";
import { readPlaceOptions } from "#app/features/hotels/place-options.ts";
import { AddPage, afterCreate } from "#app/features/records/add-page.tsx";
import { typedFields } from "#app/reply.ts";
import type { Route } from "./+types/add-hotel";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { places: await readPlaceOptions(context.get(apiContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed: HotelFormValues = typedFields(await request.formData());
  const reply = await context.get(apiContext).hotels.create({ body: fromForm(typed) });
  return afterCreate(reply, typed, ({ id }) => controlPages.hotel(id));
}

export default function AddHotelPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage title="Add Hotel" empty={{}} refusal={actionData}>
      {(form) => <HotelForm places={loaderData.places} {...form} />}
    </AddPage>
  );
}
