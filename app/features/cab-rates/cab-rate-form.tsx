import { Form, useNavigation } from "react-router";
import type { CabRate } from "#contract/cab-rates.ts";
import { vehicles } from "#contract/rules/cab-price.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import { type Refused, refusalOf } from "#app/features/records/refused.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import type { CabRatesPage } from "./answer-cab-rates.ts";
import { journeyName, perOptions } from "./cab-rate-words.ts";

type CabRateFormProps = { page: CabRatesPage; refusal: Refused | undefined };

/** The form of a new price, and of the one that is opened, in its panel. */
export function CabRatePanel(props: CabRateFormProps) {
  const { opened } = props.page;
  const title = opened ? `Change ${journeyName(opened)}` : "Add a price";
  return (
    <div id="rate" className="scroll-mt-6">
      <OfficePanel title={title} lead="Requests keep the price that their guests were told.">
        <CabRateForm {...props} />
      </OfficePanel>
    </div>
  );
}

function CabRateForm({ page: { opened, idempotencyKey }, refusal }: CabRateFormProps) {
  const isSaving = useNavigation().state !== "idle";
  const { errors, message, typed } = refusalOf(refusal, "save");
  const values: Record<string, string> = { ...(opened && textsOf(opened)), ...typed };
  return (
    <FormScope id="rate" errors={errors} values={values}>
      <Form method="post" noValidate className="grid gap-5">
        <FormErrorSummary message={message} />
        <input type="hidden" name="key" value={values["key"] ?? idempotencyKey} />
        {opened ? (
          <>
            <input type="hidden" name="id" value={opened.id} />
            <input type="hidden" name="version" value={values["version"]} />
          </>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField name="per" label="A price for" options={perOptions} />
          <TextField name="from" label="From" hint="Of a route: Srinagar airport" required={false} />
          <TextField name="to" label="To" hint="Gulmarg and back" required={false} />
        </div>
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          {vehicles.map((vehicle) => (
            <TextField
              key={vehicle}
              name={vehicle}
              label={`${vehicleLabel(vehicle)} (₹)`}
              inputMode="numeric"
              required={false}
            />
          ))}
        </div>
        <TextareaField
          name="note"
          label="Note for guests"
          hint="Where the local union's cars take over, what is not in the price"
          rows={2}
          required={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" busy={isSaving}>
            {opened ? "Save the changes" : "Add this price"}
          </Button>
          {opened ? (
            <LinkButton href="/control/cab-rates" variant="outline">
              Cancel
            </LinkButton>
          ) : null}
        </div>
      </Form>
    </FormScope>
  );
}

function textsOf({ per, from, to, car, suv, van, bus, note, version }: CabRate) {
  const amount = (rupees: number | null) => (rupees === null ? "" : String(rupees));
  return {
    per,
    from,
    to,
    note,
    version: String(version),
    car: amount(car),
    suv: amount(suv),
    van: amount(van),
    bus: amount(bus),
  };
}
