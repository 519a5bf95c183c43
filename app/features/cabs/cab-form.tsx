import { cabBookingForm, cabBookingMessages, paymentChoice } from "#contract/cab-bookings.ts";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import { constraintsOf } from "#contract/constraints.ts";
import { type FormState, PublicForm } from "#app/features/forms/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import type { CabFormStart } from "./cab-form-page.ts";
import { EstimateSum } from "#app/features/estimate/estimate-sum.tsx";
import { CabJourney } from "./cab-journey.tsx";
import { placesOf } from "./cab-places.ts";
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

const constraints = {
  ...constraintsOf(cabBookingForm, { dateOfJourney: cabBookingMessages.past }),
  ...constraintsOf(paymentChoice),
};

const order =
  "customerName phoneNo email cabRateId days pickUpLocation dropLocation dateOfJourney preferredTime vehiclePreference paymentMethod specialRequest";

type CabFormProps = CabFormStart & {
  state?: FormState & { price?: JourneyPrice | undefined };
  /** The dialog that contains it, which Okay closes; left out on a page of its own. */
  dialogId?: string;
};

/** The cab request form. The payment method is validated but not stored: guests pay the driver. */
export function CabForm({ today, rates, state = {}, dialogId }: CabFormProps) {
  const company = useCompany();
  const okay = dialogId ? (
    <DialogButton closes={dialogId} variant="primary">
      Okay
    </DialogButton>
  ) : undefined;
  return (
    <live-estimate
      data-price="CabRate/price"
      data-fields={`cabRateId! vehicle!=vehiclePreference days${company.addsTax ? " dateOfJourney" : ""}`}
      data-places={JSON.stringify(placesOf(rates))}
    >
      <PublicForm
        counted="cabBookings"
        id="cab-form"
        action="/cab-services/book"
        constraints={constraints}
        order={order}
        state={state}
        thanks={<CabThanks okay={okay} />}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="customerName" label="Name" autoComplete="name" className="sm:col-span-2" />
          <TextField type="tel" name="phoneNo" label="Contact" autoComplete="tel-national" inputMode="tel" />
          <TextField type="email" name="email" label="Email" autoComplete="email" />
          {rates.length > 0 ? <CabJourney rates={rates} /> : null}
          <TextField name="pickUpLocation" label="Pickup location" />
          <TextField name="dropLocation" label="Drop location" />
          <TextField type="date" name="dateOfJourney" label="Date of journey" min={today} />
          <TextField type="time" name="preferredTime" label="Preferred time" />
          <SelectField
            name="vehiclePreference"
            label="Preferred vehicle"
            placeholder="Select a vehicle"
            options={vehicleOptions}
          />
          <SelectField
            name="paymentMethod"
            label="Payment method"
            placeholder="Select a payment method"
            options={paymentOptions}
          />
          <TextareaField
            name="specialRequest"
            label="Additional requests"
            required={false}
            rows={3}
            className="sm:col-span-2"
          />
        </div>
        {rates.length > 0 ? <EstimateSum price={state.price} /> : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary">
            Book a Cab Now
          </Button>
          {company.phone ? <p className="text-sm text-ink3">Or call {company.phone}.</p> : null}
        </div>
      </PublicForm>
    </live-estimate>
  );
}
