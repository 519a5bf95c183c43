import { Form } from "react-router";
import type { Query } from "#contract/questions.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { RequestActions } from "#app/features/records/request-actions.tsx";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { type Texts, toTexts } from "#app/features/merge/own-version.ts";
import { ReadVersion } from "#app/features/merge/read-version.tsx";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";

const questionFields: VersionField<Texts<Query>>[] = [
  {
    keys: ["isAnswered"],
    label: "Answered",
    show: ({ isAnswered }) => (isAnswered === "true" ? "Yes" : "No"),
  },
];

type QuestionAnswerProps = {
  query: Query;
  closeHref: string;
  refusal: Refusal<Query> | undefined;
};

/** A query with the ways to answer it, and the mark that somebody did. */
export function QuestionAnswer({ query, closeHref, refusal }: QuestionAnswerProps) {
  const template = useTemplates().queries;
  const { name, reference, subject, email, isAnswered } = query;
  const message = fillTemplate(template, { name, reference, what: subject, when: "" });
  return (
    <>
      <GuestContact email={email} subject={`Re: ${subject} (${reference})`} message={message} />
      <p className="text-sm text-ink3">
        {name} · {email}
      </p>
      <h3 className="mt-4 font-text text-base font-semibold">{subject}</h3>
      <p className="mt-1 whitespace-pre-line">{query.message}</p>
      <div className="mt-6 border-t border-line pt-5">
        {refusal?.theirs ? (
          <TwoVersions
            theirs={refusal.theirs}
            mine={refusal.typed}
            read={refusal.read}
            fields={questionFields}
            message={refusal.message}
            isInDialog
          />
        ) : (
          <Form method="post" className="grid gap-4">
            {refusal ? <FormErrorSummary message={refusal.message} /> : null}
            <ReadVersion read={toTexts(query)} />
            <input type="hidden" name="isAnswered" value={String(!isAnswered)} />
            <RequestActions
              deleteLabel="Delete Query"
              submitLabel={isAnswered ? "Mark as open" : "Mark as answered"}
              closeHref={closeHref}
            />
          </Form>
        )}
      </div>
    </>
  );
}
