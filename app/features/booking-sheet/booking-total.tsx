import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** Total and paid amount, at the head of the details; while no room is settled, what the guest was told that it costs at least. */
export function BookingTotal({ booking: { total, paid, toldFrom } }: { booking: Booking }) {
  return (
    <p className="num whitespace-nowrap">
      <span className="block text-lg font-semibold">
        {total === null ? "No total yet" : formatRupees(total)}
      </span>
      {toldFrom === undefined ? null : (
        <span className="block text-sm text-ink2">told: from {formatRupees(toldFrom)}</span>
      )}
      {paid > 0 ? <span className="block text-sm text-ink2">{formatRupees(paid)} received</span> : null}
    </p>
  );
}
