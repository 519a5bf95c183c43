import { packageBookingForm, packageBookingMessages } from "#contract/package-bookings.ts";
import { constraintsOf } from "#contract/constraints.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type FormState, PublicForm } from "#app/features/forms/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type EnquiryFormProps = {
  tour: { id: number; startingRate: number };
  state: FormState;
  isSent: boolean;
};

const constraints = constraintsOf(packageBookingForm);

/** Asks about a tour; the price it starts at stands above. */
export function EnquiryForm({ tour, state, isSent }: EnquiryFormProps) {
  const thanks = (
    <p className="rounded-control bg-meadow-soft p-4 font-medium text-meadow">
      {packageBookingMessages.created}
    </p>
  );
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      className="grid scroll-mt-28 gap-4 rounded-panel border border-line bg-surface p-6 shadow-mid print:hidden"
    >
      <h2 id="enquiry-title" className="text-card">
        Enquire about this journey
      </h2>
      <p>
        <span className="text-sm text-ink3">From </span>
        <span className="num text-2xl font-semibold">{formatRupees(tour.startingRate)}</span>
        <span className="text-sm text-ink3"> per person</span>
      </p>
      {isSent ? (
        <div role="status">{thanks}</div>
      ) : (
        <PublicForm
          id="enquiry-form"
          action={`/package/${tour.id}#enquiry`}
          constraints={constraints}
          state={state}
          thanks={thanks}
        >
          <input type="hidden" name="packageId" value={tour.id} />
          <TextField name="customerName" label="Name" autoComplete="name" />
          <TextField name="email" type="email" label="Email" autoComplete="email" />
          <TextField name="phoneNo" type="tel" label="Phone" autoComplete="tel-national" inputMode="tel" />
          <TextareaField name="specialRequest" label="Message" />
          <Button type="submit" variant="primary" wide>
            Send enquiry
          </Button>
          <p className="text-center text-sm text-ink3">A planner answers; nothing is booked by asking.</p>
        </PublicForm>
      )}
    </section>
  );
}
