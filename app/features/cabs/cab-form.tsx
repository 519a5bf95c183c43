import type { CabFormState } from "#app/features/cabs/cab-form-page.ts";
import { SentForm } from "#app/features/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { CabThanks } from "./cab-thanks.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

const vehicleOptions = [
  { value: "car", label: "Car" },
  { value: "suv", label: "SUV" },
  { value: "van", label: "Van" },
  { value: "bus", label: "Bus" },
];

const paymentOptions = [
  { value: "creditCard", label: "Credit card" },
  { value: "debitCard", label: "Debit card" },
  { value: "cash", label: "Cash" },
  { value: "onlineTransfer", label: "Online transfer" },
];

type CabFormProps = CabFormState & {
  /** The dialog it stands in, whose Okay closes it; without one it is a page. */
  dialogId?: string;
};

/** Everything a driver has to know. How one pays is asked, settled with the driver, and never sent. */
export function CabForm({
  complaints,
  aliases,
  today,
  idempotencyKey,
  typed,
  errors,
  message,
  dialogId,
}: CabFormProps) {
  const company = useCompany();
  const text = (name: string) => ({ name, defaultValue: typed[name], required: true, ...complaints[name] });
  const okay = dialogId ? (
    <DialogButton closes={dialogId} variant="primary">
      Okay
    </DialogButton>
  ) : undefined;
  return (
    <SentForm
      id="cab-form"
      api="CabBooking"
      action="/cab-services/book"
      aliases={aliases}
      thanks={<CabThanks okay={okay} />}
      idempotencyKey={idempotencyKey}
      made={typed["made"]}
      errors={errors}
      message={message}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" className="sm:col-span-2" {...text("customerName")} />
        <TextField
          type="tel"
          label="Contact"
          autoComplete="tel-national"
          inputMode="tel"
          pattern="[\d\s\-]*"
          data-least={10}
          {...text("phoneNo")}
        />
        <TextField type="email" label="Email" autoComplete="email" {...text("email")} />
        <TextField label="Pickup location" {...text("pickUpLocation")} />
        <TextField label="Drop location" {...text("dropLocation")} />
        <TextField type="date" label="Date of journey" min={today} {...text("dateOfJourney")} />
        <TextField type="time" label="Preferred time" {...text("preferredTime")} />
        <SelectField
          label="Preferred vehicle"
          placeholder="Select a vehicle"
          options={vehicleOptions}
          {...text("vehiclePreference")}
        />
        <SelectField
          label="Payment method"
          placeholder="Select a payment method"
          options={paymentOptions}
          data-kept=""
          {...text("paymentMethod")}
        />
        <TextareaField
          name="specialRequest"
          label="Additional requests"
          rows={3}
          defaultValue={typed["specialRequest"]}
          required={false}
          className="sm:col-span-2"
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary">
          Book a Cab Now
        </Button>
        {company.phone ? <p className="text-sm text-ink3">Or call {company.phone}.</p> : null}
      </div>
    </SentForm>
  );
}
