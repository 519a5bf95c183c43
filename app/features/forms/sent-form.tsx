import type { ReactNode } from "react";
import { FormGuard } from "./form-guard.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope, type FieldErrors } from "#app/ui/form-scope.tsx";

type SentFormProps = {
  id: string;
  /** The call that it makes, below `/api/`. */
  api: string;
  /** Where our field names differ from the contract's. */
  aliases?: Readonly<Record<string, string>>;
  /** The page to go on to, with `{key}` from the reply; else `thanks` takes the form's place. */
  leads?: string;
  thanks?: ReactNode;
  /** Where it is sent without scripts, if not to its own page. */
  action?: string;
  idempotencyKey: string;
  /** When it was first given out, if it comes back with a fault in it. */
  made?: string;
  errors?: FieldErrors;
  message?: string;
  className?: string;
  children: ReactNode;
};

/** A form that a page sends to itself, and that the small scripts send to the API without leaving the page. */
export function SentForm(props: SentFormProps) {
  const {
    id,
    api,
    aliases = {},
    leads,
    thanks,
    action,
    idempotencyKey,
    made,
    errors,
    message,
    className,
    children,
  } = props;
  return (
    <site-form data-api={api} data-aliases={JSON.stringify(aliases)} data-leads={leads} className="block">
      <FormScope id={id} errors={errors}>
        <form method="post" action={action} noValidate className={`grid gap-5 ${className ?? ""}`}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} data-kept="" />
          <FormGuard made={made} />
          <FormErrorSummary message={message} />
          {children}
          <p data-said="" hidden role="alert" className="font-medium text-chinar" />
        </form>
      </FormScope>
      {thanks ? (
        <div data-thanks="" hidden tabIndex={-1} role="status">
          {thanks}
        </div>
      ) : null}
    </site-form>
  );
}
