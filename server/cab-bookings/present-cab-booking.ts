import type { CabBooking, CabBookingForm, GuestCabBooking } from "#contract/cab-bookings.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { presentStoredPrice } from "../tariffs/price-lines.ts";
import type { CabBookingRow } from "./cab-bookings.queries.ts";
import { presentState } from "../requests/present-state.ts";

/** What staff see. */
export function presentCabBooking(row: CabBookingRow): CabBooking {
  return {
    id: row.id,
    ...presentCabBookingToGuest(row),
    assignedTo: row.assigned_to,
    cabRateId: row.cab_rate_id,
    createdAt: row.created_at,
    ...presentState(row),
  };
}

/** What a guest sees of the own cab booking. */
export function presentCabBookingToGuest(row: CabBookingRow): GuestCabBooking {
  return {
    reference: row.reference,
    customerName: row.customer_name,
    email: row.email,
    phoneNo: row.phone,
    pickUpLocation: row.pick_up_location,
    dropLocation: row.drop_location,
    dateOfJourney: row.journey_date,
    preferredTime: row.preferred_time,
    vehiclePreference: row.vehicle,
    specialRequest: row.special_request,
    days: row.days,
    ...presentStoredPrice(row),
    status: row.status,
    ...presentAgreed(row),
  };
}

/** The columns that both forms have, the guest's and the staff's. */
export function toColumns(form: CabBookingForm) {
  return {
    customer_name: form.customerName,
    email: form.email,
    phone: form.phoneNo,
    pick_up_location: form.pickUpLocation,
    drop_location: form.dropLocation,
    journey_date: form.dateOfJourney,
    preferred_time: form.preferredTime,
    vehicle: form.vehiclePreference,
    special_request: form.specialRequest,
  };
}
