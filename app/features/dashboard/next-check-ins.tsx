import type { Booking } from "#contract/bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { RowLink } from "#app/features/records/row-link.tsx";
import { MoneyCell } from "#app/features/payments/money-cell.tsx";
import { PaymentBadge } from "#app/features/payments/payment-badge.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { NothingHere, Panel } from "./panel.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

const columns: Column<Booking>[] = [
  { key: "hotel", header: "Hotel", cell: (stay) => <span className="whitespace-normal">{stay.hotel}</span> },
  { key: "room", header: "Room", cell: (stay) => stay.roomType || "Not settled" },
  {
    key: "name",
    header: "Name",
    isRowHeader: true,
    cell: (stay) => (
      <RowLink href={requestHref({ kind: "bookings", id: stay.id })}>{stay.customerName}</RowLink>
    ),
  },
  { key: "total", header: "Total", align: "end", cell: (stay) => <MoneyCell stay={stay} /> },
  {
    key: "payment",
    header: "Payment status",
    cell: (stay) => <PaymentBadge money={stay} />,
    inCard: "badge",
  },
  { key: "checkin", header: "Check-in", cell: (stay) => shortDate(stay.checkInDate) },
];

/** The hotel status table: the stays that begin next. */
export function NextCheckIns({ stays }: { stays: readonly Booking[] }) {
  return (
    <Panel title="Next check-ins" allHref="/control/view-bookings?status=Accepted&sort=checkIn-asc">
      {stays.length > 0 ? (
        <Table caption="Next check-ins" columns={columns} rows={stays} rowKey={(stay) => stay.id} />
      ) : (
        <NothingHere>No stay is accepted from today on.</NothingHere>
      )}
    </Panel>
  );
}
