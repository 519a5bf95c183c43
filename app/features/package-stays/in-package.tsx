import type { Booking } from "#contract/bookings.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { TextLink } from "#app/ui/link.tsx";

type Stay = Pick<Booking, "packageBookingId" | "packageReference" | "isPackageDeleted">;

/** Where the price of a stay is that is in a package's, with a link to the enquiry, or to the bin it lies in; else nothing. */
export function InPackage({ stay }: { stay: Stay }) {
  const { packageBookingId: id, packageReference: reference, isPackageDeleted } = stay;
  if (id === undefined || reference === undefined) return null;
  const href = isPackageDeleted
    ? `${controlPages.bin}?${new URLSearchParams({ search: reference })}`
    : requestHref({ kind: "packageBookings", id });
  return (
    <>
      In the price of <TextLink href={href}>{reference}</TextLink>
      {isPackageDeleted ? ", which was deleted" : ""}
    </>
  );
}
