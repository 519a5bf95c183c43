import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { HotelForm } from "#app/features/hotels/hotel-form.tsx";
import { hotelFields, hotelValues, type HotelValues } from "#app/features/hotels/hotel-versions.ts";
import { readBefore, readOwnVersion } from "#app/features/merge/own-version.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-hotel";

export async function loader({ context, params }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).hotels.byId({ query: fromForm({ id: params.id }) })).data;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { hotels } = context.get(apiContext);
  const form = await request.formData();
  const mine = readOwnVersion<HotelValues>(form);
  const reply = await hotels.change({ id: Number(params.id), body: fromForm(mine) });
  if (reply.ok) throw redirectWithToast("/control/hotels", reply.message);
  const readNow = () => hotels.byId({ query: fromForm({ id: params.id }) });
  return refuseChange(reply, { mine, read: readBefore(form), readNow, valuesOf: hotelValues });
}

export default function EditHotelPage({ loaderData: hotel, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Edit Hotel" action={<HistoryLink kind="hotels" id={hotel.id} />} />
      {actionData?.theirs ? (
        <TwoVersions
          theirs={actionData.theirs}
          mine={actionData.typed}
          read={actionData.read}
          fields={hotelFields}
          message={actionData.message}
        />
      ) : (
        <HotelForm
          values={actionData?.typed ?? hotelValues(hotel)}
          read={actionData?.read ?? hotelValues(hotel)}
          errors={actionData?.errors}
          message={actionData?.message}
        />
      )}
    </>
  );
}
