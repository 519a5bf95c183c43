import type { ContentValue } from "#contract/content/all-blocks.ts";
import { cancellationTerms } from "#app/content/cancellation-terms.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";
import { asFragment } from "#app/ui/fragment.tsx";

type StayTermsProps = { words: ContentValue<"cancellation-notes">; hotelId?: number };

/** The cancellation terms, shown before a hotel is booked. */
export const StayTerms = asFragment(function StayTerms({ words, hotelId }: StayTermsProps) {
  const ladder = useLadder(hotelId);
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-2xl">
        {words.heading}
      </h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {cancellationTerms(ladder).map(({ when, charge }) => (
          <div key={when} className="border-t border-line py-3">
            <dt className="text-sm font-semibold">{when}</dt>
            <dd className="text-ink2">{charge}</dd>
          </div>
        ))}
      </dl>
      {words.notes.length > 0 ? (
        <ul className="mt-3 grid max-w-prose gap-1.5 text-sm [overflow-wrap:anywhere] text-ink3">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
});
