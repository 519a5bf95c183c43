import type { Booking, BookingOrder } from "#contract/bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { byStatus, type ListColumn } from "../lists/record-list.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import {
  emailColumn,
  nameColumn,
  phoneColumn,
  referenceColumn,
  sentInFile,
  statusColumn,
} from "#app/features/records/standard-columns.tsx";
import { MoneyCell } from "../payments/money-cell.tsx";
import type { RequestTable } from "../records/request-list.ts";

const sorts: Sort<BookingOrder | "id">[] = [
  ...byTime,
  { by: "checkIn", direction: "asc", label: "Check-in, soonest first" },
  { by: "checkIn", direction: "desc", label: "Check-in, latest first" },
  ...alphabetical("name", "Name"),
  ...alphabetical("hotel", "Hotel"),
  { by: "total", direction: "desc", label: "Total, highest first" },
  { by: "total", direction: "asc", label: "Total, lowest first" },
];

/** The list of bookings. Its page has its own dialog, which also shows payments and conflicts. */
export const bookingList: RequestTable<Booking> = {
  kind: "bookings",
  title: "Recent Bookings",
  label: "Bookings",
  caption: "Recent Bookings",
  search: "Search guest, phone or reference",
  empty: "No bookings available.",
  csv: "bookings.csv",
  hasGuestsData: true,
  calls: ({ bookings }) => bookings,
  query: byStatus,
  statuses: bookingStatuses.map(statusLabel),
  sorts,
  isWide: true,
  columns: [
    referenceColumn,
    nameColumn((booking) => booking.customerName),
    emailColumn,
    phoneColumn,
    { ...textColumn("Hotel", (booking) => booking.hotel), sort: "hotel" },
    fileColumn("Room type", (booking) => booking.roomType),
    fileColumn("Rooms", (booking) => booking.rooms),
    { ...dateColumn("Checkin", (booking) => booking.checkInDate), sort: "checkIn" },
    dateColumn("Checkout", (booking) => booking.checkOutDate),
    fileColumn("Nights", (booking) => booking.nights),
    countColumn("Adults", (booking) => booking.adults),
    countColumn("Children", (booking) => booking.children),
    { header: "Total", sort: "total", cell: (booking) => <MoneyCell stay={booking} />, align: "end" },
    fileColumn("Total (INR)", (booking) => booking.total),
    fileColumn("Paid (INR)", (booking) => booking.paid),
    fileColumn("Due (INR)", (booking) => booking.due),
    fileColumn("Over (INR)", (booking) => booking.over),
    fileColumn("Payment", (booking) => booking.paymentStatus),
    statusColumn,
    fileColumn("Special request", (booking) => booking.specialRequest),
    sentInFile,
    { header: "View", hideHeader: true, cell: ({ reference }, href) => viewButton(reference, href) },
  ],
};

function countColumn(header: string, count: (booking: Booking) => number): ListColumn<Booking> {
  return { header, cell: count, csv: count, align: "end", inCard: "half" };
}

function dateColumn(header: string, date: (booking: Booking) => string): ListColumn<Booking> {
  const cell = (booking: Booking) => (
    <time dateTime={date(booking)} className="whitespace-nowrap">
      {shortDate(date(booking))}
    </time>
  );
  return { header, cell, csv: date, inCard: "half" };
}

function viewButton(reference: string, href: string) {
  return (
    <LinkButton
      href={href}
      preventScrollReset
      variant="outline"
      size="small"
      aria-label={`View ${reference}`}
    >
      View
    </LinkButton>
  );
}
