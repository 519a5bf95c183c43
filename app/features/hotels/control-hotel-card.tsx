import type { Hotel } from "#contract/hotels.ts";
import { shorten } from "#contract/rules/text.ts";
import { CardActions } from "#app/features/records/card-actions.tsx";
import { DeletePlaceDialog, type NotDeleted } from "#app/features/records/delete-place.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { HotelPicture } from "./hotel-picture.tsx";
import { HotelAddress } from "./hotel-address.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

const descriptionLength = 200;

/** A hotel in the control area's list, with its actions. */
export function ControlHotelCard({ hotel, refused }: { hotel: Hotel; refused?: NotDeleted }) {
  const dialogId = `delete-hotel-${hotel.id}`;
  return (
    <article className="flex flex-col overflow-hidden rounded-panel border border-line bg-surface">
      <div className="h-36 overflow-hidden [&_img]:!aspect-auto [&_img]:!min-h-36 [&>div]:!min-h-36">
        <HotelPicture hotel={hotel} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h2 className="font-text text-lg font-semibold">
          <TextLink href={controlPages.hotel(hotel.id)} className="text-ink">
            <bdi>{hotel.hotelName}</bdi>
          </TextLink>
        </h2>
        <p className="text-sm text-ink3">
          <HotelAddress hotel={hotel} />
        </p>
        <p className="line-clamp-3 text-sm text-ink2">
          {shorten(hotel.description, descriptionLength, "..")}
        </p>
        <CardActions>
          <LinkButton href={controlPages.editHotel(hotel.id)} size="small" variant="outline">
            Edit
          </LinkButton>
          <LinkButton href={controlPages.hotel(hotel.id)} size="small" variant="ghost">
            View Hotel
          </LinkButton>
          <LinkButton href={controlPages.hotelPictures(hotel.id)} size="small" variant="ghost">
            Add Images
          </LinkButton>
          <LinkButton href={controlPages.addRoom(hotel.id)} size="small" variant="ghost">
            Add Room
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
