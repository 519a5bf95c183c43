import { kinds } from "#contract/kinds.made.ts";
import { useNavigation } from "react-router";
import { recordLabels } from "#contract/record-kinds.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { AnsweredNote } from "./answered-note.tsx";
import { requestsHref } from "#app/features/navigation/request-pages.ts";
import type { WaitingCount } from "./read-waiting.ts";
import type { UnansweredRequest } from "#app/features/answers/request-summary.ts";
import { WaitingRow } from "./waiting-row.tsx";

export const waitingId = "waiting";

type WaitingStreamProps = {
  rows: readonly UnansweredRequest[];
  counts: readonly WaitingCount[];
  done: { now: UnansweredRequest; was: string } | null;
};

/** All requests that wait for an answer, newest first. */
export function WaitingStream({ rows, counts, done }: WaitingStreamProps) {
  const isBusy = useNavigation().state === "submitting";
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  return (
    <section
      id={waitingId}
      aria-labelledby={`${waitingId}-title`}
      className="scroll-mt-4 overflow-hidden rounded-panel border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-5 py-3">
        <h2 id={`${waitingId}-title`} className="font-text text-base font-semibold">
          Waiting for you
        </h2>
        <span className="rounded-full bg-pashmina2 px-2.5 py-0.5 text-xs font-semibold">{total}</span>
      </header>
      {done ? (
        <div className="border-t border-line p-3">
          <AnsweredNote key={`${done.now.kind} ${done.now.record.id}`} {...done} />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul>
          {rows.map((request) => (
            <WaitingRow key={`${request.kind} ${request.record.id}`} request={request} isBusy={isBusy} />
          ))}
        </ul>
      ) : (
        <div className="px-4 pb-4">
          <EmptyState title="Nothing waits" headingLevel={3}>
            Every request has its answer.
          </EmptyState>
        </div>
      )}
      <More counts={counts} total={total} shown={rows.length} />
    </section>
  );
}

/** Links to the full list of each kind. */
function More({ counts, total, shown }: { counts: readonly WaitingCount[]; total: number; shown: number }) {
  if (total === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 border-t border-line px-5 py-2 text-sm">
      {total > shown ? (
        <span className="content-center py-1 text-ink2">All {total}, in their lists:</span>
      ) : null}
      {counts
        .filter((count) => count.total > 0)
        .map(({ kind, status, total: some }) => (
          <TextLink key={`${kind} ${status}`} href={requestsHref(kind, status)} className="py-1">
            {some} {status.toLowerCase()} {some === 1 ? recordLabels[kind].toLowerCase() : kinds[kind].plural}
          </TextLink>
        ))}
    </p>
  );
}
