import type { ExtraShown } from "#contract/extras.ts";
import { addDays } from "#contract/rules/stay.ts";
import { EntryPanel } from "#app/features/short-lists/entry-panel.tsx";
import type { FormRefusal } from "#app/features/records/form-refusal.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ExtrasPage } from "./answer-extras.ts";
import { askedOptions, perOptions } from "./extra-words.ts";

type ExtraPanelProps = { page: ExtrasPage; refusal: FormRefusal | undefined };

/** The form of a new extra, and of the one that is opened, in its panel. */
export function ExtraPanel({ page: { hotels, opened, idempotencyKey }, refusal }: ExtraPanelProps) {
  return (
    <EntryPanel
      id="extra"
      name="an extra"
      lead="Bookings that have it keep the price they were told."
      href="/control/extras"
      opened={opened && { id: opened.id, name: opened.name, texts: textsOf(opened) }}
      {...{ idempotencyKey, refusal }}
      add="Add this extra"
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField name="name" label="Name" hint="Guests read it: Heating, Airport pick-up" required />
        <TextField name="price" label="Price (₹)" inputMode="numeric" required />
        <SelectField name="per" label="Charged by" options={perOptions} />
        <SelectField
          name="hotelId"
          label="House"
          options={[{ value: "", label: "All houses" }, ...hotels.houses]}
        />
        <SelectField name="asked" label="Guests" options={askedOptions} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField type="date" name="from" label="First night" required={false} />
        <TextField
          type="date"
          name="last"
          label="Last night"
          hint="Without dates it is charged all year"
          required={false}
        />
      </div>
    </EntryPanel>
  );
}

function textsOf({ name, price, per, hotelId, asked, from, to, version }: ExtraShown) {
  return {
    name,
    price: String(price),
    per,
    hotelId: hotelId === null ? "" : String(hotelId),
    asked,
    from: from ?? "",
    last: to === null ? "" : addDays(to, -1),
    version: String(version),
  };
}
