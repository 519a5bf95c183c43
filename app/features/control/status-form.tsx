import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { statusLabel } from "#contract/rules/status.ts";
import type { VersionField } from "#app/features/versions/merge-versions.ts";
import { type Texts, toTexts } from "#app/features/versions/own-version.ts";
import { TwoVersions } from "#app/features/versions/two-versions.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Refusal } from "./answer-request.ts";

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
  const isSaving = useNavigation().state !== "idle";
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
        <input type="hidden" name="read" value={JSON.stringify(toTexts(record))} />
        {children}
        <SelectField
          key={record.version}
          name="status"
          label="Status"
          options={statuses.map((status) => ({ value: status, label: statusLabel(status) }))}
          defaultValue={refusal?.typed.status ?? record.status}
          required
        />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button
            type="submit"
            name="intent"
            value="delete"
            variant="destructive-ghost"
            size="small"
            className="me-auto"
          >
            {deleteLabel}
          </Button>
          <LinkButton href={closeHref} replace preventScrollReset variant="outline" size="small">
            Cancel
          </LinkButton>
          <Button type="submit" name="intent" value="update" size="small" busy={isSaving}>
            Submit
          </Button>
        </div>
      </Form>
    </FormScope>
  );
}
