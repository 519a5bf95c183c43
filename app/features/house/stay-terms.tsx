import { cancellationNotes, cancellationTerms } from "#app/content/cancellation-terms.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";

/** The cancellation terms, shown before a hotel is booked. */
export function StayTerms({ hotelId }: { hotelId?: number }) {
  const ladder = useLadder(hotelId);
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-2xl">
        Good to know
      </h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {cancellationTerms(ladder).map(({ when, charge }) => (
          <div key={when} className="border-t border-line py-3">
            <dt className="text-sm font-semibold">{when}</dt>
            <dd className="text-ink2">{charge}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid max-w-prose gap-1.5 text-sm text-ink3">
        {cancellationNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
