import { Form } from "react-router";
import type { Query } from "#contract/queries.ts";
import type { Refusal } from "#app/features/control/answer-request.ts";
import { useTemplates } from "#app/features/control/use-templates.ts";
import { fillTemplate } from "#app/features/control/fill-template.ts";
import { GuestContact } from "#app/features/control/guest-contact.tsx";
import { RequestActions } from "#app/features/control/request-actions.tsx";
import type { VersionField } from "#app/features/versions/merge-versions.ts";
import { type Texts, toTexts } from "#app/features/versions/own-version.ts";
import { ReadVersion } from "#app/features/versions/read-version.tsx";
import { TwoVersions } from "#app/features/versions/two-versions.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";

const queryFields: VersionField<Texts<Query>>[] = [
  {
    keys: ["isAnswered"],
    label: "Answered",
    show: ({ isAnswered }) => (isAnswered === "true" ? "Yes" : "No"),
  },
];

type QueryAnswerProps = {
  query: Query;
  closeHref: string;
  refusal: Refusal<Query> | undefined;
};

/** A query with the ways to answer it, and the mark that somebody did. */
export function QueryAnswer({ query, closeHref, refusal }: QueryAnswerProps) {
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
            fields={queryFields}
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
