import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { roomFields, roomValues, type RoomValues } from "#app/features/rooms/room-versions.ts";
import { mergeVersions } from "#app/features/merge/merge-versions.ts";
import { readBefore } from "#app/features/merge/own-version.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/edit-room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = orErrorPage(await api.rooms.byId({ query: fromForm({ id: params.id }) })).data;
  return { room, ...(await readRoomChoices(api)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const mine = mergeVersions<RoomValues>(form) ?? readRoomForm(form);
  const reply = await api.rooms.change({ id: Number(params.id), body: fromForm(mine) });
  const readNow = () => api.rooms.byId({ query: fromForm({ id: params.id }) });
  if (!reply.ok) return refuseChange(reply, { mine, read: readBefore(form), readNow, valuesOf: roomValues });
  const room = orErrorPage(await api.rooms.byId({ query: fromForm({ id: params.id }) })).data;
  throw redirectWithToast(`/control/view-hotel/${room.hotelId}`, reply.message);
}

export default function EditRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, roomTypes, facilities } = loaderData;
  return (
    <>
      <PageHead title="Edit Room" action={<HistoryLink kind="rooms" id={room.id} />} />
      {actionData?.theirs ? (
        <TwoVersions
          theirs={actionData.theirs}
          mine={actionData.typed}
          read={actionData.read}
          fields={roomFields(roomTypes, facilities)}
          message={actionData.message}
        />
      ) : (
        <RoomForm
          values={actionData?.typed ?? roomValues(room)}
          read={actionData?.read ?? roomValues(room)}
          roomTypes={roomTypes}
          facilities={facilities}
          errors={actionData?.errors}
          message={actionData?.message}
        />
      )}
    </>
  );
}
