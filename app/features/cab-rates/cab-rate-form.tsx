import type { CabRate } from "#contract/cab-rates.ts";
import { vehicles } from "#contract/rules/cab-price.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import { EntryPanel } from "#app/features/short-lists/entry-panel.tsx";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import type { CabRatesPage } from "./answer-cab-rates.ts";
import { journeyName, perOptions } from "./cab-rate-words.ts";

type CabRatePanelProps = { page: CabRatesPage; refusal: FormRefusal | undefined };

/** The panel with the form of a new rate, or of the opened one. */
export function CabRatePanel({ page: { opened, idempotencyKey }, refusal }: CabRatePanelProps) {
  return (
    <EntryPanel
      id="rate"
      name="a price"
      lead="Requests keep the price that their guests were told."
      href="/control/cab-rates"
      opened={opened && { id: opened.id, name: journeyName(opened), texts: textsOf(opened) }}
      {...{ idempotencyKey, refusal }}
      add="Add this price"
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField name="per" label="A price for" options={perOptions} />
        <TextField name="from" label="From" hint="Of a route: Srinagar airport" />
        <TextField name="to" label="To" hint="Gulmarg and back" />
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
    </EntryPanel>
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
