import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type FormRefusal, refusalOf } from "#app/features/records/form-refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type ProveFormProps = {
  /** Unique on the page. */
  intent: string;
  /** The summary that unfolds the form. */
  summary: string;
  children?: ReactNode;
  button: string;
  isDestructive?: boolean;
  refusal: FormRefusal | undefined;
  /** Hidden fields. */
  fields?: Record<string, string | number>;
};

/** A folded form for an action that always requires the password or a code, even right after sign-in. */
export function ProveForm(props: ProveFormProps) {
  const { intent, summary, children, button, isDestructive = false, refusal, fields = {} } = props;
  const { errors, message } = refusalOf(refusal, intent);
  const isSending = useNavigation().formData?.get("intent") === intent;
  return (
    <details open={refusal?.intent === intent}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-dal">
        {summary}
      </summary>
      <FormScope id={intent} errors={errors}>
        <Form method="post" noValidate className="grid max-w-md gap-4 pt-1 pb-3">
          {children}
          <FormErrorSummary message={message} />
          <input type="hidden" name="intent" value={intent} />
          <HiddenFields values={fields} />
          <TextField
            name="confirmation"
            type="password"
            label="Your password, or a code"
            autoComplete="current-password"
            required
          />
          <Button
            type="submit"
            variant={isDestructive ? "destructive" : "outline"}
            size="small"
            className="justify-self-start"
            busy={isSending}
          >
            {button}
          </Button>
        </Form>
      </FormScope>
    </details>
  );
}
