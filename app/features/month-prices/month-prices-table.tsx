import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { monthName } from "#contract/rules/month.ts";
import { countOf } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { Link } from "#app/ui/link.tsx";
import type { MonthPrices, PricedDay } from "./read-month-prices.ts";

/** A month's nights in a list that reads as a calendar: what each costs, the cheapest, the sold out. */
export function MonthPricesTable({ page: { hotel, month, days } }: { page: MonthPrices }) {
  return (
    <ul aria-label={monthName(month)} className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
      {days.map((day) => (
        <li key={day.day}>
          <Night hotelId={hotel.id} {...day} />
        </li>
      ))}
    </ul>
  );
}

function Night({ hotelId, day, rent, isFree, isCheap, minNights, leave }: PricedDay & { hotelId: number }) {
  const date = <span className="block text-sm text-ink2">{longDate(day)}</span>;
  const frame = "block h-full rounded-control border border-line p-3";
  if (!isFree || rent === null)
    return (
      <p className={`${frame} bg-pashmina text-ink3`}>
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
