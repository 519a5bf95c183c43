import type { HotelFacets } from "#contract/hotels.ts";
import { GuestsField } from "#app/features/filters/guests-field.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type StayFinderProps = {
  /** `null` when they could not be read. */
  places: HotelFacets["places"] | null;
  today: string;
};

/** Place, dates and guests, below the hero: a plain GET form that opens the filtered list of hotels. */
export const StayFinder = asFragment(function StayFinder({ places, today }: StayFinderProps) {
  if (places?.length === 0) return null;
  const options = (places ?? []).map(({ name, hotels }) => ({ value: name, label: `${name} (${hotels})` }));
  return (
    <div className="finder wrap print:hidden">
      <form method="get" action="/hotels#results" aria-label="Find a stay">
        <FormScope id="finder" values={{ guests: "2" }}>
          <SelectField
            name="place"
            label="Where to"
            placeholder="Anywhere"
            options={options}
            hint={places ? undefined : "The places could not be read just now."}
          />
          <GuestsField className="lg:order-1" />
          <StayDates
            labels={{ arrive: "Arrive", leave: "Leave" }}
            earliest={today}
            className="col-span-2 sm:[--between-halves:1rem]"
          />
        </FormScope>
        <Button type="submit" variant="primary" className="max-lg:col-span-full lg:order-1 lg:mt-7">
          <Icon of="search" />
          Find a stay
        </Button>
      </form>
    </div>
  );
});
