import type { PackageBooking } from "#contract/package-bookings.ts";
import { presentAgreed } from "../stay-terms/present-agreed.ts";
import { presentKept } from "../tariffs/price-lines.ts";
import { storedAges } from "./journey.ts";
import type { PackageBookingRow } from "./package-bookings.queries.ts";

export function presentPackageBooking(row: PackageBookingRow): PackageBooking {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    email: row.email,
    phoneNo: row.phone,
    packageId: row.package_id,
    package: row.package_name,
    specialRequest: row.special_request,
    startDate: row.start_date,
    adults: row.adults,
    children: row.children,
    childAges: storedAges(row.child_ages),
    hotelClass: row.hotel_class,
    singleRooms: row.single_rooms,
    ...presentKept(row),
    status: row.status,
    ...presentAgreed(row),
    createdAt: row.created_at,
    isNew: row.opened_at === null,
    isSuspicious: row.suspicious_at !== null,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}
