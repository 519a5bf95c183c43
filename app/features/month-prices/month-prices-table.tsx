import { type Month, monthName } from "#contract/rules/month.ts";
import type { PricedDay } from "./read-month-prices.ts";
import { Night } from "./night-price.tsx";

type MonthPricesTableProps = { hotelId: number; month: Month; days: readonly PricedDay[] };

/** A month's nights in a list that reads as a calendar: what each costs, the cheapest, the sold out. */
export function MonthPricesTable({ hotelId, month, days }: MonthPricesTableProps) {
  return (
    <section aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className="mt-6 mb-4 text-2xl">
        {monthName(month)}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {days.map((day) => (
          <li key={day.day}>
            <Night hotelId={hotelId} {...day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
