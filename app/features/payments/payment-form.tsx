import { useNavigation } from "react-router";
import { type PaidForIds, paymentDirections, paymentMethods } from "#contract/payments.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipsField } from "#app/ui/chips-field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { OverDue } from "./payment-over-due.tsx";

type PaymentFormProps = {
  booking: MoneyOfStay & { id: number };
  /** The kind of booking that is paid. */
  field?: keyof PaidForIds;
  /** Today in Kashmir. */
  today: string;
  idempotencyKey: string;
  refusal: TypedRefusal | undefined;
};

const methods = paymentMethods.map((method) => ({ value: method, label: method }));
const directionLabels = { Received: "Came in", Returned: "Given back" };
const directions = paymentDirections.map((direction) => ({
  value: direction,
  label: directionLabels[direction],
}));

/** Records money received or returned; the due amount is filled in, so that usually only the method is chosen. */
export function PaymentForm({
  booking,
  field: paidAs = "bookingId",
  today,
  idempotencyKey,
  refusal,
}: PaymentFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { id, paid, due, over } = booking;
  const start: Record<string, string> = {
    direction: over > 0 ? "Returned" : "Received",
    amount: grouped(over || due || 0),
    paidOn: today,
    method: "UPI",
    key: idempotencyKey,
    ...refusal?.typed,
  };
  return (
    <FormScope id="payment" errors={refusal?.errors} values={start}>
      <SheetForm noValidate className="grid gap-4 pt-3">
        <FormErrorSummary otherwise={refusal?.message} />
        <input type="hidden" name={paidAs} value={id} />
        <input type="hidden" name="seenPaid" value={paid} />
        <input type="hidden" name="key" value={start["key"]} />
        <OverDue due={due}>
          {paid > 0 ? <ChipsField name="direction" label="The money" options={directions} required /> : null}
          <div className="grid grid-cols-2 gap-3">
            <TextField name="amount" label="Amount, ₹" inputMode="numeric" autoComplete="off" required />
            <TextField name="paidOn" type="date" label="Day" max={today} required />
          </div>
        </OverDue>
        <ChipsField name="method" label="How" options={methods} required />
        <TextField
          name="reference"
          label="Payment's number"
          required={false}
          autoComplete="off"
          maxLength={60}
          hint="As the bank or the app shows it: the same one is never counted twice. For a credit, the reference of the stay that left it"
        />
        <TextField
          name="note"
          label="Note"
          required={false}
          autoComplete="off"
          maxLength={200}
          placeholder="Who brought it"
        />
        <Button type="submit" name="intent" value="pay" busy={isSaving} wide>
          Save payment
        </Button>
      </SheetForm>
    </FormScope>
  );
}

/** `24,400`; empty for zero. */
function grouped(amount: number): string {
  return amount > 0 ? formatRupees(amount).slice(1) : "";
}
