import { GuestLinkForm } from "#app/features/guest-link/guest-link-form.tsx";
import type { CabBooking } from "#contract/cab-bookings.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { RequestDetails } from "#app/features/records/request-details.tsx";
import type { DetailsProps } from "#app/features/records/request-list.ts";
import { AgreedTotalField } from "#app/features/payments/agreed-total-field.tsx";
import { RequestMoney } from "#app/features/payments/journey/request-money.tsx";
import { TellAnswer } from "#app/features/payments/journey/tell-answer.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CabBookingFacts } from "./cab-booking-facts.tsx";
import { CabJourneyEdit } from "./cab-journey-edit.tsx";
import { cabBookingFields } from "./cab-booking-versions.ts";
import { cabMessage } from "./cab-message.ts";

/** A cab request with its status, vehicle and driver. */
export function CabBookingDetails(props: DetailsProps<CabBooking>) {
  const { record } = props;
  const message = cabMessage(useTemplates().cabBookings, record, agreedTaxes(useCompany()));
  return (
    <RequestDetails
      {...props}
      kind="cabBookings"
      title="Cab Booking Details"
      above={record.reference}
      versionFields={cabBookingFields}
      deleteLabel="Delete Booking"
      tell={<TellAnswer record={record} message={message} />}
      notes={
        <>
          <TextField
            key={`driver ${record.assignedTo}`}
            name="assignedTo"
            label="Vehicle and driver"
            hint="Seen by staff only"
            required={false}
          />
          <CabJourneyEdit
            key={`journey ${record.cabRateId} ${record.vehiclePreference} ${record.days}`}
            booking={record}
            rates={props.rates}
          />
          <AgreedTotalField key={`total ${record.total}`} />
        </>
      }
    >
      <CabBookingFacts booking={record} message={message} />
      <RequestMoney field="cabBookingId" record={record} money={props.money} message={message} />
      <GuestLinkForm booking={record} until="30 days after the journey" made={props.guestLink} />
    </RequestDetails>
  );
}
