import { Form } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

type SecondStepProps = {
  waiting: { hasApp: boolean; hasPasskey: boolean };
  /** The refused form. */
  refusal: { intent: string; message: string; errors: FieldErrors } | undefined;
  to: string;
};

/** The second step of sign-in: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ waiting: { hasApp, hasPasskey }, refusal, to }: SecondStepProps) {
  const isRecovery = refusal?.intent === "recovery";
  return (
    <div className="grid gap-5">
      {hasPasskey ? <PasskeyButton to={to} /> : null}
      {hasApp ? (
        <CodeForm
          intent="code"
          refusal={isRecovery ? undefined : refusal}
          label="Code from your app"
          hint="Six digits; they change every half minute."
          isNumber
        />
      ) : null}
      <details open={isRecovery || !(hasApp || hasPasskey)} className="border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          Use a recovery code
        </summary>
        <div className="pt-2">
          <CodeForm
            intent="recovery"
            refusal={isRecovery ? refusal : undefined}
            label="Recovery code"
            hint="One of the ten that you kept. Each works once."
          />
        </div>
      </details>
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" variant="ghost" size="small" className="-ms-3.5">
          Sign in as somebody else
        </Button>
      </Form>
    </div>
  );
}

type CodeFormProps = {
  intent: string;
  refusal: SecondStepProps["refusal"];
  label: string;
  hint: string;
  isNumber?: boolean;
};

function CodeForm({ intent, refusal, label, hint, isNumber }: CodeFormProps) {
  const errors = refusal?.errors;
  return (
    <FormScope id={intent} errors={errors}>
      <Form method="post" noValidate className="grid gap-5">
        <FormErrorSummary otherwise={refusal?.message} />
        <input type="hidden" name="intent" value={intent} />
        <TextField
          name="code"
          label={label}
          hint={hint}
          inputMode={isNumber ? "numeric" : "text"}
          autoComplete={isNumber ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" variant={isNumber ? "secondary" : "outline"} wide>
          Sign in
        </Button>
      </Form>
    </FormScope>
  );
}
