import { fromForm } from "#contract/client.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPictures, pictureIntents } from "#app/features/pictures/answer-pictures.ts";
import { PictureGrid } from "#app/features/pictures/picture-grid.tsx";
import { readPictures } from "#app/features/pictures/read-pictures.ts";
import { readRoomChoices } from "#app/features/rooms/room-choices.ts";
import { readRoomForm, RoomForm } from "#app/features/rooms/room-form.tsx";
import { roomFields, roomValues, type RoomValues } from "#app/features/rooms/room-versions.ts";
import { mergeVersions } from "#app/features/merge/merge-versions.ts";
import { readBefore } from "#app/features/merge/own-version.ts";
import { refuseChange } from "#app/features/merge/refuse-change.ts";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { Route } from "./+types/view-room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const room = orErrorPage(await api.rooms.byId({ query: fromForm({ id: params.id }) })).data;
  const owner = { module: "room" as const, ownerId: room.id };
  const [hotel, pictures, choices] = await Promise.all([
    api.hotels.byId({ query: { id: room.hotelId } }),
    readPictures(api, owner),
    readRoomChoices(api),
  ]);
  return { room, hotelName: hotel.ok ? hotel.data.hotelName : "", pictures, ...choices };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const here = `/control/view-room/${params.id}`;
  const form = await request.formData();
  const ownerId = Number(params.id);
  const intent = form.get("intent");
  if (typeof intent === "string" && pictureIntents.test(intent)) {
    await answerPictures(api, form, { owner: { module: "room", ownerId }, here, done: here });
  }
  const mine = mergeVersions<RoomValues>(form) ?? readRoomForm(form);
  const reply = await api.rooms.change({ id: ownerId, body: fromForm(mine) });
  const readNow = () => api.rooms.byId({ query: fromForm({ id: params.id }) });
  if (!reply.ok) return refuseChange(reply, { mine, read: readBefore(form), readNow, valuesOf: roomValues });
  throw redirectWithToast(here, reply.message);
}

export default function ViewRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, hotelName, pictures, roomTypes, facilities } = loaderData;
  const values = actionData?.typed ?? roomValues(room);
  if (actionData?.theirs) {
    return (
      <>
        <PageHead title={room.roomType} />
        <TwoVersions
          theirs={actionData.theirs}
          mine={actionData.typed}
          read={actionData.read}
          fields={roomFields(roomTypes, facilities)}
          message={actionData.message}
        />
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
        <RoomForm
          values={values}
          read={actionData?.read ?? roomValues(room)}
          roomTypes={roomTypes}
          facilities={facilities}
          errors={actionData?.errors}
          message={actionData?.message}
        />
      </Dialog>
    </>
  );
}
