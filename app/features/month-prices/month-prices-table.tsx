import { monthName } from "#contract/rules/month.ts";
import type { MonthPrices } from "./read-month-prices.ts";
import { Night } from "./night-price.tsx";

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
