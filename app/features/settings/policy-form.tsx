import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField, type Option } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LadderFields } from "./ladder-fields.tsx";
import type { TermsTexts } from "./policy-rows.ts";

type PolicyFormProps = {
  /** Prefix of its field ids, unique on the page. */
  id: string;
  /** React key of its fields: another one resets them, but keeps the form, and so the focus on its button. */
  resetKey: string | number;
  terms: TermsTexts;
  version: string;
  errors: FieldErrors;
  message?: string | undefined;
  /** Hotels to choose from; left out for the company's own terms, and those of a given hotel. */
  houses?: readonly Option[];
  /** The terms can be removed: they are those of a hotel with terms of its own. */
  canRemove?: boolean;
};

const order = "hotelId advancePercent leastAdvance advanceDueDays balanceDueDays ladder";

/** The form of advance, balance and cancellation ladder, of the company or of a hotel. */
export function PolicyForm({
  id,
  resetKey,
  terms,
  version,
  errors,
  message,
  houses,
  canRemove = false,
}: PolicyFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { days: _, percent: __, ...texts } = terms;
  return (
    <FormScope id={id} errors={errors} values={texts} order={order}>
      <WatchedForm noValidate preventScrollReset className="grid gap-5">
        <FormErrorSummary {...(message === undefined ? {} : { message })} />
        <input type="hidden" name="version" value={version} />
        <div key={resetKey} className="grid gap-5">
          {houses ? (
            <>
              <input type="hidden" name="form" value="new" />
              <SelectField
                name="hotelId"
                label="House"
                placeholder="Choose a house"
                options={houses}
                required
              />
            </>
          ) : (
            <input type="hidden" name="hotelId" value={terms.hotelId} />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="advancePercent" label="Advance, percent" inputMode="numeric" required />
            <TextField
              name="leastAdvance"
              label="At least, ₹"
              inputMode="numeric"
              required
              hint="A stay that costs less is paid whole"
            />
            <TextField
              name="advanceDueDays"
              label="Advance due within, days"
              inputMode="numeric"
              required
              hint="Counted from the day we accept"
            />
            <TextField
              name="balanceDueDays"
              label="Balance due before arrival, days"
              inputMode="numeric"
              required
              hint="0 is on arrival"
            />
          </div>
          <LadderFields terms={terms} />
          <p className="max-w-[64ch] text-sm text-ink3">
            Later than the last step, and for guests who never came, it is the last step&rsquo;s percent.
            Stays that were accepted keep the terms they were accepted under.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
          {canRemove ? (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="destructive-ghost"
              busy={isSaving}
              data-goes-on=""
            >
              Take these terms away
            </Button>
          ) : null}
        </div>
      </WatchedForm>
    </FormScope>
  );
}
