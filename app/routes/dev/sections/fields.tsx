import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { StarsField } from "#app/ui/stars-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { Section } from "./section.tsx";

const errors = {
  phone: "Enter all ten digits",
  guests: "Please select guests",
  rating: "Choose one to five stars",
  terms: "Please agree to the terms",
};
const guests = [1, 2, 3, 4].map((value) => ({ value, label: value === 1 ? "1 guest" : `${value} guests` }));
const areas = ["Dal and Nigeen", "Gulmarg", "Pahalgam"].map((label) => ({ value: label, label }));

export function FieldSection() {
  return (
    <Section title="Fields">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <FormScope id="calm">
          <Fields title="As it starts" />
        </FormScope>
        <FormScope id="wrong" errors={errors}>
          <Fields title="With errors" />
        </FormScope>
      </div>
    </Section>
  );
}

function Fields({ title }: { title: string }) {
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      className="grid gap-5 rounded-panel bg-surface p-6 shadow-mid"
    >
      <FormErrorSummary />
      <TextField name="name" label="Name" autoComplete="name" placeholder="As on your booking" required />
      <TextField
        name="phone"
        label="Mobile number"
        type="tel"
        hint="Ten digits, without spaces"
        defaultValue="98 4500"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="date" label="Start date" type="date" />
        <TextField name="time" label="Pick-up time" type="time" />
        <TextField name="rooms" label="Rooms" type="number" min={1} defaultValue={1} />
        <SelectField name="guests" label="Guests" options={guests} placeholder="Choose" />
      </div>
      <TextareaField name="note" label="Anything we should know?" required={false} />
      <TextField name="locked" label="Booking number" defaultValue="CO-2042" disabled />
      <ChoiceField kind="radio" name="area" label="Area" options={areas} defaultValue={["Gulmarg"]} />
      <StarsField name="rating" label="How was the journey?" defaultValue={4} />
      <CheckboxField name="terms" label="I agree to the terms of booking" />
      <div>
        <Button type="submit" variant="primary">
          Send enquiry
        </Button>
      </div>
    </form>
  );
}
