import type { Booking } from "#contract/bookings.ts";
import { InPackage } from "#app/features/package-stays/in-package.tsx";
import { formatRupees } from "#contract/rules/money.ts";
import { isOnlyInPackage } from "#contract/rules/payment.ts";
import { toldInWords } from "#app/features/bookings/told-in-words.ts";
import { useCompany } from "#app/features/company/use-company.ts";

/** Total and paid amount, at the head of the details; while no room is settled, what the guest was told that it costs at least. */
export function BookingTotal({ booking }: { booking: Booking }) {
  const { total, paid } = booking;
  const told = toldInWords(booking, useCompany().taxes);
  if (isOnlyInPackage(booking))
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
      {told ? (
        <span className="block max-w-44 text-sm text-balance whitespace-normal text-ink2">
          told: from {told}
        </span>
      ) : null}
      {paid > 0 ? <span className="block text-sm text-ink2">{formatRupees(paid)} received</span> : null}
    </p>
  );
}
