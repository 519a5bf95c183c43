import type { PackageBooking } from "#contract/package-bookings.ts";
import { bookingMessages } from "#contract/bookings.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { TextLink } from "#app/ui/link.tsx";

type ForPackageProps = {
  /** Null when it was deleted, or never was. */
  enquiry: PackageBooking | null;
  /** Why the stay that was just sent was not added to it. */
  error: string | undefined;
};

/** In the price of which package enquiry the desk books. */
export function ForPackage({
  enquiry,
  error = enquiry ? undefined : bookingMessages.unknownEnquiry,
}: ForPackageProps) {
  return (
    <div className="rounded-control bg-raised px-4 py-3 text-sm wrap-anywhere">
      {enquiry ? (
        <p>
          For{" "}
          <TextLink href={requestHref({ kind: "packageBookings", id: enquiry.id })}>
            {enquiry.reference}
          </TextLink>
          , {enquiry.customerName}: its price is in the package. What the rooms cost otherwise is shown to
          compare.
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="font-semibold text-chinar">
          {error}
        </p>
      ) : null}
    </div>
  );
}
