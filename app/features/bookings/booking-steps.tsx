import { telUrl } from "#contract/rules/phone.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useAnswerTime } from "#app/features/content/use-answer-time.ts";
import { TextLink } from "#app/ui/link.tsx";

const steps = (answer: string, isAdvancePaid: boolean) =>
  [
    ["You send your dates", "Free rooms and their prices show before you send anything."],
    ["We look, and write back", answer],
    isAdvancePaid
      ? ["Then you pay the advance", "Nothing before that. The rooms are held in your name."]
      : ["Then the rooms are yours", "They are held in your name."],
  ] as const;

/** The steps after the form, shown beside it while no hotel is chosen. */
export function BookingSteps() {
  const company = useCompany();
  const { advancePercent, leastAdvance } = company.policy;
  return (
    <aside aria-labelledby="booking-steps" className="lg:sticky lg:top-26">
      <h2 id="booking-steps" className="text-card">
        How it goes
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps(useAnswerTime(), advancePercent + leastAdvance > 0).map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line pt-4">
            <span aria-hidden="true" className="serif text-[1.6rem] leading-none text-chinar">
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{title}</b>
              <span className="mt-1 block text-sm text-ink2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {company.phone ? (
        <p className="mt-6 border-t border-line pt-4 text-sm text-ink2">
          Rather talk? <TextLink href={telUrl(company.phone)}>{company.phone}</TextLink>
        </p>
      ) : null}
    </aside>
  );
}
