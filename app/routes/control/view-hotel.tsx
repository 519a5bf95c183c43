import { fromForm } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { DeleteRefusal, notDeleted, readDelete } from "#app/features/records/delete-place.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { RecordHead } from "#app/features/records/record-head.tsx";
import { HotelOverview } from "#app/features/hotels/hotel-overview.tsx";
import { answerPictures } from "#app/features/pictures/answer-pictures.ts";
import { GalleryDialog } from "#app/features/pictures/gallery-dialog.tsx";
import { PictureUpload } from "#app/features/pictures/picture-upload.tsx";
import { ControlRoomCard } from "#app/features/rooms/control-room-card.tsx";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { orErrorPage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/view-hotel";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const hotel = orErrorPage(await api.hotels.byId({ query: fromForm({ id: params.id }) })).data;
  return { hotel, rooms: await readRoomTypes(api, hotel.id) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const hotelPath = controlPages.hotel(params.id);
  const form = await request.formData();
  if (form.get("intent") === "upload") {
    const owner = { module: "hotel" as const, ownerId: Number(params.id) };
    return answerPictures(api, form, { owner, here: hotelPath, done: hotelPath });
  }
  const query = readDelete(form);
  const { id } = query;
  const reply = await api.rooms.remove({ query: fromForm(query) });
  if (!reply.ok) return notDeleted(id, reply);
  throw redirectWithToast(hotelPath, reply.message, { undo: { kind: "rooms", id } });
}

export const meta = controlPageMeta;

export default function ViewHotelPage({ loaderData: { hotel, rooms }, actionData }: Route.ComponentProps) {
  const toAddRoom = controlPages.addRoom(hotel.id);
  return (
    <>
      <RecordHead title={hotel.hotelName} kind="hotels" id={hotel.id}>
        <HeadLink href={`${controlPages.rates}?hotel=${hotel.id}`} label="Prices" />
        <HeadLink href={toAddRoom} label="Add Room" variant="secondary" />
      </RecordHead>
      <DeleteRefusal refused={actionData} />
      <HotelOverview hotel={hotel} galleryDialog="hotel-gallery" uploadDialog="add-images" />
      <h2 className="mt-8 mb-4 font-text text-lg font-semibold">Rooms</h2>
      <div className="grid gap-4 md:grid-cols-2">
        {rooms.map((room) => (
          <ControlRoomCard key={room.id} room={room} refused={actionData} />
        ))}
      </div>
      {rooms.length === 0 ? (
        <EmptyState title="No rooms yet" action={<LinkButton href={toAddRoom}>Add Room</LinkButton>}>
          Guests can ask for this hotel; free rooms are only counted once its rooms are recorded.
        </EmptyState>
      ) : null}
      <GalleryDialog id="hotel-gallery" title="Hotel Image Gallery" pictures={hotel.images} />
      <Dialog id="add-images" shape="wide" title="Add Images">
        <PictureUpload
          owner={{ module: "hotel", ownerId: hotel.id }}
          doneHref={controlPages.hotel(hotel.id)}
        />
      </Dialog>
    </>
  );
}
