import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { formatRupees } from "#contract/rules/money.ts";

type Car = Omit<ContentValue<"fleet">["cars"][number], "picture"> & { picture: PictureRecord | undefined };

/** A type of car: how many there are, seats, and price per day. */
export function FleetCard({ car }: { car: Car }) {
  const { name, count, seats, text, dayPrice, airportDrop, picture } = car;
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
          {count === null ? null : <span className="text-2xl text-dal">{count}</span>}
        </h3>
        {seats ? <p className="text-sm text-ink3">{seats} passengers</p> : null}
        {text ? <p className="text-ink2">{text}</p> : null}
        <Prices day={dayPrice} airport={airportDrop} />
      </div>
    </li>
  );
}

/** In whole rupees: per day with driver and fuel, and one way between airport and hotel. */
function Prices({ day, airport }: { day: number | null; airport: number | null }) {
  if (day === null && airport === null) return null;
  return (
    <p className="mt-auto border-t border-line pt-3 text-sm text-ink2">
      {day === null ? null : (
        <>
          <span className="num font-semibold text-ink">{formatRupees(day)}</span> a day
        </>
      )}
      {day === null || airport === null ? null : ", "}
      {airport === null ? null : (
        <>
          <span className="num font-semibold text-ink">{formatRupees(airport)}</span> to or from the airport
        </>
      )}
      <TaxNote />
    </p>
  );
}
