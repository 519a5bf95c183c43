import { Form, useNavigation } from "react-router";
import { shortestPassword } from "#contract/staff.ts";
import { type FormRefusal, refusalOf } from "#app/features/records/form-refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type OwnPasswordFormProps = {
  /** For the browser's password manager. */
  username: string;
  refusal: FormRefusal | undefined;
  currentLabel?: string;
};

/** Change of one's own password. */
export function OwnPasswordForm({
  username,
  refusal,
  currentLabel = "Current password",
}: OwnPasswordFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "password";
  const { errors, message } = refusalOf(refusal, "password");
  return (
    <FormScope id="own-password" errors={errors}>
      <Form method="post" noValidate className="grid max-w-md gap-5">
        <FormErrorSummary message={message} />
        <input type="hidden" name="intent" value="password" />
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <TextField
          name="currentPassword"
          type="password"
          label={currentLabel}
          autoComplete="current-password"
          required
        />
        <TextField
          name="password"
          type="password"
          label="New password"
          hint={`At least ${shortestPassword} characters. A few words in a row are easier to keep in mind.`}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="small" className="justify-self-start" busy={isSaving}>
          Change password
        </Button>
      </Form>
    </FormScope>
  );
}
