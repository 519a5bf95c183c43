import type { ReactNode } from "react";
import type { FieldErrors } from "#contract/core/errors.ts";
import { BaseSnapshot } from "./base-snapshot.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";

/** What the form of a kind of record is given. */
export type RecordFormProps<Values> = {
  values: Values;
  /** The record as it was when the form was opened. */
  base?: Values;
  /** Prevents a form that is sent twice from being stored twice. */
  idempotencyKey?: string;
  errors?: FieldErrors;
  message?: string;
};

type FrameProps = RecordFormProps<object> & {
  id: string;
  /** The initial values of its fields by their names. */
  values: Partial<Record<string, string>>;
  order?: string;
  children: ReactNode;
};

/** The form of a new record or of a changed one, on a page of its own, around its fields. */
export function RecordForm({ base, idempotencyKey, message, children, ...scope }: FrameProps) {
  const { version } = scope.values;
  return (
    <FormScope {...scope}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        {version ? <input type="hidden" name="version" value={version} /> : null}
        <BaseSnapshot base={base} />
        {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
        {children}
      </WatchedForm>
    </FormScope>
  );
}
