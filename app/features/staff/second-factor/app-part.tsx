import { groupInFours } from "#contract/rules/text.ts";
import { Form, useNavigation } from "react-router";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { type FormRefusal, refusalOf } from "#app/features/records/form-refusal.ts";
import { QrCode } from "#app/features/payments/qr-code.tsx";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Part } from "./part.tsx";
import { ProveForm } from "./prove-form.tsx";
import type { SecondFactorPage } from "./read-second-factor.ts";

type AppPartProps = { page: SecondFactorPage; refusal: FormRefusal | undefined; asks: boolean };

/** The code app: not set up, being set up, or active. */
export function AppPart({ page: { status, setup, setupEnded }, refusal, asks }: AppPartProps) {
  if (status.appSince) {
    return (
      <Part id="app" title="Code app" badge={<Badge tone="confirmed">On</Badge>}>
        <p className="text-sm text-ink2">Asked for since {shortMoment(status.appSince)}.</p>
        <ProveForm
          intent="remove-app"
          summary="Turn the app off"
          button="Turn off"
          isDestructive
          refusal={refusal}
        />
      </Part>
    );
  }
  return (
    <Part id="app" title="Code app">
      <p className="max-w-[60ch] text-sm text-ink2">
        An app on your phone, such as Aegis, Google Authenticator or a password manager, shows six digits that
        change every half minute. Signing in then asks for them after the password.
      </p>
      {setup ? <ScanForm setup={setup} refusal={refusal} /> : null}
      {setup ? null : <BeginForm refusal={refusal} asks={asks} ended={setupEnded} />}
    </Part>
  );
}

type BeginFormProps = { refusal: FormRefusal | undefined; asks: boolean; ended: string | undefined };

function BeginForm({ refusal, asks, ended }: BeginFormProps) {
  const { errors, message } = refusalOf(refusal, "begin-app");
  return (
    <FormScope id="begin-app" errors={errors}>
      <Form method="post" noValidate className="mt-3 grid max-w-md gap-4">
        <FormErrorSummary message={message ?? ended} />
        <ConfirmField isNeeded={asks} />
        <Button
          type="submit"
          name="intent"
          value="begin-app"
          variant="outline"
          size="small"
          className="justify-self-start"
        >
          Set up an app
        </Button>
      </Form>
    </FormScope>
  );
}

type ScanFormProps = { setup: NonNullable<SecondFactorPage["setup"]>; refusal: FormRefusal | undefined };

function ScanForm({ setup: { secret, code }, refusal }: ScanFormProps) {
  const { errors, message } = refusalOf(refusal, "confirm-app");
  const isSending = useNavigation().formData?.get("intent") === "confirm-app";
  return (
    <div className="mt-4 grid gap-6 sm:grid-cols-[13rem_1fr]">
      <div>
        <QrCode label="QR code for your app" size={code.size} path={code.path} />
      </div>
      <div className="grid content-start gap-4">
        <p className="text-sm text-ink2">
          Scan this with the app, or type its key there:
          <span className="mt-1 block font-mono text-base text-ink select-all">
            {groupInFours(secret, " ")}
          </span>
        </p>
        <FormScope id="confirm-app" errors={errors}>
          <Form method="post" noValidate className="grid max-w-xs gap-4">
            <FormErrorSummary message={message} />
            <input type="hidden" name="intent" value="confirm-app" />
            <TextField
              name="code"
              label="The code it shows now"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <Button type="submit" size="small" className="justify-self-start" busy={isSending}>
              Turn on
            </Button>
          </Form>
        </FormScope>
      </div>
    </div>
  );
}
