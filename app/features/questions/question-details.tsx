import type { Query } from "#contract/queries.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Timeline } from "#app/features/answers/timeline.tsx";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import type { DetailsProps } from "#app/features/records/request-list.ts";
import { AnsweredBadge } from "./answered-badge.tsx";
import { QuestionNextStep } from "./question-next-step.tsx";
import { QuestionAnswer } from "./question-answer.tsx";

/** The dialog of a query. */
export function QuestionDetails({ record, closeHref, refusal, timeline, was }: DetailsProps<Query>) {
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
      {was === null || was === String(isAnswered) || refusal ? null : (
        <QuestionNextStep query={record} was={was} />
      )}
      <QuestionAnswer query={record} closeHref={closeHref} refusal={refusal} />
      <Timeline events={timeline} />
    </DetailsDialog>
  );
}
