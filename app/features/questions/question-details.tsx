import type { Query } from "#contract/queries.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { RequestNextStep } from "#app/features/answers/request-next-step.tsx";
import { Timeline } from "#app/features/answers/timeline.tsx";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import type { DetailsProps } from "#app/features/records/request-list.ts";
import { AnsweredBadge } from "./answered-badge.tsx";
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
        <RequestNextStep
          record={record}
          said={isAnswered ? "Answered" : "Open again"}
          name="isAnswered"
          was={was}
        />
      )}
      <QuestionAnswer query={record} closeHref={closeHref} refusal={refusal} />
      <Timeline events={timeline} />
    </DetailsDialog>
  );
}
