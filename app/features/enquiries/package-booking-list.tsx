import { GuestLinkForm } from "#app/features/guest-link/guest-link-form.tsx";
import type { PackageBooking, PackageBookingOrder } from "#contract/package-bookings.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { PackageStays } from "#app/features/package-stays/package-stays.tsx";
import { readPackageStays } from "#app/features/package-stays/read-package-stays.ts";
import { requestStatuses } from "#contract/rules/status.ts";
import { shorten } from "#contract/rules/text.ts";
import type { DetailsProps, RequestList } from "#app/features/records/request-list.ts";
import { RequestDetails } from "#app/features/records/request-details.tsx";
import type { MessageWords, RequestSummary } from "../answers/request-summary.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { byStatus } from "../lists/record-list.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import {
  guestColumns,
  moneyInFile,
  phoneColumn,
  referenceColumn,
  sentColumn,
  sentInFile,
  statusColumn,
} from "#app/features/records/standard-columns.tsx";
import { AgreedTotalField } from "../payments/agreed-total-field.tsx";
import { RequestMoney } from "../payments/journey/request-money.tsx";
import { TellAnswer } from "../payments/journey/tell-answer.tsx";
import { enquiryMessage } from "./enquiry-message.ts";
import { JourneyEdit } from "./journey-edit.tsx";
import { PackageBookingFacts } from "./package-booking-facts.tsx";
import { packageBookingFields } from "./package-booking-versions.ts";

const sorts: Sort<PackageBookingOrder | "id">[] = [
  ...byTime,
  ...alphabetical("name", "Name"),
  ...alphabetical("package", "Package"),
];

type PackageBookingRow = ReturnType<typeof rowOf>;

export const packageBookingList: RequestList<PackageBooking, PackageBookingRow> = {
  kind: "packageBookings",
  title: "Package Bookings",
  label: "Package Bookings",
  search: "Search guest, phone or package",
  empty: "No Packages Available.",
  hint: "Whoever asks for a package is listed here: add one first, if there is none.",
  csv: "package-bookings.csv",
  hasGuestsData: true,
  calls: ({ packageBookings }) => packageBookings,
  query: byStatus,
  statuses: requestStatuses,
  sorts,
  isWide: true,
  waits: { under: ["Pending"], tell },
  rowOf,
  columns: [
    referenceColumn,
    ...guestColumns((booking: PackageBookingRow) => booking.customerName),
    phoneColumn,
    {
      ...textColumn("Package", (booking: PackageBookingRow) => booking.package),
      sort: "package",
      inCard: "start",
    },
    fileColumn("Start", (booking) => booking.startDate ?? ""),
    fileColumn("Adults", (booking) => String(booking.adults ?? "")),
    fileColumn("Children", (booking) => String(booking.children ?? "")),
    fileColumn("Hotels", (booking) => booking.hotelClass),
    fileColumn("Price lines", (booking) => linesInWords(booking.priceLines)),
    fileColumn("Estimate", (booking) => String(booking.estimate ?? "")),
    ...moneyInFile,
    fileColumn("Request", (booking) => booking.specialRequest),
    sentColumn,
    statusColumn,
    sentInFile,
  ],
  Details: PackageBookingDetails,
  paidAs: "packageBookingId",
  renewLink: (api) => api.packageBookings.renewLink,
  readStays: readPackageStays,
};

function rowOf(booking: PackageBooking) {
  const { id, reference, customerName, email, phoneNo, isNew, status, createdAt } = booking;
  return { id, reference, customerName, email, phoneNo, isNew, status, createdAt, package: booking.package };
}

function tell(record: PackageBooking, words: MessageWords): RequestSummary {
  const { customerName: name, status, phoneNo: phone, email } = record;
  const what = [record.package, shorten(record.specialRequest, 90, "…")].filter(Boolean).join(": ");
  const message = enquiryMessage(words.packageBookings, record, agreedTaxes(words));
  return { name, what, status, phone, email, message };
}

function storedJourney(booking: PackageBooking): string {
  const { startDate, adults, children, childAges, hotelClass, singleRooms } = booking;
  return [startDate, adults, children, ...childAges, hotelClass, singleRooms].join();
}

// Each field starts anew when what is stored of it changes, and so keeps what is typed when anything else does.
function PackageBookingDetails(props: DetailsProps<PackageBooking>) {
  const { record } = props;
  const message = enquiryMessage(useTemplates().packageBookings, record, agreedTaxes(useCompany()));
  return (
    <RequestDetails
      {...props}
      kind="packageBookings"
      title="Package Booking Details"
      above={record.reference}
      versionFields={packageBookingFields}
      deleteLabel="Delete Booking"
      tell={<TellAnswer record={record} message={message} />}
      notes={
        <>
          <JourneyEdit key={`journey ${storedJourney(record)}`} booking={record} />
          <AgreedTotalField key={`total ${record.total}`} />
        </>
      }
    >
      <PackageBookingFacts booking={record} message={message} />
      <RequestMoney field="packageBookingId" record={record} money={props.money} message={message} />
      <PackageStays booking={record} stays={props.stays} today={props.money.today} />
      <GuestLinkForm booking={record} until="30 days after the journey" made={props.guestLink} />
    </RequestDetails>
  );
}
