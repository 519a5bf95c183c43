import type { Query } from "#contract/questions.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import type { DetailsProps } from "#app/features/records/request-list.ts";
import { AnsweredBadge } from "./answered-badge.tsx";
import { QuestionAnswer } from "./question-answer.tsx";

/** The dialog of a query. */
export function QuestionDetails({ record, closeHref, refusal }: DetailsProps<Query>) {
  const { id, reference, createdAt, isAnswered, isSuspicious } = record;
  return (
    <DetailsDialog
      record={{ kind: "queries", id }}
      isSuspicious={isSuspicious}
      title="Query Details"
      above={
        <>
          {reference}, {shortMoment(createdAt)} <AnsweredBadge isAnswered={isAnswered} />
        </>
      }
      closeHref={closeHref}
    >
      <QuestionAnswer query={record} closeHref={closeHref} refusal={refusal} />
    </DetailsDialog>
  );
}
