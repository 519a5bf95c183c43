import type { PackageBooking } from "#contract/package-bookings.ts";
import { EmailCell } from "#app/features/lists/email-cell.tsx";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";

type PackageBookingTableProps = {
  bookings: readonly PackageBooking[];
  viewHref: (booking: PackageBooking) => string;
  sort?: TableSort;
};

/** Enquiries about packages; each row opens its details. */
export function PackageBookingTable({ bookings, viewHref, sort }: PackageBookingTableProps) {
  return (
    <Table
      sort={sort}
      caption="Package Bookings"
      columns={columnsFor(viewHref)}
      rows={bookings}
      rowKey={(booking) => booking.id}
      isWide
    />
  );
}

function columnsFor(viewHref: (row: PackageBooking) => string): Column<PackageBooking>[] {
  return [
    { key: "no", header: "No", cell: (booking) => booking.reference, inCard: "half" },
    {
      key: "name",
      header: "Name",
      sort: "name",
      isRowHeader: true,
      cell: (booking) => (
        <RowLink href={viewHref(booking)} isNew={booking.isNew}>
          {booking.customerName}
        </RowLink>
      ),
    },
    { key: "email", header: "Email", cell: ({ email }) => <EmailCell address={email} /> },
    { key: "phone", header: "Phone", cell: (booking) => booking.phoneNo, inCard: "half" },
    { key: "package", header: "Package", sort: "package", cell: (booking) => booking.package },
    {
      key: "sent",
      header: "Sent",
      sort: "id",
      cell: (booking) => <MomentCell text={shortMoment(booking.createdAt)} />,
    },
    {
      key: "status",
      header: "Status",
      cell: (booking) => <StatusBadge status={booking.status} />,
      inCard: "badge",
    },
  ];
}
