import type { Complaints } from "#contract/complaints.ts";
import { packageBookingMessages } from "#contract/package-bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { SentForm } from "#app/features/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

export type EnquiryState = {
  typed: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
  isSent: boolean;
};

type EnquiryFormProps = {
  tour: { id: number; startingRate: number };
  complaints: Complaints;
  idempotencyKey: string;
  state: EnquiryState;
};

/** Asks about a tour; the price it starts at stands above. */
export function EnquiryForm({ tour, complaints, idempotencyKey, state }: EnquiryFormProps) {
  const { typed, errors, message, isSent } = state;
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
        <SentForm
          id="enquiry-form"
          api="PackageBooking"
          action={`/package/${tour.id}#enquiry`}
          thanks={thanks}
          idempotencyKey={idempotencyKey}
          made={typed["made"]}
          errors={errors}
          message={errors && Object.keys(errors).length > 0 ? undefined : message}
        >
          <input type="hidden" name="packageId" value={tour.id} />
          <TextField
            name="customerName"
            label="Name"
            autoComplete="name"
            defaultValue={typed["customerName"]}
            required
            {...complaints["customerName"]}
          />
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            defaultValue={typed["email"]}
            required
            {...complaints["email"]}
          />
          <TextField
            name="phoneNo"
            type="tel"
            label="Phone"
            autoComplete="tel-national"
            inputMode="tel"
            pattern="[\d\s\-]{10,}"
            defaultValue={typed["phoneNo"]}
            required
            {...complaints["phoneNo"]}
          />
          <TextareaField
            name="specialRequest"
            label="Message"
            defaultValue={typed["specialRequest"]}
            required
            {...complaints["specialRequest"]}
          />
          <Button type="submit" variant="primary" wide>
            Send enquiry
          </Button>
          <p className="text-center text-sm text-ink3">A planner answers; nothing is booked by asking.</p>
        </SentForm>
      )}
    </section>
  );
}
