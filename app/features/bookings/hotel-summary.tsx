import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { FacilityList } from "#app/features/hotels/facility-list.tsx";
import { HotelPicture } from "#app/features/hotels/hotel-picture.tsx";
import type { BookingFormState } from "./booking-form-state.ts";
import { StaySum } from "./sum/stay-sum.tsx";

type HotelSummaryProps = { hotel: Hotel; state: BookingFormState; today: string };

/** The chosen hotel and the sum of the stay, beside the form. */
export function HotelSummary({ hotel, state, today }: HotelSummaryProps) {
  return (
    <aside className="grid gap-4 lg:sticky lg:top-26">
      <div className="mat">
        <HotelPicture hotel={hotel} />
      </div>
      <div>
        <p className="serif text-card">{hotel.hotelName}</p>
        <p className="mt-1 text-sm text-ink3">{hotel.address}</p>
        {hotel.rate === null ? null : (
          <p className="mt-2 text-sm text-ink2">
            From <span className="num font-semibold">{formatRupees(hotel.rate)}</span> per night
            <TaxNote />
          </p>
        )}
      </div>
      <StaySum state={state} today={today} className="max-lg:hidden" />
      <FacilityList facilities={hotel.facilities} />
    </aside>
  );
}
