import type { GuestPackageBooking, GuestStay, PackageBooking } from "#contract/package-bookings.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { presentStoredPrice } from "../tariffs/price-lines.ts";
import { storedAges } from "./journey.ts";
import type { PackageBookingRow } from "./package-bookings.queries.ts";
import { presentState } from "../requests/present-state.ts";
import type { staysOfPackage } from "./stays-of-package.queries.ts";

/** What staff see. */
export function presentPackageBooking(row: PackageBookingRow): PackageBooking {
  return {
    id: row.id,
    ...presentPackageBookingToGuest(row),
    createdAt: row.created_at,
    ...presentState(row),
  };
}

/** What a guest sees of the own enquiry. */
export function presentPackageBookingToGuest(row: PackageBookingRow): GuestPackageBooking {
  return {
    reference: row.reference,
    customerName: row.customer_name,
    email: row.email,
    phoneNo: row.phone,
    package: row.package_name,
    packageId: row.package_id,
    specialRequest: row.special_request,
    startDate: row.start_date,
    adults: row.adults,
    children: row.children,
    childAges: storedAges(row.child_ages),
    hotelClass: row.hotel_class,
    singleRooms: row.single_rooms,
    ...presentStoredPrice(row),
    status: row.status,
    ...presentAgreed(row),
  };
}

/** A stay as the guest of its package sees it. */
export function presentStayToGuest(row: Awaited<ReturnType<typeof staysOfPackage>>[number]): GuestStay {
  return {
    reference: row.reference,
    checkInDate: row.arrival,
    checkOutDate: row.departure,
    hotel: row.hotel_name,
    hotelId: row.hotel_deleted_at === null ? row.hotel_id : null,
    rooms: row.rooms,
    roomType: row.room_type ?? "",
  };
}
