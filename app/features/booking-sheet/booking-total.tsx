import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** Total and paid amount, at the head of the details. */
export function BookingTotal({ booking: { total, paid } }: { booking: Booking }) {
  return (
    <p className="num whitespace-nowrap">
      <span className="block text-lg font-semibold">
        {total === null ? "No total yet" : formatRupees(total)}
      </span>
      {paid > 0 ? <span className="block text-sm text-ink2">{formatRupees(paid)} received</span> : null}
    </p>
  );
}
