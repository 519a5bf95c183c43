import { useState } from "react";
import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { daysFrom, fitPlan, type PackageFormValues } from "./package-form-values.ts";
import { FactFields } from "./fact-fields.tsx";
import { PlanField } from "./plan-field.tsx";
import { TariffFields } from "./tariff/tariff-fields.tsx";
import { errorsOfTariff } from "./tariff/tariff-body.ts";
import { WordListField } from "./word-list-field.tsx";

type PackageFormProps = {
  values: PackageFormValues;
  /** The package as it was when the form was opened. */
  base?: PackageFormValues;
  errors?: FieldErrors;
  message?: string;
};

const order =
  "tourName description startingRate location numberOfDays highlights features tourPlan season groupSize car effort notIncluded tariff";

/** The form of a new package and of a changed one. */
export function PackageForm({ values, base, errors, message }: PackageFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const [days, setDays] = useState(daysFrom(values.numberOfDays));
  const [plan, setPlan] = useState(values.plan);

  function changeDays(text: string): void {
    const wanted = daysFrom(text);
    setDays(wanted);
    if (wanted > plan.length) setPlan(fitPlan(plan, wanted));
  }

  const numberOfDays = useEarlyInput<HTMLInputElement>(changeDays);

  return (
    <FormScope id="package" errors={errors && errorsOfTariff(errors)} order={order}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        {values.version ? <input type="hidden" name="version" value={values.version} /> : null}
        <BaseSnapshot base={base} />
        <TextField name="tourName" label="Tour name" defaultValue={values.tourName} required />
        <TextareaField
          name="description"
          label="Tour description"
          rows={5}
          defaultValue={values.description}
          required
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            name="startingRate"
            label="Tour starting price (₹)"
            inputMode="numeric"
            defaultValue={values.startingRate}
            required
          />
          <TextField name="location" label="Tour location" defaultValue={values.location} required />
          <TextField
            name="numberOfDays"
            label="Number of days"
            inputMode="numeric"
            defaultValue={values.numberOfDays}
            ref={numberOfDays}
            onChange={(event) => changeDays(event.target.value)}
            required
          />
        </div>
        <WordListField
          name="highlights"
          label="Tour highlights"
          singular="highlight"
          entries={values.highlights}
        />
        <WordListField name="features" label="Tour features" singular="feature" entries={values.features} />
        <PlanField plan={plan} days={days} />
        <FactFields values={values} />
        <TariffFields tariff={values.tariff} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <LinkButton href="/control/packages" variant="outline">
            Cancel
          </LinkButton>
          <Button type="submit" busy={isSaving}>
            Submit
          </Button>
        </div>
      </WatchedForm>
    </FormScope>
  );
}
