import { TaxNote } from "#app/features/company/tax-note.tsx";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { PackagePicture } from "#app/features/packages/package-picture.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { type BookedTour, nightsOfTour } from "./booked-tour.ts";
import type { BookingFormState } from "../booking-form-state.ts";
import { StaySum } from "./stay-sum.tsx";

type TourSummaryProps = { tour: BookedTour; state: BookingFormState; today: string };

/** The package that is booked, with its price and the sum, beside the form. */
export function TourSummary({ tour, state, today }: TourSummaryProps) {
  return (
    <aside aria-label={tour.tourName} className="grid gap-4 lg:sticky lg:top-26">
      <div className="mat">
        <PackagePicture picture={tour.images[0]} />
      </div>
      <div>
        <p className="serif text-card">{tour.tourName}</p>
        <p className="mt-1 text-sm text-ink3">
          {countOf(tour.numberOfDays, "day")}, {countOf(nightsOfTour(tour), "night")}
        </p>
        <p className="mt-2 text-sm text-ink2">
          From <span className="num font-semibold">{formatRupees(tour.startingRate)}</span> per person
          <TaxNote />
        </p>
        <TextLink href={`/package/${tour.id}`}>Day by day</TextLink>
      </div>
      <StaySum state={state} today={today} isTour className="max-lg:hidden" />
    </aside>
  );
}
