import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { HotelForm } from "#app/features/hotels/hotel-form.tsx";
import { hotelFields, hotelValues } from "#app/features/hotels/hotel-versions.ts";
import { readPlaceOptions } from "#app/features/hotels/place-options.ts";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { saveEdit } from "#app/features/merge/save-edit.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-hotel";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotel = orErrorPage(await api.hotels.byId({ query: fromForm({ id }) })).data;
  return { hotel, places: await readPlaceOptions(api) };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { hotels } = context.get(apiContext);
  return saveEdit(await request.formData(), {
    change: (ours) => hotels.change({ id: Number(id), body: fromForm(ours) }),
    readStored: () => hotels.byId({ query: fromForm({ id }) }),
    valuesOf: hotelValues,
    done: () => "/control/hotels",
  });
}

export const meta = controlPageMeta;

export default function EditHotelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, places } = loaderData;
  return (
    <>
      <PageHead title="Edit Hotel" action={<HistoryLink kind="hotels" id={hotel.id} />} />
      <EditOrMerge stored={hotelValues(hotel)} refusal={actionData} fields={hotelFields(places)}>
        {(form) => <HotelForm places={places} {...form} />}
      </EditOrMerge>
    </>
  );
}
