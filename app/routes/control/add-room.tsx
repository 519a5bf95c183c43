import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { AddPage, afterCreate } from "#app/features/records/add-page.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { addOwnWords } from "#app/features/room-words/add-own-words.ts";
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
  const api = context.get(apiContext);
  const form = await request.formData();
  const refused = await addOwnWords(api, form);
  const typed = readRoomForm(form);
  const body = fromForm({ ...bodyOfRoom(typed), hotelId: params.id });
  const reply = refused ?? (await api.rooms.create({ body }));
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
