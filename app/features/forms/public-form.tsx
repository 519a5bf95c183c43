import type { ReactNode } from "react";
import type { Constraint } from "#contract/constraints.ts";
import { FieldError } from "#app/ui/field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { type FieldErrors, FormScope } from "#app/ui/form-scope.tsx";
import { FormGuard } from "./form-guard.tsx";

/** What an action answers to a form that failed. */
export type FormState = {
  typed?: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
};

type PublicFormProps = {
  /** Unique on the page; the page that answers gives its form the same one. */
  id: string;
  /** Where it is sent, if not to its own page. */
  action?: string;
  constraints: Record<string, Constraint>;
  state: FormState;
  idempotencyKey?: string;
  /**
   * What the page's script shows once it was sent: in the form's place, as a dialog if it is one, or as a toast. Without
   * it, the script goes on to where the answer leads, as a browser without scripts always does.
   */
  thanks?: ReactNode;
  isToast?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the public site. The page that it is sent to answers it, also when the page's script sends it: then with
 * the form alone, which takes this one's place.
 */
export function PublicForm(props: PublicFormProps) {
  const {
    id,
    action,
    constraints,
    state,
    idempotencyKey,
    thanks,
    isToast,
    className = "gap-5",
    children,
  } = props;
  const { typed, errors, message } = state;
  const hasErrors = Object.values(errors ?? {}).some(Boolean);
  return (
    <site-form className="block">
      <FormScope id={id} errors={errors} values={typed} constraints={constraints}>
        <form id={id} method="post" action={action} noValidate className={`grid ${className}`}>
          {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
          <FormGuard made={typed?.["made"]} />
          <FormErrorSummary message={hasErrors ? undefined : message} />
          {children}
        </form>
      </FormScope>
      <template data-messages="">
        <FieldError />
        <FormErrorSummary message="" />
      </template>
      {thanks ? <template data-thanks={isToast ? "toast" : ""}>{thanks}</template> : null}
    </site-form>
  );
}
