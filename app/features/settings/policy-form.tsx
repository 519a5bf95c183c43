import { Form, useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField, type Option } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { TermsTexts } from "./policy-rows.ts";

type PolicyFormProps = {
  /** What its fields are told apart by, where several stand on one page. */
  id: string;
  terms: TermsTexts;
  version: string;
  errors: FieldErrors;
  message?: string | undefined;
  /** Houses to choose from; none for the company's own terms, or those of one house. */
  houses?: readonly Option[];
  /** Terms of a house that already has its own can be taken away. */
  canRemove?: boolean;
};

/** Advance, balance and what a cancelled stay costs: the company's, or one house's. */
export function PolicyForm({
  id,
  terms,
  version,
  errors,
  message,
  houses,
  canRemove = false,
}: PolicyFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const ladderError = errors["ladder"];
  return (
    <FormScope id={id} errors={errors}>
      <Form method="post" noValidate className="grid gap-5">
        <FormErrorSummary message={message ?? ladderError} />
        <input type="hidden" name="version" value={version} />
        {houses ? (
          <SelectField name="hotelId" label="House" placeholder="Choose a house" options={houses} required />
        ) : (
          <input type="hidden" name="hotelId" value={terms.hotelId} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="advancePercent"
            label="Advance, percent"
            inputMode="numeric"
            required
            defaultValue={terms.advancePercent}
          />
          <TextField
            name="leastAdvance"
            label="At least, ₹"
            inputMode="numeric"
            required
            defaultValue={terms.leastAdvance}
            hint="A stay that costs less is paid whole"
          />
          <TextField
            name="advanceDueDays"
            label="Advance due within, days"
            inputMode="numeric"
            required
            defaultValue={terms.advanceDueDays}
            hint="Counted from the day we accept"
          />
          <TextField
            name="balanceDueDays"
            label="Balance due before arrival, days"
            inputMode="numeric"
            required
            defaultValue={terms.balanceDueDays}
            hint="0 is on arrival"
          />
        </div>
        <table className="compact w-full max-w-md text-sm">
          <caption className="pb-2 text-start font-semibold">
            What a cancelled stay costs, most days first
          </caption>
          <thead>
            <tr>
              <th scope="col" className="pe-3 pb-2 text-start font-semibold">
                Days before arrival, or more
              </th>
              <th scope="col" className="pb-2 text-start font-semibold">
                Percent of the stay
              </th>
            </tr>
          </thead>
          <tbody>
            {terms.days.map((days, index) => (
              // A step has no name but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${days || "new"} ${index}`}>
                <td className="pe-3 pb-2">
                  <input
                    name="days"
                    defaultValue={days}
                    inputMode="numeric"
                    aria-label={`Step ${index + 1}: days before arrival`}
                    className="control w-28"
                  />
                </td>
                <td className="pb-2">
                  <input
                    name="percent"
                    defaultValue={terms.percent[index]}
                    inputMode="numeric"
                    aria-label={`Step ${index + 1}: percent`}
                    className="control w-28"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-[64ch] text-sm text-ink3">
          Later than the last step, and for guests who never came, it is the last step&rsquo;s percent. Stays
          that were accepted keep the terms they were accepted under.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
          {canRemove ? (
            <Button type="submit" name="intent" value="remove" variant="destructive-ghost" busy={isSaving}>
              Take these terms away
            </Button>
          ) : null}
        </div>
      </Form>
    </FormScope>
  );
}
