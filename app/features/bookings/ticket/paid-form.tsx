import { constraintsOf } from "#contract/constraints.ts";
import { claimForm, claimMessages, type GuestClaim } from "#contract/payment-claims.ts";
import { OwnForm } from "#app/features/forms/own-form.tsx";
import { PrivacyNotice } from "#app/features/forms/privacy-notice.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { OwnClaims } from "./own-claims.tsx";

type PaidFormProps = {
  /** What the guest is most likely to have paid, in whole rupees. */
  amount: number;
  hasTold: boolean;
  /** Payments reported before. */
  claims: readonly GuestClaim[];
  refusal: TypedRefusal | undefined;
};

/** Only that nothing is left out: the server reads numbers of any script. */
const constraints = Object.fromEntries(
  Object.entries(constraintsOf(claimForm)).map(([name, { required, messages }]) => [
    name,
    { required, messages: { valueMissing: messages.valueMissing } },
  ]),
);

/** "I have paid": staff then look for the money. The same number is one claim, however often it is sent. */
export function PaidForm({ amount, hasTold, claims, refusal }: PaidFormProps) {
  const values = { amount: String(amount), ...refusal?.typed };
  // The address with the thanks may be opened again long after staff have answered.
  const isLookedFor = hasTold && claims.some(({ state }) => state === "Said");
  return (
    <div className="border-t border-line pt-4 print:hidden">
      <h3 className="font-text font-semibold">I have paid</h3>
      {isLookedFor ? (
        <p role="status" className="mt-2 rounded-control bg-meadow-soft p-3 text-sm font-medium text-meadow">
          {claimMessages.said}
        </p>
      ) : null}
      <OwnClaims claims={claims} />
      <FormScope id="paid" errors={refusal?.errors} values={values} constraints={constraints}>
        <OwnForm id="paid" className="mt-3 grid gap-3 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <FormErrorSummary otherwise={refusal?.message} />
          </div>
          <TextField name="amount" label="Amount, ₹" inputMode="numeric" autoComplete="off" required />
          <TextField
            name="reference"
            label="Number of the payment"
            autoComplete="off"
            required
            hint="Your app shows it with the payment; for UPI usually twelve digits"
          />
          <div className="grid gap-3 sm:col-span-2">
            <Button type="submit" variant="secondary" size="small" className="justify-self-start">
              I have paid
            </Button>
            <PrivacyNotice of="paid" />
          </div>
        </OwnForm>
      </FormScope>
    </div>
  );
}
