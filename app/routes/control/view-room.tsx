import { dataOrNull } from "#app/reply.ts";
import { apiContext } from "#app/context.ts";
import { RoomOverview } from "#app/features/rooms/room-overview.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPictures, pictureIntents } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { EditRoom, EditRoomDialog, readRoom, saveRoom } from "#app/features/rooms/room-edit.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/view-room";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = await readRoom(api, params.id);
  const [hotel, pictures, choices] = await Promise.all([
    api.hotels.byId({ query: { id: room.hotelId } }),
    readPictures(api, { module: "room", ownerId: room.id }),
    readRoomChoices(api),
  ]);
  return { room, hotelName: dataOrNull(hotel)?.hotelName ?? "", pictures, choices };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const roomPath = controlPages.room(params.id);
  const form = await request.formData();
  const intent = form.get("intent");
  if (typeof intent === "string" && pictureIntents.test(intent)) {
    const owner = { module: "room" as const, ownerId: Number(params.id) };
    await answerPictures(api, form, { owner, here: roomPath, done: roomPath });
  }
  return saveRoom(api, params.id, form, () => roomPath);
}

export const meta = controlPageMeta;

export default function ViewRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, hotelName, pictures, choices } = loaderData;
  if (actionData?.theirs) {
    return (
      <>
        <PageHead title={room.roomType} />
        <EditRoom room={room} choices={choices} refusal={actionData} />
      </>
    );
  }
  return (
    <>
      <RoomOverview room={room} hotelName={hotelName} />
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} confirmText="Are you sure you want to delete this image?" />
      ) : (
        <EmptyState title="No images yet">Guests look at the room's pictures before its price.</EmptyState>
      )}
      <EditRoomDialog room={room} choices={choices} refusal={actionData} />
    </>
  );
}
