import type { Availability } from "#contract/availability.ts";
import type { Facility } from "#contract/hotels.ts";
import type { Room } from "#contract/rooms.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";
import { bookingOfSearch } from "#app/features/filters/booking-of-search.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { lowestTotal } from "#app/features/house/stay-offer.ts";
import { leastInWords } from "#app/features/stay-dates/least-nights.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { facilityIcon } from "#app/ui/facility-icons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LargeLink } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type RoomRowProps = {
  room: Room;
  /** Facilities of the hotel, with their icons. */
  facilities: readonly Facility[];
  stay: Record<string, string>;
  availability?: Availability | undefined;
};

/** A room type on the hotel's page: pictures, occupancy, facilities, and the price for the chosen nights. */
export const RoomRow = asFragment(function RoomRow({ room, facilities, stay, availability }: RoomRowProps) {
  const [picture, ...others] = room.images;
  const icons = new Map(facilities.map(({ name, icon }) => [name, icon]));
  const isFull = availability?.free === 0;
  const isOpen = !isFull && availability?.minNights === undefined;
  return (
    <li
      className={`grid gap-x-6 gap-y-4 border-t border-line py-6 ${picture ? "sm:grid-cols-[13rem_minmax(0,1fr)]" : ""}`}
    >
      {picture ? (
        <div className="grid content-start gap-1.5">
          <LargeLink picture={picture} className="lazy-frame block aspect-[3/2]">
            <Picture
              picture={picture}
              sizes="(width < 40rem) 92vw, 210px"
              className="size-full rounded-control object-cover"
            />
          </LargeLink>
          {others.length > 0 ? (
            <div className="flex gap-1.5 max-sm:hidden">
              {others.slice(0, 3).map((other) => (
                <LargeLink key={other.id} picture={other} className="min-w-0">
                  <Picture
                    picture={other}
                    sizes="66px"
                    className="aspect-[3/2] w-16.5 rounded-badge object-cover"
                  />
                </LargeLink>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      <div className="grid content-start gap-2.5">
        <h3 className="text-lg">{room.roomType}</h3>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
          <span className="flex items-center gap-1.5">
            <Icon of="users" /> sleeps {describeParty(room.maxAdults, room.maxChild)}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon of="bed-double" /> {countOf(room.noBeds, "bed")}, {countOf(room.noOfRooms, "room")}
          </span>
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
          {room.facilities.map((name) => (
            <li key={name} className="flex items-center gap-1.5">
              <Icon of={facilityIcon(name, icons.get(name))} className="text-dal" />
              {name}
            </li>
          ))}
        </ul>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="leading-tight">
            {availability && !availability.offered ? null : <span className="text-sm text-ink3">From </span>}
            <span className="num text-lg font-semibold">
              {formatRupees(
                availability ? lowestTotal(availability) : (room.lowestRent ?? room.rentPerNight),
              )}
            </span>
            <span className="text-sm text-ink3">
              {availability ? ` for ${countOf(availability.nights, "night")}` : " a night"}
            </span>
            <TaxNote />
            {availability ? (
              <span className={`block text-sm ${isOpen ? "text-ink3" : "text-chinar"}`}>
                {isFull
                  ? "fully booked for these dates"
                  : leastInWords(availability) || `${countOf(availability.free, "room")} free`}
              </span>
            ) : null}
          </p>
          {isOpen ? (
            <LinkButton
              href={filterHref(`/booking/${room.hotelId}`, {
                room: String(room.id),
                ...bookingOfSearch(stay),
              })}
              data-books=""
              variant="outline"
              size="small"
              aria-label={`Book this room: ${room.roomType}`}
            >
              Book this room
            </LinkButton>
          ) : null}
        </div>
      </div>
    </li>
  );
});
