import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf, shorten } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { facilityIcon } from "#app/ui/facility-icons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { FiveStars } from "./five-stars.tsx";
import { HotelPicture } from "./hotel-picture.tsx";
import { HotelAddress } from "./hotel-address.tsx";

const mostFacilities = 3;
const descriptionLength = 75;

type HotelCardProps = {
  hotel: Hotel;
  priority?: boolean;
  /** The dates the list was narrowed by, carried on to the hotel and its booking. */
  stay?: { checkInDate: string; checkOutDate: string } | Record<never, never>;
};

const anyDates = {};

/** A hotel in the public list, as section 2 of the specification lays it out. */
export function HotelCard({ hotel, priority = false, stay = anyDates }: HotelCardProps) {
  const detail = filterHref(`/hotel/${hotel.id}`, { r: String(hotel.totalRooms), ...stay });
  return (
    <article className="lift grid overflow-hidden rounded-panel border border-line bg-surface shadow-low sm:grid-cols-[38%_1fr] lg:grid-cols-[340px_1fr_200px]">
      <Link
        href={detail}
        tabIndex={-1}
        aria-hidden="true"
        className="block overflow-hidden sm:row-span-2 lg:row-span-1"
      >
        <HotelPicture hotel={hotel} priority={priority} />
      </Link>
      <div className="flex flex-col gap-2.5 px-6 py-5">
        <FiveStars />
        <h2 className="text-card">
          <Link href={detail}>{hotel.hotelName}</Link>
        </h2>
        <p className="flex items-start gap-2 text-sm text-ink3">
          <Icon of="map-pin" className="mt-0.5" />
          <HotelAddress hotel={hotel} />
        </p>
        <p className="text-ink2">{shorten(hotel.description, descriptionLength, "…")}</p>
        <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink2">
          {hotel.facilities.slice(0, mostFacilities).map(({ name, icon }) => (
            <li key={name} className="flex items-center gap-1.5">
              <Icon of={facilityIcon(name, icon)} className="text-dal" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="stub flex flex-wrap items-end justify-between gap-3 px-6 py-5 lg:flex-col lg:items-stretch">
        <div className="lg:contents">
          <p className="flex items-center gap-1.5 text-sm text-ink3 lg:mb-auto">
            <Icon of="bed-double" />
            {countOf(hotel.totalRooms, "room")}
          </p>
          {hotel.rate === null ? null : (
            <p className="mt-2 lg:mt-0">
              <span className="num text-lg font-semibold">{formatRupees(hotel.rate)}</span>
              <span className="text-sm text-ink3"> per night</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 lg:flex-col">
          <LinkButton
            href={detail}
            variant="outline"
            size="small"
            aria-label={`View Detail: ${hotel.hotelName}`}
          >
            View Detail
          </LinkButton>
          <LinkButton
            href={filterHref(`/booking/${hotel.id}`, stay)}
            variant="primary"
            size="small"
            aria-label={`Book Now: ${hotel.hotelName}`}
          >
            Book Now
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
