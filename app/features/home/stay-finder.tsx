import type { HotelFacets } from "#contract/hotels.ts";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type StayFinderProps = {
  /** `null` when they could not be read. */
  places: HotelFacets["places"] | null;
  today: string;
};

/** Where and when, on the hero's edge: a plain GET form that opens the list of hotels narrowed. */
export function StayFinder({ places, today }: StayFinderProps) {
  if (places?.length === 0) return null;
  const options = (places ?? []).map(({ name, hotels }) => ({ value: name, label: `${name} (${hotels})` }));
  return (
    <div className="wrap relative z-2 mt-8 sm:-mt-18.5 print:hidden">
      <form
        method="get"
        action="/hotels"
        aria-label="Find a stay"
        className="grid items-start gap-3 rounded-panel border border-line bg-surface p-4 shadow-high grid-cols-2 sm:gap-4 sm:p-6 lg:grid-cols-[1.4fr_1fr_1fr_auto]"
      >
        <FormScope id="finder">
          <SelectField
            name="place"
            label="Where to"
            placeholder="Anywhere in the valley"
            options={options}
            hint={places ? undefined : "The places could not be read just now."}
            className="col-span-2 sm:col-span-1"
          />
          <StayDates labels={{ arrive: "Arrive", leave: "Leave" }} earliest={today} className="col-span-2" />
        </FormScope>
        <Button type="submit" variant="primary" className="col-span-2 sm:mt-7 sm:col-span-1">
          <Icon of="search" />
          Find a stay
        </Button>
      </form>
    </div>
  );
}
