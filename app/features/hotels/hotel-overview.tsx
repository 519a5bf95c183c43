import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { FacilityList } from "./facility-list.tsx";
import { HotelPicture } from "./hotel-picture.tsx";
import { HotelAddress } from "./hotel-address.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

type HotelOverviewProps = { hotel: Hotel; galleryDialog: string; uploadDialog: string };

/** The hotel at the head of its control page, with its pictures and facilities in short. */
export function HotelOverview({ hotel, galleryDialog, uploadDialog }: HotelOverviewProps) {
  const { id, images, rate, totalRooms, facilities } = hotel;
  return (
    <section
      aria-label={hotel.hotelName}
      className="grid gap-6 rounded-panel border border-line bg-surface p-5 lg:grid-cols-[320px_1fr]"
    >
      <div className="overflow-hidden rounded-control">
        <HotelPicture hotel={hotel} />
      </div>
      <div className="grid content-start gap-4">
        <p className="whitespace-pre-line text-ink2">{hotel.description}</p>
        <p className="text-sm text-ink3">
          <HotelAddress hotel={hotel} />
        </p>
        <p className="text-sm">
          {totalRooms > 0 ? countOf(totalRooms, "room") : "Without rooms"}
          {`, ${images.length > 0 ? countOf(images.length, "image") : "no images yet"}`}
          {rate === null ? "" : `, from ${formatRupees(rate)} a night`}
        </p>
        <FacilityList facilities={facilities} />
        <div className="flex flex-wrap gap-2">
          <DialogButton opens={galleryDialog} size="small" variant="outline">
            View Hotel Gallery
          </DialogButton>
          <DialogButton opens={uploadDialog} size="small" variant="outline">
            Add more Images
          </DialogButton>
          <LinkButton href={controlPages.hotelPictures(id)} size="small" variant="outline">
            Order and titles
          </LinkButton>
          <LinkButton href={controlPages.editHotel(id)} size="small" variant="outline">
            Edit
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
