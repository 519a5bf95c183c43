import type { CabBooking, CabBookingOrder } from "#contract/cab-bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { dayNear } from "#contract/rules/stay-words.ts";
import { requestStatuses } from "#contract/rules/status.ts";
import type { RequestList } from "#app/features/records/request-list.ts";
import type { MessageWords, RequestSummary } from "../answers/request-summary.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { MomentCell } from "../lists/moment-cell.tsx";
import { byStatus } from "../lists/record-list.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import {
  moneyInFile,
  nameColumn,
  phoneColumn,
  referenceColumn,
  sentInFile,
  statusColumn,
} from "#app/features/records/standard-columns.tsx";
import { cabMessage } from "./cab-message.ts";
import { newCabForm } from "./cab-form-page.ts";
import { CabBookingDetails } from "./cab-booking-details.tsx";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";

const sorts: Sort<CabBookingOrder | "id">[] = [
  ...byTime,
  { by: "journeyDate", direction: "asc", label: "Journey, soonest first" },
  { by: "journeyDate", direction: "desc", label: "Journey, latest first" },
  ...alphabetical("name", "Name"),
];

type CabBookingRow = ReturnType<typeof rowOf>;

export const cabBookingList: RequestList<CabBooking, CabBookingRow> = {
  kind: "cabBookings",
  title: "Cab Bookings",
  label: "Cab Bookings",
  search: "Search guest, phone or place",
  empty: "No Cab Bookings Available.",
  hint: "Guests send theirs from the page of your cabs: see that its prices are right.",
  csv: "cab-bookings.csv",
  hasGuestsData: true,
  calls: ({ cabBookings }) => cabBookings,
  query: byStatus,
  statuses: requestStatuses,
  sorts,
  isWide: true,
  waits: { under: ["Pending"], tell },
  rowOf,
  columns: [
    referenceColumn,
    nameColumn((booking: CabBookingRow) => booking.customerName),
    fileColumn("Email", (booking) => booking.email),
    phoneColumn,
    { ...textColumn("Pickup", (booking: CabBookingRow) => booking.pickUpLocation), inCard: "start" },
    { ...textColumn("Drop", (booking: CabBookingRow) => booking.dropLocation), inCard: "start" },
    {
      header: "Date",
      sort: "journeyDate",
      cell: ({ dateOfJourney, preferredTime }) => (
        <MomentCell text={`${dayNear(dateOfJourney, todayInKashmir(new Date()))}, ${preferredTime}`} />
      ),
      inCard: "end",
    },
    fileColumn("Date of journey", (booking) => booking.dateOfJourney),
    fileColumn("Preferred time", (booking) => booking.preferredTime),
    {
      header: "Vehicle",
      cell: (booking) => <VehicleCell booking={booking} />,
      csv: (booking) => booking.vehiclePreference,
      inCard: "end",
    },
    fileColumn("Vehicle and driver", (booking) => booking.assignedTo),
    ...moneyInFile,
    fileColumn("Special request", (booking) => booking.specialRequest),
    statusColumn,
    sentInFile,
  ],
  Details: CabBookingDetails,
  paidAs: "cabBookingId",
  renewLink: (api) => api.cabBookings.renewLink,
  readRates: async (api) => (await newCabForm(api)).rates,
};

function rowOf(booking: CabBooking) {
  const { id, reference, customerName, phoneNo, isNew, status } = booking;
  const { pickUpLocation, dropLocation, dateOfJourney, preferredTime, vehiclePreference, assignedTo } =
    booking;
  const guest = { id, reference, customerName, phoneNo, isNew, status };
  const journey = { pickUpLocation, dropLocation, dateOfJourney, preferredTime };
  return { ...guest, ...journey, vehiclePreference, assignedTo };
}

function tell(record: CabBooking, words: MessageWords): RequestSummary {
  const { customerName: name, pickUpLocation, dropLocation, dateOfJourney, preferredTime } = record;
  const { status, phoneNo: phone, email } = record;
  const message = cabMessage(words.cabBookings, record, agreedTaxes(words));
  const what = `${pickUpLocation} to ${dropLocation}, ${shortDate(dateOfJourney)}, ${preferredTime}`;
  return { name, what, status, phone, email, message };
}

function VehicleCell({ booking: { vehiclePreference, assignedTo } }: { booking: CabBookingRow }) {
  return (
    <span>
      <span className="block">{vehicleLabel(vehiclePreference)}</span>
      {assignedTo ? <span className="block text-xs text-ink3">{assignedTo}</span> : null}
    </span>
  );
}
