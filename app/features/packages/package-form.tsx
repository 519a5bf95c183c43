import { useState } from "react";
import { useNavigation } from "react-router";
import { RecordForm, type RecordFormProps } from "#app/features/merge/record-form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { daysFrom, fitPlan, type PackageFormValues } from "./package-form-values.ts";
import { FactFields } from "./fact-fields.tsx";
import { PlanField } from "./plan-field.tsx";
import { TariffFields } from "./tariff/tariff-fields.tsx";
import { errorsOfTariff } from "./tariff/tariff-body.ts";
import { WordListField } from "./word-list-field.tsx";

const order =
  "tourName description startingRate location numberOfDays highlights features tourPlan season groupSize car effort notIncluded tariff";

/** The form of a new package and of a changed one. */
export function PackageForm({ values, errors, ...form }: RecordFormProps<PackageFormValues>) {
  const isSaving = useNavigation().state !== "idle";
  const { highlights, features, plan: storedPlan, notIncluded: _, tariff, ...texts } = values;
  const [days, setDays] = useState(daysFrom(values.numberOfDays));
  const [plan, setPlan] = useState(storedPlan);

  function changeDays(text: string): void {
    const wanted = daysFrom(text);
    setDays(wanted);
    if (wanted > plan.length) setPlan(fitPlan(plan, wanted));
  }

  const numberOfDays = useEarlyInput<HTMLInputElement>(changeDays);

  return (
    <RecordForm id="package" values={texts} errors={errors && errorsOfTariff(errors)} order={order} {...form}>
      <TextField name="tourName" label="Tour name" required />
      <TextareaField name="description" label="Tour description" rows={5} required />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField name="startingRate" label="Tour starting price (₹)" inputMode="numeric" required />
        <TextField name="location" label="Tour location" required />
        <TextField
          name="numberOfDays"
          label="Number of days"
          inputMode="numeric"
          ref={numberOfDays}
          onChange={(event) => changeDays(event.target.value)}
          required
        />
      </div>
      <WordListField name="highlights" label="Tour highlights" singular="highlight" entries={highlights} />
      <WordListField name="features" label="Tour features" singular="feature" entries={features} />
      <PlanField plan={plan} days={days} />
      <FactFields values={values} />
      <TariffFields tariff={tariff} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <LinkButton href="/control/packages" variant="outline">
          Cancel
        </LinkButton>
        <Button type="submit" busy={isSaving}>
          Submit
        </Button>
      </div>
    </RecordForm>
  );
}
