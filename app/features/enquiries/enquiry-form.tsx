import { TaxNote } from "#app/features/company/tax-note.tsx";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import { packageBookingForm } from "#contract/package-bookings.ts";
import type { PackageTariff } from "#contract/package-tariff.ts";
import { constraintsOf } from "#contract/constraints.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type FormState, PublicForm } from "#app/features/forms/public-form.tsx";
import { EstimateSum } from "#app/features/estimate/estimate-sum.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { EnquiryThanks } from "./enquiry-thanks.tsx";
import { JourneyFields } from "./journey-fields.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";

type EnquiryFormProps = {
  tour: { id: number; startingRate: number; tariff: PackageTariff | null };
  state: FormState & { price?: JourneyPrice | undefined };
  /** Reference and guest key of the sent enquiry, from the address; null before. */
  sent: { reference: string; page: string } | null;
  today: string;
};

const constraints = constraintsOf(packageBookingForm);

const order =
  "customerName email phoneNo startDate adults children childAges hotelClass singleRooms specialRequest";

/** The enquiry form of a tour, below its starting price and above the link to booking. */
export function EnquiryForm({ tour, state, sent, today }: EnquiryFormProps) {
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      className="far grid gap-4 rounded-panel border border-line bg-surface p-6 shadow-mid [--far:73rem] print:hidden"
    >
      <h2 id="enquiry-title" className="text-card">
        Enquire about this journey
      </h2>
      <p>
        <span className="text-sm text-ink3">From </span>
        <span className="num text-2xl font-semibold">{formatRupees(tour.startingRate)}</span>
        <span className="text-sm text-ink3"> per person, twin sharing</span>
        <TaxNote />
      </p>
      {sent === null ? (
        <live-estimate
          data-price={`Package/price?packageId=${tour.id}`}
          data-fields="startDate adults! children childAges hotelClass singleRooms"
        >
          <PublicForm
            counted="packageBookings"
            id="enquiry-form"
            action={`/package/${tour.id}#enquiry`}
            constraints={constraints}
            order={order}
            state={state}
            thanks={<EnquiryThanks reference="" page="" />}
          >
            <input type="hidden" name="packageId" value={tour.id} />
            <TextField name="customerName" label="Name" autoComplete="name" />
            <TextField name="email" type="email" label="Email" autoComplete="email" />
            <TextField name="phoneNo" type="tel" label="Phone" autoComplete="tel-national" inputMode="tel" />
            <JourneyFields
              tariff={tour.tariff}
              today={today}
              minors={Number(state.typed?.["children"]) || 0}
            />
            <TextareaField name="specialRequest" label="Message" />
            <EstimateSum price={state.price} />
            <Button type="submit" variant="primary" wide>
              Send enquiry
            </Button>
            <p className="text-center text-sm text-ink3">Nothing is booked by asking.</p>
          </PublicForm>
        </live-estimate>
      ) : (
        <div role="status">
          <EnquiryThanks {...sent} />
        </div>
      )}
      <p className="border-t border-line pt-4 text-sm text-ink2">
        Sure of your dates? <TextLink href={`/booking?package=${tour.id}`}>Click here to Book Now</TextLink>
      </p>
    </section>
  );
}
