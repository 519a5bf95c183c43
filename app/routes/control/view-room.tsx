import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { orNothing } from "#app/reply.ts";
import { apiContext } from "#app/context.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPictures, pictureIntents } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { EditRoom, readRoom, saveRoom } from "#app/features/rooms/room-edit.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { Route } from "./+types/view-room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = await readRoom(api, params.id);
  const [hotel, pictures, choices] = await Promise.all([
    api.hotels.byId({ query: { id: room.hotelId } }),
    readPictures(api, { module: "room", ownerId: room.id }),
    readRoomChoices(api),
  ]);
  return { room, hotelName: orNothing(hotel)?.hotelName ?? "", pictures, choices };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const here = `/control/view-room/${params.id}`;
  const form = await request.formData();
  const intent = form.get("intent");
  if (typeof intent === "string" && pictureIntents.test(intent)) {
    const owner = { module: "room" as const, ownerId: Number(params.id) };
    await answerPictures(api, form, { owner, here, done: here });
  }
  return saveRoom(api, params.id, form, () => here);
}

export default function ViewRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, hotelName, pictures, choices } = loaderData;
  const editor = <EditRoom room={room} choices={choices} refusal={actionData} />;
  if (actionData?.theirs) {
    return (
      <>
        <PageHead title={room.roomType} />
        {editor}
      </>
    );
  }
  return (
    <>
      <PageHead
        title={room.roomType}
        action={
          <>
            <HistoryLink kind="rooms" id={room.id} />
            <LinkButton href={`/control/add-room-images/${room.id}`} variant="outline">
              Add Images
            </LinkButton>
            <DialogButton opens="edit-details">Edit Details</DialogButton>
          </>
        }
      />
      <section aria-label="Details" className="mb-6 rounded-panel border border-line bg-surface p-5">
        <Facts
          facts={[
            ["Hotel", hotelName],
            ["Room number", room.roomNumber || "Not given"],
            ["Type", room.roomType],
            ["Rent per night", formatRupees(room.rentPerNight)],
            ["Number of rooms", String(room.noOfRooms)],
            ["Number of beds", String(room.noBeds)],
            ["Sleeps", describeParty(room.maxAdults, room.maxChild)],
            ["Facilities", room.facilities.join(", ") || "None"],
          ]}
        />
        <LinkButton
          href={`/control/view-hotel/${room.hotelId}`}
          variant="outline"
          size="small"
          className="mt-5"
        >
          View Hotel
        </LinkButton>
      </section>
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} confirmText="Are you sure you want to delete this image?" />
      ) : (
        <EmptyState title="No images yet">Guests look at the room's pictures before its price.</EmptyState>
      )}
      <Dialog
        key={room.version}
        id="edit-details"
        shape="wide"
        title="Edit Details"
        initiallyOpen={actionData !== undefined}
      >
        {editor}
      </Dialog>
    </>
  );
}
