import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { countOf } from "#contract/rules/text.ts";
import { nightsSuffix } from "./nights-suffix.ts";

/** Up to this number, the rooms left are shown. */
const fewRooms = 3;

type PriceOfNightsProps = { hotel: Pick<Hotel, "rate" | "stay">; guests: string | undefined };

/** The price of the chosen nights and the rooms left; without dates, the rate per night. */
export function PriceOfNights({ hotel: { rate, stay }, guests }: PriceOfNightsProps) {
  if (rate === null) return <p />;
  if (!stay) {
    return (
      <p className="leading-tight">
        <span className="text-sm text-ink3">From </span>
        <span className="num text-lg font-semibold">{formatRupees(rate)}</span>
        <span className="text-sm text-ink3"> per night</span>
        <TaxNote />
      </p>
    );
  }
  return (
    <p className="leading-tight">
      <span className="num text-lg font-semibold">{formatRupees(stay.total)}</span>{" "}
      <span className="text-sm whitespace-nowrap text-ink3">{nightsSuffix(stay.nights, guests)}</span>
      <span className="block text-xs text-ink3">
        {`from ${formatRupees(Math.round(stay.total / stay.nights))} per night`}
      </span>
      <TaxNote />
      {stay.free <= fewRooms ? (
        <span className="mt-0.5 block text-sm font-semibold text-chinar">
          {countOf(stay.free, "room")} left
        </span>
      ) : null}
    </p>
  );
}
