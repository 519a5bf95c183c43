import type { ReactNode } from "react";
import { Form } from "react-router";
import { statusLabel } from "#contract/rules/status.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { type Texts, toTexts } from "#app/features/merge/own-version.ts";
import { ReadVersion } from "#app/features/merge/read-version.tsx";
import { TwoVersions } from "#app/features/merge/two-versions.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { RequestActions } from "./request-actions.tsx";

type StatusFormProps<Stored> = {
  record: Stored;
  /** What is chosen between when two change the record at once. */
  versionFields: readonly VersionField<Texts<Stored>>[];
  statuses: readonly string[];
  deleteLabel: string;
  closeHref: string;
  refusal: Refusal<Stored> | undefined;
  /** What else staff note down with the status. */
  children?: ReactNode;
};

type WithStatus = { id: number; version: number; status: string };

/** Submit, Cancel and Delete of a request: the status is all that staff change. */
export function StatusForm<Stored extends WithStatus>(props: StatusFormProps<Stored>) {
  const { record, versionFields, statuses, deleteLabel, closeHref, refusal, children } = props;
  if (refusal?.theirs) {
    const { theirs, typed: mine, read, message } = refusal;
    return (
      <div className="mt-6 border-t border-line pt-5">
        <TwoVersions {...{ theirs, mine, read, message }} fields={versionFields} isInDialog />
      </div>
    );
  }
  return (
    <FormScope id="details-form" errors={refusal?.errors}>
      <Form method="post" className="mt-6 grid gap-4 border-t border-line pt-5">
        {refusal ? <FormErrorSummary message={refusal.message} /> : null}
        <ReadVersion read={toTexts(record)} />
        {children}
        <SelectField
          key={record.version}
          name="status"
          label="Status"
          options={statuses.map((status) => ({ value: status, label: statusLabel(status) }))}
          defaultValue={refusal?.typed.status ?? record.status}
          required
        />
        <RequestActions deleteLabel={deleteLabel} submitLabel="Submit" closeHref={closeHref} />
      </Form>
    </FormScope>
  );
}
