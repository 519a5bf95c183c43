import type { ListedPaper } from "#contract/papers.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { TextLink } from "#app/ui/link.tsx";

type GuestPapersProps = { papers: readonly Omit<ListedPaper, "issuedBy">[]; path: string };

/** The papers of a guest's booking; nothing while there are none. */
export function GuestPapers({ papers, path }: GuestPapersProps) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers" className="border-t border-line pt-5 print:hidden">
      <h2 id="papers" className="mb-2 text-card">
        Receipts and papers
      </h2>
      <ul className="grid text-sm">
        {papers.map(({ id, number, title, issuedOn, isWithdrawn }) => (
          <li
            key={id}
            className="flex min-h-11 items-center gap-x-3 border-t border-line py-2 first:border-0"
          >
            <span className="flex min-w-0 flex-wrap gap-x-3">
              <TextLink href={`${path}/paper/${id}`}>
                {title} {number}
              </TextLink>
              <span className="text-ink2">
                {shortDate(issuedOn)}
                {isWithdrawn ? ", withdrawn" : ""}
              </span>
            </span>
            <TextLink
              className="ms-auto inline-flex min-h-7 min-w-7 items-center"
              href={`${path}/paper/${id}/pdf`}
              target="_self"
              aria-label={`${title} ${number} as PDF`}
            >
              PDF
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
