import { Form } from "react-router";
import type { Query } from "#contract/queries.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { RequestActions } from "#app/features/records/request-actions.tsx";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";

const questionFields: VersionField<TextsOf<Query>>[] = [
  {
    keys: ["isAnswered"],
    label: "Answered",
    show: ({ isAnswered }) => (isAnswered === "true" ? "Yes" : "No"),
  },
];

type QuestionAnswerProps = {
  query: Query;
  closeHref: string;
  refusal: Refusal<TextsOf<Query>> | undefined;
};

/** A query with links to answer it, and the form that marks it as answered. */
export function QuestionAnswer({ query, closeHref, refusal }: QuestionAnswerProps) {
  const template = useTemplates().queries;
  const { name, reference, subject, email, isAnswered } = query;
  const stored = toTexts(query);
  const greeting = fillTemplate(template, { name, reference, what: subject, when: "" });
  return (
    <>
      <GuestContact email={email} subject={`Re: ${subject} (${reference})`} message={greeting} />
      <p className="text-sm text-ink3">
        {name} · {email}
      </p>
      <h3 className="mt-4 font-text text-base font-semibold">{subject}</h3>
      <p className="mt-1 whitespace-pre-line">{query.message}</p>
      <div className="mt-6 border-t border-line pt-5">
        <EditOrMerge stored={stored} refusal={refusal} fields={questionFields} isInDialog>
          {({ message }) => (
            <Form method="post" className="grid gap-4">
              {refusal ? <FormErrorSummary message={message} /> : null}
              <BaseSnapshot base={stored} />
              <input type="hidden" name="isAnswered" value={String(!isAnswered)} />
              <RequestActions
                deleteLabel="Delete Query"
                submitLabel={isAnswered ? "Mark as open" : "Mark as answered"}
                closeHref={closeHref}
              />
            </Form>
          )}
        </EditOrMerge>
      </div>
    </>
  );
}
