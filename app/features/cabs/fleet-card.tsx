import type { FleetVehicle } from "#app/content/cab-fleet.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** A kind of car: how many there are, its seats, and its price for a day. */
export function FleetCard({ vehicle }: { vehicle: FleetVehicle & { picture?: PictureRecord } }) {
  const { name, count, seats, text, dayPrice, airportDrop, picture } = vehicle;
  return (
    <li className="mat flex flex-col pb-0">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width < 47.5rem) 85vw, 400px"
          className="aspect-[3/2] w-full object-cover"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-2 px-2 py-4">
        <h3 className="flex items-baseline justify-between gap-3 text-card">
          {name}
          <span className="text-2xl text-dal">{count}</span>
        </h3>
        <p className="text-sm text-ink3">{seats} passengers</p>
        <p className="text-ink2">{text}</p>
        <p className="mt-auto border-t border-line pt-3 text-sm text-ink2">
          <span className="num font-semibold text-ink">{formatRupees(dayPrice)}</span> a day,{" "}
          <span className="num font-semibold text-ink">{formatRupees(airportDrop)}</span> to or from the
          airport
        </p>
      </div>
    </li>
  );
}
