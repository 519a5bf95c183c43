import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { AddPage, afterCreate } from "#app/features/records/add-page.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { emptyRoom, readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { bodyOfRoom } from "#app/features/rooms/room-versions.ts";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/add-room";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotel = orErrorPage(await api.hotels.byId({ query: fromForm({ id: params.id }) })).data;
  return { hotel, ...(await readRoomChoices(api)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = readRoomForm(await request.formData());
  const { rooms } = context.get(apiContext);
  const reply = await rooms.create({ body: fromForm({ ...bodyOfRoom(typed), hotelId: params.id }) });
  return afterCreate(reply, typed, () => controlPages.hotel(params.id));
}

export default function AddRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, ...choices } = loaderData;
  return (
    <AddPage title={`Add Room: ${hotel.hotelName}`} empty={emptyRoom} refusal={actionData}>
      {(form) => <RoomForm {...choices} {...form} />}
    </AddPage>
  );
}
