import type { Booking } from "#contract/bookings.ts";
import { InPackage } from "#app/features/package-stays/in-package.tsx";
import { formatRupees } from "#contract/rules/money.ts";

/** Total and paid amount, at the head of the details; while no room is settled, what the guest was told that it costs at least. */
export function BookingTotal({ booking }: { booking: Booking }) {
  const { total, paid, toldFrom, packageReference } = booking;
  if (packageReference !== undefined && paid === 0)
    return (
      <p className="text-sm text-ink2">
        <InPackage stay={booking} />
      </p>
    );
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
