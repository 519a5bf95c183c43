import type { Booking } from "#contract/bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { EmailCell } from "#app/features/lists/email-cell.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { MoneyCell } from "#app/features/payments/money-cell.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";
import { StatusBadge } from "../records/status-badge.tsx";

/** Recent Bookings. `viewHref` is the address of a booking's details. */
export function BookingTable({
  bookings,
  viewHref,
  sort,
}: {
  bookings: readonly Booking[];
  viewHref: (booking: Booking) => string;
  sort?: TableSort;
}) {
  return (
    <Table
      sort={sort}
      caption="Recent Bookings"
      columns={columnsFor(viewHref)}
      rows={bookings}
      rowKey={(booking) => booking.id}
      isWide
    />
  );
}

function columnsFor(viewHref: (row: Booking) => string): Column<Booking>[] {
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
    { key: "hotel", header: "Hotel", sort: "hotel", cell: (booking) => booking.hotel },
    {
      key: "checkin",
      header: "Checkin",
      sort: "checkIn",
      cell: (booking) => <DateCell date={booking.checkInDate} />,
      inCard: "half",
    },
    {
      key: "checkout",
      header: "Checkout",
      cell: (booking) => <DateCell date={booking.checkOutDate} />,
      inCard: "half",
    },
    { key: "adults", header: "Adults", cell: (booking) => booking.adults, align: "end", inCard: "half" },
    {
      key: "children",
      header: "Children",
      cell: (booking) => booking.children,
      align: "end",
      inCard: "half",
    },
    {
      key: "total",
      header: "Total",
      sort: "total",
      cell: (booking) => <MoneyCell stay={booking} />,
      align: "end",
    },
    {
      key: "status",
      header: "Status",
      cell: (booking) => <StatusBadge status={booking.status} />,
      inCard: "badge",
    },
    {
      key: "view",
      header: "View",
      hideHeader: true,
      cell: (booking) => (
        <LinkButton
          href={viewHref(booking)}
          preventScrollReset
          variant="outline"
          size="small"
          aria-label={`View ${booking.reference}`}
        >
          View
        </LinkButton>
      ),
    },
  ];
}

function DateCell({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {shortDate(date)}
    </time>
  );
}
