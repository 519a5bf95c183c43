import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { Link } from "#app/ui/link.tsx";
import type { PricedDay } from "./read-month-prices.ts";

/** A night of the month with its price, or why there is none. */
export function Night({
  hotelId,
  day,
  rent,
  isFree,
  isCheap,
  minNights,
  leave,
}: PricedDay & { hotelId: number }) {
  const date = <span className="block text-sm text-ink2">{longDate(day)}</span>;
  const frame = "block h-full rounded-control border border-line p-3";
  if (!isFree || rent === null)
    return (
      <p className={`${frame} bg-raised text-ink3`}>
        {date}
        Sold out
      </p>
    );
  return (
    <Link
      href={`${filterHref(`/hotel/${hotelId}`, { checkInDate: day, checkOutDate: leave })}#dates`}
      className={`${frame} hover:border-dal ${isCheap ? "border-meadow bg-meadow-soft" : "bg-surface"}`}
    >
      {date}
      <span className="num font-semibold">{formatRupees(rent)}</span>
      {isCheap ? <span className="block text-sm font-semibold">Cheapest</span> : null}
      {minNights > 1 ? (
        <span className="block text-sm text-ink2">at least {countOf(minNights, "night")}</span>
      ) : null}
    </Link>
  );
}
