import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { gatewayNames, type GatewaySettings } from "#contract/payment-links.ts";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EventAddresses } from "./event-addresses.tsx";

type GatewayFormProps = {
  gateway: GatewaySettings;
  /** The user's own password must be entered again. */
  asks: boolean;
  /** The site's origin; empty when it is not known. */
  origin: string;
  refusal: { errors: FieldErrors; message: string; typed: Record<string, string> } | undefined;
};

const modes = [
  { value: "live", label: "Live: guests pay" },
  { value: "test", label: "Test: no money moves" },
];

/** `Razorpay, test: no money moves, key rzp_1`; never contains secrets. */
export function gatewayInWords({ gateway, mode, keyId }: GatewaySettings): string {
  if (gateway === "") return "no gateway";
  const works = modes.find(({ value }) => value === mode)?.label.toLowerCase();
  return `${gateway}, ${works}, key ${keyId}`;
}

/** The form of the payment gateway and the company's API keys. */
export function GatewayForm({ gateway, asks, origin, refusal }: GatewayFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { mode, keyId, version } = gateway;
  const kept = { gateway: gateway.gateway, mode, keyId, version: String(version) };
  const values = { ...kept, ...refusal?.typed };
  const choices = [
    { value: "", label: "None: UPI and bank transfer only" },
    ...gatewayNames.map((name) => ({ value: name, label: name })),
  ];
  const keptHint = (isKept: boolean) => (isKept ? "One is kept. Leave this empty to keep it" : undefined);
  return (
    <FormScope id="gateway" errors={refusal?.errors} values={values}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-4 rounded-panel border border-line bg-surface p-6"
      >
        <div>
          <h2 className="font-text text-lg font-semibold">Pay online</h2>
          <p className="mt-1 text-sm text-ink2">
            Guests get a button that opens the gateway's own page for the amount that is due. What they pay
            there is recorded by itself. UPI and bank transfer stay as they are.
          </p>
        </div>
        <FormErrorSummary otherwise={refusal?.message} />
        <input type="hidden" name="version" value={values.version} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="gateway" label="Gateway" options={choices} />
          <SelectField name="mode" label="How its keys work" options={modes} />
          <TextField name="keyId" label="Key" autoComplete="off" hint="Razorpay: key id. Cashfree: app id" />
          <TextField
            name="secret"
            type="password"
            label="Secret of the key"
            autoComplete="off"
            hint={keptHint(gateway.hasSecret)}
          />
          <TextField
            name="eventSecret"
            type="password"
            label="Secret of the webhook"
            autoComplete="off"
            hint={keptHint(gateway.hasEventSecret) ?? "Razorpay alone: the one that you chose there"}
          />
        </div>
        {gateway.isSealed ? null : (
          <p className="rounded-control bg-raised p-3 text-sm">
            This server has no SECRETS_KEY, so secrets are stored unencrypted. Set it, then save them once
            more.
          </p>
        )}
        <EventAddresses origin={origin} />
        <ConfirmField isNeeded={asks} className="sm:max-w-sm" />
        <Button type="submit" className="justify-self-start" busy={isSaving}>
          Save
        </Button>
      </WatchedForm>
    </FormScope>
  );
}
