import type { ReactNode } from "react";
import type { ListedPaper } from "#contract/papers.ts";
import { statusLabel } from "#contract/rules/status.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { answerForm } from "#app/features/answers/verdict-button.tsx";
import { standingInvoice } from "#app/features/papers/standing-invoices.ts";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { RequestActions } from "./request-actions.tsx";

type StatusFormProps<Stored> = {
  record: Stored;
  /** The fields to choose in a merge. */
  versionFields: readonly VersionField<TextsOf<Stored>>[];
  statuses: readonly string[];
  deleteLabel: string;
  closeHref: string;
  refusal: Refusal<TextsOf<Stored>> | undefined;
  papers?: readonly ListedPaper[];
  /** Further fields beside the status. */
  children?: ReactNode;
};

type WithStatus = { id: number; version: number; status: string; over?: number };

/** The form of a request of which staff change only the status, with Submit, Cancel and Delete. */
export function StatusForm<Stored extends WithStatus>(props: StatusFormProps<Stored>) {
  const { record, versionFields, statuses, deleteLabel, closeHref, refusal, papers = [], children } = props;
  const stored = toTexts(record);
  const form = (
    <EditOrMerge stored={stored} refusal={refusal} fields={versionFields} isInDialog>
      {({ values, errors, message }) => (
        <FormScope id="details-form" errors={errors} values={values}>
          <SheetForm id={answerForm} preventScrollReset className="mt-6 grid gap-4 border-t border-line pt-5">
            {refusal ? <FormErrorSummary message={message} /> : null}
            <BaseSnapshot base={stored} />
            <input type="hidden" name="was" value={record.status} />
            {children}
            <SelectField
              key={record.status}
              name="status"
              label="Status"
              options={statuses.map((status) => ({ value: status, label: statusLabel(status) }))}
              required
            />
            <RequestActions
              deleteLabel={deleteLabel}
              toReturn={record.over}
              invoice={standingInvoice(papers)}
              submitLabel="Submit"
              closeHref={closeHref}
            />
          </SheetForm>
        </FormScope>
      )}
    </EditOrMerge>
  );
  return refusal?.theirs ? <div className="mt-6 border-t border-line pt-5">{form}</div> : form;
}
