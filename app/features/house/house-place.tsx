import type { Hotel } from "#contract/hotels.ts";
import { placesIn } from "#app/features/valley/valley-places.ts";
import { ValleyMap } from "#app/features/valley/valley-map.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { HotelAddress } from "#app/features/hotels/hotel-address.tsx";

/** Where a house stands: on the drawn map of the valley if its address names a place of it; online maps are a link. */
export function HousePlace({ hotel }: { hotel: Hotel }) {
  const [place] = placesIn(`${hotel.searchAddress}, ${hotel.address}`);
  return (
    <section aria-labelledby="place" className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div>
        <h2 id="place" className="text-2xl">
          Where it stands
        </h2>
        <p className="mt-4 text-ink2">
          <HotelAddress hotel={hotel} />
        </p>
        <p className="mt-1 text-sm text-ink3">{hotel.searchAddress}</p>
        <p className="mt-4">
          <TextLink href={mapHref(hotel.searchAddress)} target="_blank" rel="noopener">
            Show on the map<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
        </p>
      </div>
      {place ? (
        <ValleyMap title={`Map of the valley: ${hotel.hotelName} stands at ${place.name}`} stops={[place]} />
      ) : null}
    </section>
  );
}

/** A map of its own tab: nothing is fetched from it until it is asked for. */
function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
