import type { Facility } from "#contract/hotels.ts";
import { facilityIcon } from "#app/ui/facility-icons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

/** Facilities as badges with icons. */
export const FacilityList = asFragment(function FacilityList({
  facilities,
}: {
  facilities: readonly Facility[];
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {facilities.map(({ name, icon }) => (
        <li
          key={name}
          className="flex items-center gap-1.5 rounded-full bg-dal-soft px-3 py-1.5 text-sm text-dal"
        >
          <Icon of={facilityIcon(name, icon)} />
          {name}
        </li>
      ))}
    </ul>
  );
});
