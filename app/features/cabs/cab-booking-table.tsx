import type { CabBooking } from "#contract/cab-bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { MomentCell } from "#app/features/lists/moment-cell.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";

type CabBookingTableProps = {
  bookings: readonly CabBooking[];
  viewHref: (booking: CabBooking) => string;
  sort?: TableSort;
};

/** Cab requests; each row opens its details. */
export function CabBookingTable({ bookings, viewHref, sort }: CabBookingTableProps) {
  return (
    <Table
      sort={sort}
      caption="Cab Bookings"
      columns={columnsFor(viewHref)}
      rows={bookings}
      rowKey={(booking) => booking.id}
      isWide
    />
  );
}

const vehicleLabels: Record<CabBooking["vehiclePreference"], string> = {
  car: "Car",
  suv: "SUV",
  van: "Van",
  bus: "Bus",
};

/** The vehicle's word as people read it. */
export function vehicleLabel(vehicle: string): string {
  return (vehicleLabels as Record<string, string>)[vehicle] ?? vehicle;
}

function columnsFor(viewHref: (row: CabBooking) => string): Column<CabBooking>[] {
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
    { key: "phone", header: "Phone", cell: (booking) => booking.phoneNo, inCard: "half" },
    { key: "pickup", header: "Pickup", cell: (booking) => booking.pickUpLocation },
    { key: "drop", header: "Drop", cell: (booking) => booking.dropLocation },
    {
      key: "date",
      header: "Date",
      sort: "journeyDate",
      cell: (booking) => <JourneyCell booking={booking} />,
      inCard: "half",
    },
    {
      key: "vehicle",
      header: "Vehicle",
      cell: (booking) => <VehicleCell booking={booking} />,
      inCard: "half",
    },
    {
      key: "status",
      header: "Status",
      cell: (booking) => <StatusBadge status={booking.status} />,
      inCard: "badge",
    },
  ];
}

function JourneyCell({ booking: { dateOfJourney, preferredTime } }: { booking: CabBooking }) {
  return <MomentCell text={`${shortDate(dateOfJourney)}, ${preferredTime}`} />;
}

function VehicleCell({ booking: { vehiclePreference, assignedTo } }: { booking: CabBooking }) {
  return (
    <span>
      <span className="block">{vehicleLabel(vehiclePreference)}</span>
      {assignedTo ? <span className="block text-xs text-ink3">{assignedTo}</span> : null}
    </span>
  );
}
