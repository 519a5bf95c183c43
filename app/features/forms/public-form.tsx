import type { ReactNode } from "react";
import type { Constraint } from "#contract/constraints.ts";
import type { CountedForm } from "#contract/visits.ts";
import { FieldError } from "#app/ui/field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { type FieldErrors, FormScope } from "#app/ui/form-scope.tsx";
import { FormGuard } from "./form-guard.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { SendFailure } from "./send-failure.tsx";

/** The action's result for a refused form. */
export type FormState = {
  typed?: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
};

type PublicFormProps = {
  /** Unique on the page; the form in the reply must have the same id. */
  id: string;
  /** The name under which forms that were begun are counted (app/browser/report-begun-form.ts). */
  counted: CountedForm;
  /** The address it is sent to, if not its own page. */
  action?: string;
  constraints: Record<string, Constraint>;
  /** Names of its fields as they follow each other, where their errors come in another order: `name email`. */
  order?: string;
  state: FormState;
  /**
   * Shown by the page's script after success: in the form's place, as a dialog if it is one, or as a toast. Without it
   * the script follows the redirect, as a browser without scripts always does.
   */
  thanks?: ReactNode;
  isToast?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the public site, posted to a page's action with and without scripts. The script requests only the form of the
 * page and replaces this one with it.
 */
export function PublicForm(props: PublicFormProps) {
  const {
    id,
    counted,
    action,
    constraints,
    order,
    state,
    thanks,
    isToast,
    className = "gap-5",
    children,
  } = props;
  const { typed, errors, message } = state;
  const hasErrors = Object.values(errors ?? {}).some(Boolean);
  return (
    <site-form className="block" data-counted={counted}>
      <FormScope id={id} errors={errors} values={typed} constraints={constraints} order={order}>
        <form id={id} method="post" action={action} noValidate className={`grid ${className}`}>
          <FormGuard />
          <FormErrorSummary message={hasErrors ? undefined : message} />
          {children}
          <PrivacyNotice of={counted} />
        </form>
      </FormScope>
      <template data-messages="">
        <FieldError />
        <SendFailure />
      </template>
      {thanks ? <template data-thanks={isToast ? "toast" : ""}>{thanks}</template> : null}
    </site-form>
  );
}
