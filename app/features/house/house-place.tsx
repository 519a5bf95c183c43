import type { Hotel } from "#contract/hotels.ts";
import type { Place } from "#contract/place.ts";
import { placeSlug } from "#contract/rules/place-slug.ts";
import { placesIn, pointOnMap, type ValleyPlace } from "#app/features/valley/valley-places.ts";
import { ValleyMap } from "#app/features/valley/valley-map.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { HotelAddress } from "#app/features/hotels/hotel-address.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type HousePlaceProps = { hotel: Hotel; places: readonly Place[] };

/** A hotel's place on the drawn map of the valley, if it is known there, and a link to an online map. */
export const HousePlace = asFragment(function HousePlace({ hotel, places }: HousePlaceProps) {
  const place = placeOnMap(hotel, places);
  return (
    <section aria-labelledby="place" className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div>
        <h2 id="place" className="text-2xl">
          Where it stands
        </h2>
        <p className="mt-4 text-ink2">
          <HotelAddress hotel={hotel} />
        </p>
        <p className="mt-4 flex flex-wrap gap-x-5">
          <TextLink
            className="min-h-11 content-center"
            href={mapHref(hotel.searchAddress)}
            target="_blank"
            rel="noopener"
          >
            Show on the map<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
          {hotel.placeId !== null && hotel.place !== null ? (
            <TextLink
              className="min-h-11 content-center"
              href={`/place/${placeSlug({ id: hotel.placeId, name: hotel.place })}`}
            >
              More about {hotel.place}
            </TextLink>
          ) : null}
        </p>
      </div>
      {place ? (
        <ValleyMap title={`Map of the valley: ${hotel.hotelName} stands at ${place.name}`} stops={[place]} />
      ) : null}
    </section>
  );
});

/** The position of the hotel's place, else of a place named in its address; undefined outside of the map. */
function placeOnMap(hotel: Hotel, places: readonly Place[]): ValleyPlace | undefined {
  const chosen = places.find(({ id }) => id === hotel.placeId);
  if (chosen && chosen.latitude !== null && chosen.longitude !== null) {
    const point = pointOnMap({ north: chosen.latitude, east: chosen.longitude });
    return point && { name: chosen.name, ...point };
  }
  return placesIn(`${hotel.searchAddress}, ${hotel.address}`)[0];
}

/** An external map, opened in another tab: this page loads nothing from other hosts. */
function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
