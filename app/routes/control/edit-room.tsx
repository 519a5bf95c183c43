import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { redirectSaying } from "#app/features/control/flash.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = orErrorPage(await api.rooms.byId({ query: { id: params.id } })).data;
  return { room, ...(await readRoomChoices(api)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = readRoomForm(await request.formData());
  const reply = await api.rooms.change({ id: Number(params.id), body: typed });
  if (!reply.ok) return data({ ...reply, typed }, { status: reply.status });
  const room = orErrorPage(await api.rooms.byId({ query: { id: params.id } })).data;
  throw redirectSaying(`/control/view-hotel/${room.hotelId}`, reply.message);
}

export default function EditRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, roomTypes, facilities } = loaderData;
  const values = actionData?.typed ?? { ...room, roomType: room.roomTypeId, facilities: room.roomFacilities };
  return (
    <>
      <PageHead title="Edit Room" />
      <RoomForm
        values={values}
        roomTypes={roomTypes}
        facilities={facilities}
        errors={actionData?.errors}
        message={actionData?.message}
      />
    </>
  );
}
