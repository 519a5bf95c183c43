import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { EditRoom, readRoom, saveRoom } from "#app/features/rooms/room-edit.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import type { Route } from "./+types/edit-room";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return { room: await readRoom(api, params.id), choices: await readRoomChoices(api) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return saveRoom(api, params.id, await request.formData(), async () => {
    const { hotelId } = await readRoom(api, params.id);
    return controlPages.hotel(hotelId);
  });
}

export const meta = controlPageMeta;

export default function EditRoomPage({ loaderData: { room, choices }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Edit Room" action={<HistoryLink kind="rooms" id={room.id} />} />
      <EditRoom room={room} choices={choices} refusal={actionData} />
    </>
  );
}
