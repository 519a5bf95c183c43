import type { GuestBooking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** The cancellation terms agreed on for this stay, in dates; renders nothing until the stay is accepted. */
export function AgreedTerms({ booking, today }: { booking: GuestBooking; today: string }) {
  const { policy, ending, total } = booking;
  if (!policy || ending || total === null) return null;
  // Steps that have passed no longer matter.
  const steps = policy.ladder.filter(({ until }) => until === null || until >= today);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="if-you-cancel" className="grid gap-2 border-t border-line pt-5">
      <h2 id="if-you-cancel" className="text-card">
        If you cancel
      </h2>
      <ul className="grid gap-1 text-sm text-ink2">
        {steps.map(({ days, percent, until, charge }, index) => (
          <li key={days}>
            {until === null
              ? `${index > 0 ? "After that, or if you do not arrive" : policy.ladder.length > 1 ? "From now on, or if you do not arrive" : "At any time"}: `
              : `Until ${longDate(until)}: `}
            {percent === 0 ? "no charge" : `${percent}%, ${formatRupees(charge ?? 0)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
