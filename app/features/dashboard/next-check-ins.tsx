import type { Booking } from "#contract/bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { StatusBadge } from "#app/features/bookings/booking-status-badge.tsx";
import { RowLink } from "#app/features/control/row-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { NothingHere, Panel } from "./panel.tsx";

const columns: Column<Booking>[] = [
  { key: "hotel", header: "Hotel", cell: (stay) => stay.hotel },
  { key: "room", header: "Room", cell: (stay) => stay.roomType || "Not settled" },
  {
    key: "name",
    header: "Name",
    isRowHeader: true,
    cell: (stay) => <RowLink href={`/control/view-bookings?view=${stay.id}`}>{stay.customerName}</RowLink>,
  },
  {
    key: "total",
    header: "Total",
    align: "end",
    cell: (stay) => (stay.total === null ? "" : formatRupees(stay.total)),
  },
  { key: "checkin", header: "Check-in", cell: (stay) => shortDate(stay.checkInDate) },
  { key: "status", header: "Status", cell: (stay) => <StatusBadge status={stay.status} /> },
];

/** The hotel status table: the stays that begin next. */
export function NextCheckIns({ stays }: { stays: readonly Booking[] }) {
  return (
    <Panel title="Next check-ins" allHref="/control/view-bookings?status=Accepted">
      {stays.length > 0 ? (
        <Table caption="Next check-ins" columns={columns} rows={stays} rowKey={(stay) => stay.id} />
      ) : (
        <NothingHere>No stay is accepted from today on.</NothingHere>
      )}
    </Panel>
  );
}
