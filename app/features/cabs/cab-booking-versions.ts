import type { CabBooking } from "#contract/cab-bookings.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";

/** The fields to choose in a merge of a cab booking. */
export const cabBookingFields: VersionField<TextsOf<CabBooking>>[] = [
  { keys: ["assignedTo"], label: "Vehicle and driver" },
  { keys: ["status"], label: "Status" },
  { keys: ["total"], label: "Agreed total, ₹" },
  { keys: ["pickUpLocation"], label: "Pickup" },
  { keys: ["dropLocation"], label: "Drop" },
  { keys: ["dateOfJourney"], label: "Date of journey" },
  { keys: ["preferredTime"], label: "Preferred time" },
  {
    keys: ["vehiclePreference"],
    label: "Vehicle preference",
    show: ({ vehiclePreference }) => vehicleLabel(vehiclePreference),
  },
  {
    keys: ["cabRateId"],
    label: "Price of the list",
    show: ({ cabRateId }) => (cabRateId ? `No. ${cabRateId}` : "None"),
  },
  { keys: ["days"], label: "Days" },
  { keys: ["customerName"], label: "Customer name" },
  { keys: ["phoneNo"], label: "Phone" },
  { keys: ["email"], label: "Email" },
  { keys: ["specialRequest"], label: "Special request" },
];
