import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type Account, shortestPassword } from "#contract/staff.ts";
import { type FormRefusal, refusalOf } from "#app/features/records/form-refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ConfirmField } from "./confirm-field.tsx";

const roleOptions = [
  { value: "staff", label: "Staff: the daily work" },
  { value: "owner", label: "Owner: also accounts and settings" },
];

const passwordHint = `At least ${shortestPassword} characters; they choose their own when they first sign in.`;

/** The form of a new account; its password is handed over in person. */
export function AddAccountForm({ refusal, asks }: { refusal: FormRefusal | undefined; asks: boolean }) {
  const { errors, message, typed } = refusalOf(refusal, "add");
  const isSaving = useNavigation().formData?.get("intent") === "add";
  return (
    <FormScope id="add-account" errors={errors} values={{ role: "staff", ...typed }}>
      <Form method="post" noValidate className="grid gap-5 sm:grid-cols-3" autoComplete="off">
        <div className="sm:col-span-3 empty:hidden">
          <FormErrorSummary message={message} />
        </div>
        <TextField
          name="username"
          label="Username"
          hint="Such as a first name. It cannot be changed later"
          autoComplete="off"
          required
        />
        <TextField
          name="password"
          type="password"
          label="First password"
          hint={passwordHint}
          autoComplete="new-password"
          required
        />
        <SelectField name="role" label="Role" options={roleOptions} required />
        <div className="sm:col-span-3 empty:hidden">
          <ConfirmField isNeeded={asks} className="sm:max-w-[calc((100%-2.5rem)/3)]" />
        </div>
        <Button
          type="submit"
          name="intent"
          value="add"
          size="small"
          className="justify-self-start"
          busy={isSaving}
        >
          Add account
        </Button>
      </Form>
    </FormScope>
  );
}

type ManageProps = {
  account: Account;
  refusal: FormRefusal | undefined;
  /** The user's own password must be entered again. */
  asks: boolean;
};

/** Forms for the role of an account, a new password, and a second factor that its user has lost. */
export function ManageAccountForms({ account, ...form }: ManageProps) {
  return (
    <>
      <AccountForm id={account.id} scope="change-account" intent="change" label="Save" {...form}>
        <SelectField name="role" label="Role" options={roleOptions} defaultValue={account.role} required />
        <SelectField
          name="isDisabled"
          label="Sign-in"
          hint="Who is disabled is signed out everywhere at once. What they did stays in the change log."
          options={[
            { value: "false", label: "Enabled" },
            { value: "true", label: "Disabled" },
          ]}
          defaultValue={String(account.isDisabled)}
          required
        />
      </AccountForm>
      <AccountForm
        id={account.id}
        scope="reset-password"
        intent="reset"
        label="Reset password"
        isBelow
        {...form}
      >
        <TextField
          name="password"
          type="password"
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          required
        />
      </AccountForm>
      {account.hasSecondFactor ? (
        <AccountForm
          id={account.id}
          scope="remove-factor"
          intent="remove-factor"
          label="Remove second factor"
          isBelow
          {...form}
        >
          <p className="text-sm text-ink2">
            Signing in asks {account.username} for an app or a passkey. When that is lost, take it away: the
            password alone then signs in, and their sessions end.
          </p>
        </AccountForm>
      ) : null}
    </>
  );
}

type AccountFormProps = Omit<ManageProps, "account"> & {
  id: number;
  scope: string;
  intent: string;
  label: string;
  isBelow?: boolean;
  children: ReactNode;
};

function AccountForm(props: AccountFormProps) {
  const { id, scope, intent, label, isBelow, refusal, asks, children } = props;
  const { errors, message } = refusalOf(refusal, intent);
  return (
    <FormScope id={scope} errors={errors}>
      <Form
        method="post"
        noValidate
        className={isBelow ? "mt-6 grid gap-4 border-t border-line pt-5" : "grid gap-4"}
      >
        <FormErrorSummary message={message} />
        <input type="hidden" name="id" value={id} />
        {children}
        <ConfirmField isNeeded={asks} />
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={isBelow ? "outline" : undefined}
          size="small"
          className="justify-self-end"
        >
          {label}
        </Button>
      </Form>
    </FormScope>
  );
}
