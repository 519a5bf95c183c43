import type { Hotel } from "#contract/hotels.ts";
import { shorten } from "#contract/rules/text.ts";
import { CardActions } from "#app/features/records/card-actions.tsx";
import { DeletePlaceDialog, type NotDeleted } from "#app/features/records/delete-place.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { HotelPicture } from "./hotel-picture.tsx";
import { HotelAddress } from "./hotel-address.tsx";

const descriptionLength = 200;

/** A hotel in the control area's list, with everything staff do with it. */
export function ControlHotelCard({ hotel, refused }: { hotel: Hotel; refused?: NotDeleted }) {
  const dialogId = `delete-hotel-${hotel.id}`;
  return (
    <article className="grid gap-5 rounded-panel border border-line bg-surface p-4 sm:grid-cols-[200px_1fr]">
      <div className="overflow-hidden rounded-control">
        <HotelPicture hotel={hotel} />
      </div>
      <div className="grid content-start gap-2.5">
        <h2 className="font-text text-lg font-semibold">{hotel.hotelName}</h2>
        <p className="text-sm text-ink2">{shorten(hotel.description, descriptionLength, "..")}</p>
        <p className="text-sm text-ink3">
          <HotelAddress hotel={hotel} />
        </p>
        <CardActions>
          <LinkButton href={`/control/view-hotel/${hotel.id}`} size="small">
            View Hotel
          </LinkButton>
          <LinkButton href={`/control/add-hotel-images/${hotel.id}`} size="small" variant="outline">
            Add Images
          </LinkButton>
          <LinkButton href={`/control/add-room/${hotel.id}`} size="small" variant="outline">
            Add Room
          </LinkButton>
          <LinkButton href={`/control/edit-hotel/${hotel.id}`} size="small" variant="outline">
            Edit
          </LinkButton>
          <DialogButton opens={dialogId} size="small" variant="destructive-ghost">
            Delete
          </DialogButton>
        </CardActions>
      </div>
      <DeletePlaceDialog
        id={dialogId}
        recordId={hotel.id}
        name={hotel.hotelName}
        effect="Guests no longer see it. Its bookings stay, and it can be restored."
        refused={refused}
      />
    </article>
  );
}
