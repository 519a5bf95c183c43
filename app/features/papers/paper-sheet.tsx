import { paperMessages } from "#contract/papers.ts";
import { longDate } from "#contract/rules/dates.ts";
import { PaperAmounts } from "./paper-amounts.tsx";
import { guestLines, type ShownPaper } from "./shown-paper.ts";

/** A paper as a page that prints on A4. */
export function PaperSheet({ paper }: { paper: ShownPaper }) {
  const { content, number, issuedOn } = paper;
  const { seller, facts, words, notes } = content;
  return (
    <article
      aria-label={`${content.title} ${number}`}
      className="mx-auto grid max-w-3xl gap-6 rounded-panel border border-line bg-surface p-6 sm:p-9 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{seller.name}</p>
          {seller.lines.map((line) => (
            <p key={line} className="text-sm break-words text-ink2">
              {line}
            </p>
          ))}
        </div>
        <div className="sm:text-end">
          <h1 className="text-2xl">{content.title}</h1>
          <p className="num font-semibold">{number}</p>
          <p className="text-sm text-ink2">{longDate(issuedOn)}</p>
        </div>
      </header>
      {paper.isWithdrawn ? <p className="font-semibold text-chinar">{paperMessages.withdrawn}</p> : null}
      <section aria-label="For" className="border-t border-line pt-4">
        {guestLines(paper).map((line, index) => (
          <div key={line} className={index === 0 ? "font-semibold break-words" : "text-sm text-ink2"}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </section>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink3">{label}</dt>
            <dd className="mb-1 font-medium sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <PaperAmounts content={content} />
      {words ? <p className="text-sm">{words}</p> : null}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink2">
          {note}
        </p>
      ))}
    </article>
  );
}
