import type { Complaints } from "#contract/complaints.ts";
import { addDays } from "#contract/rules/stay.ts";
import { cancellationInShort } from "#app/content/cancellation-terms.ts";
import { SentForm } from "#app/features/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { AvailabilityPanel } from "./availability-panel.tsx";
import type { BookingFormState } from "./booking-form-state.ts";

type BookingFormProps = {
  hotelId?: number;
  hotels: readonly { value: number; label: string }[];
  today: string;
  idempotencyKey: string;
  complaints: Complaints;
  aliases: Readonly<Record<string, string>>;
  state: BookingFormState;
};

const adultOptions = [1, 2, 3, 4, 5].map((count) => ({ value: count, label: String(count) }));
const childOptions = [0, ...adultOptions.map(({ value }) => value)].map((count) => ({
  value: count,
  label: String(count),
}));

/** Everything a guest says about a stay. The free rooms and the total are there before it is sent; without scripts, at a button. */
export function BookingForm(props: BookingFormProps) {
  const { hotelId, hotels, today, idempotencyKey, complaints, aliases, state } = props;
  const { typed, errors, message, availability, nearest } = state;
  const field = (name: string) => ({ name, defaultValue: typed[name], required: true, ...complaints[name] });

  return (
    <free-rooms className="block">
      <SentForm
        id="booking"
        api="Booking"
        aliases={aliases}
        leads="/booking-status/{key}?sent"
        idempotencyKey={idempotencyKey}
        made={typed["made"]}
        errors={errors}
        message={errors && Object.keys(errors).length > 0 ? undefined : message}
      >
        {hotelId === undefined ? (
          <SelectField label="Hotel" placeholder="Choose a hotel" options={hotels} {...field("hotelId")} />
        ) : (
          <input type="hidden" name="hotelId" value={hotelId} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField type="date" label="Check-in" min={today} {...field("checkInDate")} />
          <TextField type="date" label="Check-out" min={addDays(today, 1)} {...field("checkOutDate")} />
          <SelectField
            label="Adults"
            placeholder="Select adults"
            options={adultOptions}
            {...field("adults")}
          />
          <SelectField
            label="Children"
            placeholder="Select children"
            options={childOptions}
            {...field("children")}
          />
        </div>
        <AvailabilityPanel
          availability={availability}
          nearest={nearest}
          chosen={typed["roomId"]}
          rooms={typed["rooms"]}
          problem={errors ? undefined : message}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" className="sm:col-span-2" {...field("customerName")} />
          <TextField type="email" label="Email" autoComplete="email" {...field("email")} />
          <TextField
            type="tel"
            label="Phone"
            autoComplete="tel-national"
            inputMode="numeric"
            hint="Ten digits, without +91"
            pattern="(?:[\s\-]*\d){10}[\s\-]*"
            {...field("phoneNo")}
          />
        </div>
        <TextareaField
          name="specialRequest"
          label="Special request"
          defaultValue={typed["specialRequest"]}
          required={false}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary">
            Book Now
          </Button>
          <p className="max-w-[44ch] text-sm text-ink3">
            Nothing to pay now. We confirm by phone or e-mail; until then you can change your mind.{" "}
            {cancellationInShort}
          </p>
        </div>
      </SentForm>
    </free-rooms>
  );
}
