import type { Room } from "#contract/rooms.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";
import { CardActions } from "#app/features/records/card-actions.tsx";
import { DeletePlaceDialog, type NotDeleted } from "#app/features/records/delete-place.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** Rooms of one type in the control area. */
export function ControlRoomCard({ room, refused }: { room: Room; refused?: NotDeleted }) {
  const [picture] = room.images;
  const dialogId = `delete-room-${room.id}`;
  return (
    <article className="grid content-start gap-2 rounded-panel border border-line bg-surface p-5">
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes="(width < 47.5rem) 100vw, 40vw"
          className="mb-1 aspect-[5/2] w-full rounded-control object-cover"
        />
      ) : null}
      <h3 className="font-text text-base font-semibold">
        {room.roomType}
        {room.roomNumber ? <span className="font-normal text-ink3"> {room.roomNumber}</span> : null}
      </h3>
      <p className="num text-sm">
        {formatRupees(room.rentPerNight)} a night, {countOf(room.noOfRooms, "room")},{" "}
        {countOf(room.noBeds, "bed")}
      </p>
      <p className="text-sm text-ink2">Sleeps {describeParty(room.maxAdults, room.maxChild)}</p>
      <p className="text-sm text-ink3">{room.facilities.join(" · ")}</p>
      <CardActions>
        <LinkButton href={controlPages.room(room.id)} size="small">
          View Room
        </LinkButton>
        <LinkButton href={controlPages.editRoom(room.id)} size="small" variant="outline">
          Edit Room
        </LinkButton>
        <DialogButton opens={dialogId} size="small" variant="destructive-ghost">
          Delete Room
        </DialogButton>
      </CardActions>
      <DeletePlaceDialog
        id={dialogId}
        recordId={room.id}
        name={room.roomType}
        effect="It can no longer be booked, and it can be restored."
        refused={refused}
      />
    </article>
  );
}
