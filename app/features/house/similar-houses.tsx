import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { nightsSuffix } from "#app/features/hotels/nights-suffix.ts";
import { HotelPicture } from "#app/features/hotels/hotel-picture.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type SimilarHousesProps = { hotels: readonly Hotel[]; stay: Record<string, string>; isFull: boolean };

/** Similar hotels, linked with the dates and guests of the search. */
export const SimilarHouses = asFragment(function SimilarHouses({ hotels, stay, isFull }: SimilarHousesProps) {
  if (hotels.length === 0) return null;
  const { checkInDate = "", checkOutDate = "", guests = "" } = stay;
  return (
    <section aria-labelledby="similar" className="far bg-pashmina py-section [--far:84rem] print:hidden">
      <div className="wrap">
        <h2 id="similar" className="mb-6 text-2xl">
          {isFull ? "Free on these dates" : "Houses like this one"}
        </h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              <Link
                href={filterHref(`/hotel/${hotel.id}`, {
                  r: String(hotel.totalRooms),
                  checkInDate,
                  checkOutDate,
                  guests,
                })}
                className="mat lift block h-full"
              >
                <span className="block aspect-[3/2] overflow-hidden">
                  <HotelPicture hotel={hotel} />
                </span>
                <span className="serif mt-4 block px-2 text-card">{hotel.hotelName}</span>
                <span className="mt-2 flex items-start gap-1.5 px-2 text-sm text-ink3">
                  <Icon of="map-pin" className="mt-0.5" />
                  {hotel.searchAddress}
                </span>
                {hotel.stay ? (
                  <span className="mt-2 block px-2 pb-2 text-sm text-ink3">
                    From <span className="num font-semibold text-ink">{formatRupees(hotel.stay.total)}</span>{" "}
                    {nightsSuffix(hotel.stay.nights, guests)}
                    <TaxNote />
                  </span>
                ) : hotel.rate === null ? null : (
                  <span className="mt-2 block px-2 pb-2 text-sm text-ink3">
                    From <span className="num font-semibold text-ink">{formatRupees(hotel.rate)}</span> per
                    night
                    <TaxNote />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});
