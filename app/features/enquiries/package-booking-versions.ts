import type { PackageBooking } from "#contract/package-bookings.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";

/** The fields to choose in a merge of a package booking. */
export const packageBookingFields: VersionField<TextsOf<PackageBooking>>[] = [
  { keys: ["status"], label: "Status" },
  { keys: ["total"], label: "Agreed total, ₹" },
  { keys: ["startDate"], label: "Start" },
  { keys: ["adults"], label: "Adults" },
  { keys: ["children"], label: "Children" },
  { keys: ["hotelClass"], label: "Hotels" },
  { keys: ["singleRooms"], label: "Rooms for one" },
  { keys: ["packageId", "package"], label: "Package", show: (booking) => booking.package },
  { keys: ["customerName"], label: "Customer name" },
  { keys: ["phoneNo"], label: "Phone" },
  { keys: ["email"], label: "Email" },
  { keys: ["specialRequest"], label: "Request" },
];
