import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { statusLabel } from "#contract/rules/status.ts";
import { ChangedMeanwhile } from "#app/features/versions/changed-meanwhile.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Refusal } from "./answer-request.ts";

type StatusFormProps = {
  record: { id: number; version: number; status: string };
  statuses: readonly string[];
  deleteLabel: string;
  closeHref: string;
  refusal: Refusal | undefined;
  /** What else staff note down with the status. */
  children?: ReactNode;
};

/** Submit, Cancel and Delete of a request: the status is all that staff change. */
export function StatusForm(props: StatusFormProps) {
  const { record, statuses, deleteLabel, closeHref, refusal, children } = props;
  const isSaving = useNavigation().state !== "idle";
  const isStale = refusal !== undefined && refusal.typed.version !== String(record.version);
  return (
    <FormScope id="details-form" errors={refusal?.errors}>
      <Form method="post" className="mt-6 grid gap-4 border-t border-line pt-5">
        {refusal ? <FormErrorSummary message={refusal.message} /> : null}
        {isStale ? (
          <ChangedMeanwhile
            button="Submit"
            rows={[
              {
                label: "Status",
                theirs: statusLabel(record.status),
                mine: statusLabel(refusal.typed.status),
              },
            ]}
          />
        ) : null}
        <input type="hidden" name="id" value={record.id} />
        <input type="hidden" name="version" value={record.version} />
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
