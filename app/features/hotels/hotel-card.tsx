import type { Hotel } from "#contract/hotels.ts";
import { countOf, shortenAtWord } from "#contract/rules/text.ts";
import { stayKindWords } from "#contract/rules/stay-kinds.ts";
import { bookingOfSearch } from "#app/features/filters/booking-of-search.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { facilityIcon } from "#app/ui/facility-icons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { FiveStars } from "./five-stars.tsx";
import { HotelPicture } from "./hotel-picture.tsx";
import { HotelAddress } from "./hotel-address.tsx";
import { PriceOfNights } from "./price-of-nights.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

const mostFacilities = 3;
const descriptionLength = 75;

type HotelCardProps = {
  hotel: Hotel;
  priority?: boolean;
  /** Dates and guests of the search, passed on to the hotel and its booking. */
  stay?: Record<string, string>;
};

const anyDates = {};

/** A hotel in the public list, as section 2 of the specification lays it out: one link, over the whole card, one button. */
export const HotelCard = asFragment(function HotelCard({
  hotel,
  priority = false,
  stay = anyDates,
}: HotelCardProps) {
  const { hotelName, kind, totalRooms } = hotel;
  const detail = filterHref(`/hotel/${hotel.id}`, { r: String(totalRooms), ...stay });
  return (
    <article className="hotel-card lift">
      <div className="lazy-frame overflow-hidden">
        <HotelPicture hotel={hotel} priority={priority} />
      </div>
      <div className="hotel-card-text">
        <p className="flex items-center justify-between gap-3 text-xs font-semibold text-ink3">
          {kind ? stayKindWords[kind] : null}
          <FiveStars />
        </p>
        <h2 className="text-card">
          <bdi>{hotelName}</bdi>
        </h2>
        <p className="flex items-start gap-2 text-sm text-ink3">
          <Icon of="map-pin" className="mt-0.5" />
          <HotelAddress hotel={hotel} />
        </p>
        <p className="text-sm text-ink2 sm:text-base">
          {shortenAtWord(hotel.description, descriptionLength)}
        </p>
        <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
          {hotel.facilities.slice(0, mostFacilities).map(({ name, icon }) => (
            <li key={name} className="flex items-center gap-1.5">
              <Icon of={facilityIcon(name, icon)} className="text-dal" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="hotel-card-stub">
        {totalRooms > 0 ? (
          <p className="flex items-center gap-1.5 text-sm text-ink3">
            <Icon of="bed-double" />
            {countOf(totalRooms, "room")}
          </p>
        ) : (
          <p />
        )}
        <Link href={detail} aria-label={`View Detail: ${hotelName}`} className="hotel-card-link">
          View Detail
          <Icon of="chevron-right" className="size-4 rtl:-scale-x-100" />
        </Link>
        <PriceOfNights hotel={hotel} guests={stay["guests"]} />
        <LinkButton
          href={filterHref(`/booking/${hotel.id}`, bookingOfSearch(stay))}
          variant="primary"
          size="small"
          aria-label={`Book Now: ${hotelName}`}
          className="relative z-1"
        >
          Book Now
        </LinkButton>
      </div>
    </article>
  );
});
