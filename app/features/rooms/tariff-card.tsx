import { planCodes, planWords } from "#contract/rules/price.ts";
import { FieldError } from "#app/ui/field.tsx";
import { fieldId, useFormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type PlanAmount, planAmounts, planField, type PlanTexts } from "./plan-texts.ts";

const labels: Record<PlanAmount, string> = {
  supplement: "Room (+₹)",
  extraBed: "Extra bed (₹)",
  childWithBed: "Child with bed (₹)",
  childWithoutBed: "Child, no bed (₹)",
};

type TariffCardProps = { extraBeds?: string; plans: readonly PlanTexts[] };

/** Supplements per night, laid out like a hotel's printed tariff: meal plans, extra beds, children. Folded while unused. */
export function TariffCard({ extraBeds = "0", plans }: TariffCardProps) {
  const { id, errors } = useFormScope();
  const isUsed = extraBeds !== "0" || plans.some((row) => planAmounts.some((amount) => row[amount] !== ""));
  const isFaulty = Object.keys(errors).some((name) => /^(?:plan|included|extraBeds)/.test(name));
  return (
    <details open={isUsed || isFaulty} className="rounded-control border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Meals, extra beds and children (optional)
      </summary>
      <div className="mt-3 grid gap-5">
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="includedAdults"
            type="number"
            min={1}
            label="Adults in the price"
            hint="Empty: as many as fit"
          />
          <TextField name="extraBeds" type="number" min={0} label="Extra beds" defaultValue={extraBeds} />
        </div>
        <div id={fieldId(id, "plans")} tabIndex={-1} className="grid gap-4">
          <p className="text-sm text-ink2">
            Rupees a night. Leave a row empty that you do not offer; the beds cost the same with every rent.
          </p>
          {errors["plans"] ? <FieldError>{errors["plans"]}</FieldError> : null}
          {planCodes.map((code) => (
            <fieldset key={code} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              <legend className="mb-1 text-sm font-semibold">{planWords[code]}</legend>
              {planAmounts.map((amount) => (
                <TextField
                  key={amount}
                  name={planField(code, amount)}
                  label={labels[amount]}
                  inputMode="numeric"
                  defaultValue={plans.find((row) => row.code === code)?.[amount]}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </div>
    </details>
  );
}
