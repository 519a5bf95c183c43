import { fromForm } from "#contract/client.ts";
import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/add-room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotel = orErrorPage(await api.hotels.byId({ query: fromForm({ id: params.id }) })).data;
  return { hotel, ...(await readRoomChoices(api)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = readRoomForm(await request.formData());
  const reply = await context
    .get(apiContext)
    .rooms.create({ body: fromForm({ ...typed, hotelId: params.id }) });
  if (!reply.ok) return data({ ...reply, typed }, { status: reply.status });
  throw redirectWithToast(`/control/view-hotel/${params.id}`, reply.message);
}

export default function AddRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, roomTypes, facilities } = loaderData;
  return (
    <>
      <PageHead title={`Add Room: ${hotel.hotelName}`} />
      <RoomForm
        values={actionData?.typed ?? { facilities: [] }}
        roomTypes={roomTypes}
        facilities={facilities}
        errors={actionData?.errors}
        message={actionData?.message}
      />
    </>
  );
}
