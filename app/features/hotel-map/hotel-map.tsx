import type { Hotel, HotelFacets } from "#contract/hotels.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { kindIcons } from "#app/features/hotels/kind-icons.ts";
import { ValleyLand } from "#app/features/valley/valley-land.tsx";
import { asFragment } from "#app/ui/fragment.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pinWords } from "./pin-words.ts";
import { landScale, project, spreadPins, valleySize } from "./project.ts";

/** A place with more hotels than this gets a single pin. */
const mostOfPlace = 8;

type Pin = { key: string; href: string; name: string; icon?: IconName; count?: number; place: string };

type PinnedHotel = Pick<Hotel, "id" | "hotelName" | "kind" | "place" | "rate" | "stay" | "totalRooms">;

type HotelMapProps = {
  hotels: readonly PinnedHotel[];
  places: HotelFacets["places"];
  /** Dates and guests of the search, for the links. */
  stay: Record<string, string>;
  /** The filters in use; a place's pin changes that one. */
  values: Record<string, string>;
};

/** Whether any place with hotels is on the map. */
export function isMapped(places: HotelFacets["places"]): boolean {
  return places.some(({ latitude, longitude }) => project(latitude, longitude) !== undefined);
}

/** The valley with a pin for each listed hotel; nothing when none of them is on the map. */
export const HotelMap = asFragment(function HotelMap({ hotels, places, stay, values }: HotelMapProps) {
  const { taxes } = useCompany();
  const onMap = places.flatMap(({ name, latitude, longitude }) => {
    const spot = project(latitude, longitude);
    const here = hotels.filter(({ place }) => place === name);
    return spot && here.length > 0 ? [{ name, spot, pins: pinsOf(name, here, { stay, values, taxes }) }] : [];
  });
  if (onMap.length === 0) return null;
  const pins = onMap.flatMap((place) => place.pins);
  const spots = spreadPins(onMap.flatMap(({ spot, pins: placePins }) => placePins.map(() => spot)));
  const at = new Map(pins.map((pin, index) => [pin.key, spots[index] ?? { x: 0, y: 0 }]));
  return (
    <svg
      viewBox={`0 0 ${valleySize.width} ${valleySize.height}`}
      role="group"
      aria-label="Map of the valley"
      className="hotel-map"
    >
      <g transform={`scale(${landScale})`}>
        <ValleyLand />
      </g>
      {onMap.map(({ name, spot, pins: placePins }) => {
        const ys = placePins.map(({ key }) => at.get(key)?.y ?? spot.y);
        const xs = placePins.map(({ key }) => at.get(key)?.x ?? spot.x);
        const crowded = onMap.some(({ spot: other }) => other.y > spot.y && near(other, spot));
        const y = crowded ? Math.min(...ys) - 28 : Math.max(...ys) + 42;
        const x = xs.reduce((sum, one) => sum + one, 0) / xs.length;
        return (
          <text key={name} x={Math.min(362, Math.max(78, x))} y={Math.min(392, Math.max(20, y))}>
            {name}
          </text>
        );
      })}
      {pins.map((pin) => (
        <MapPin key={pin.key} pin={pin} {...(at.get(pin.key) ?? { x: 0, y: 0 })} />
      ))}
    </svg>
  );
});

function near(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 70;
}

type PinsSay = Pick<HotelMapProps, "stay" | "values"> & { taxes: TaxChoice };

function pinsOf(place: string, hotels: readonly PinnedHotel[], { stay, values, taxes }: PinsSay): Pin[] {
  if (hotels.length > mostOfPlace) {
    const name = `${hotels.length} places to stay in ${place}`;
    const href = `${filterHref("/hotels", values, { place })}#results`;
    return [{ key: place, href, name, count: hotels.length, place }];
  }
  return hotels.map((hotel) => {
    const icon = hotel.kind ? kindIcons[hotel.kind] : "bed-double";
    const href = filterHref(`/hotel/${hotel.id}`, { r: String(hotel.totalRooms), ...stay });
    return { key: `${hotel.id}`, href, name: pinWords(hotel, taxes, stay["guests"]), icon, place };
  });
}

function MapPin({ pin, x, y }: { pin: Pin; x: number; y: number }) {
  return (
    <a href={pin.href} aria-label={pin.name} className="map-pin">
      <g transform={`translate(${x} ${y})`}>
        <title>{pin.name}</title>
        <path d="M0 25C-7 17-18 11-18-2a18 18 0 0 1 36 0c0 13-11 19-18 27z" />
        {pin.icon ? (
          <svg x="-11" y="-13" width="22" height="22" viewBox="0 0 20 20">
            <Icon of={pin.icon} className="stroke-2" />
          </svg>
        ) : (
          <text y="6">{pin.count}</text>
        )}
      </g>
    </a>
  );
}
