import { packageBookingForm, packageBookingMessages } from "#contract/package-bookings.ts";
import { constraintsOf } from "#contract/constraints.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type FormState, PublicForm } from "#app/features/forms/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type EnquiryFormProps = {
  tour: { id: number; startingRate: number };
  state: FormState;
  /** The reference of the enquiry that was sent, as the address has it; null before. */
  sent: string | null;
  today: string;
};

const constraints = constraintsOf(packageBookingForm);

/** Asks about a tour; the price it starts at stands above, the way for those who are sure below. */
export function EnquiryForm({ tour, state, sent, today }: EnquiryFormProps) {
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
        <span className="text-sm text-ink3"> per person, twin sharing</span>
      </p>
      {sent === null ? (
        <PublicForm
          counted="packageBookings"
          id="enquiry-form"
          action={`/package/${tour.id}#enquiry`}
          constraints={constraints}
          state={state}
          thanks={<Thanks reference="" />}
        >
          <input type="hidden" name="packageId" value={tour.id} />
          <TextField name="customerName" label="Name" autoComplete="name" />
          <TextField name="email" type="email" label="Email" autoComplete="email" />
          <TextField name="phoneNo" type="tel" label="Phone" autoComplete="tel-national" inputMode="tel" />
          <div className="grid gap-5 sm:grid-cols-[3fr_2fr] sm:gap-3">
            <TextField name="startDate" type="date" label="Start date" min={today} required={false} />
            <TextField
              name="people"
              type="number"
              label="People"
              min={1}
              max={99}
              inputMode="numeric"
              required={false}
            />
          </div>
          <TextareaField name="specialRequest" label="Message" />
          <Button type="submit" variant="primary" wide>
            Send enquiry
          </Button>
          <p className="text-center text-sm text-ink3">A planner answers; nothing is booked by asking.</p>
        </PublicForm>
      ) : (
        <div role="status">
          <Thanks reference={sent} />
        </div>
      )}
      <p className="border-t border-line pt-4 text-sm text-ink2">
        Sure of your dates? <TextLink href={`/booking?package=${tour.id}`}>Click here to Book Now</TextLink>
      </p>
    </section>
  );
}

/** The page's script fills in the reference that came with the reply. */
function Thanks({ reference }: { reference: string }) {
  const isReference = /^[A-Z]{2,3}-[A-Z0-9]{4,12}$/.test(reference);
  return (
    <div className="grid gap-2 rounded-control bg-meadow-soft p-4 text-meadow">
      <p className="font-medium">{packageBookingMessages.created}</p>
      <p className="text-sm">
        Your reference: <b data-reference="">{isReference ? reference : ""}</b>
      </p>
    </div>
  );
}
