import type { GuestBooking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** The terms this stay was confirmed under, in dates instead of day counts; nothing before it is. */
export function AgreedTerms({ booking: { policy, ending, total } }: { booking: GuestBooking }) {
  if (!policy || ending || total === null) return null;
  const { ladder, freeMoveUntil } = policy;
  return (
    <section aria-labelledby="if-you-cancel" className="grid gap-2 border-t border-line pt-5">
      <h2 id="if-you-cancel" className="text-card">
        If you cancel
      </h2>
      <ul className="grid gap-1 text-sm text-ink2">
        {ladder.map(({ days, percent, until, charge }, index) => (
          <li key={days}>
            {until === null
              ? `${index === 0 ? "At any time" : "After that, or if you do not arrive"}: `
              : `Until ${longDate(until)}: `}
            {percent === 0 ? "no charge" : `${percent}%, ${formatRupees(charge ?? 0)}`}
          </li>
        ))}
      </ul>
      {freeMoveUntil ? (
        <p className="text-sm">
          Because of the weather you may move this stay free of charge, to an arrival until{" "}
          {longDate(freeMoveUntil)}.
        </p>
      ) : null}
    </section>
  );
}
