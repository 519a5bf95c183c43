import { moneyFilters } from "#contract/booking-filters.ts";
import type { Booking, BookingOrder } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { shortRange } from "#contract/rules/dates.ts";
import { partyWords, roomsWords, stayWords, yearIfFar } from "#contract/rules/stay-words.ts";
import { planWords } from "#contract/rules/price.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { heldTogether } from "#app/ui/held-together.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { MessageWords, RequestSummary } from "../answers/request-summary.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import {
  guestColumns,
  moneyInFile,
  phoneColumn,
  referenceColumn,
  sentInFile,
  statusColumn,
} from "#app/features/records/standard-columns.tsx";
import { MoneyCell } from "../payments/money-cell.tsx";
import { withWishes } from "./wishes/with-wishes.ts";
import { bookingMessage, decisionMessage } from "./booking-message.ts";
import { statusQuery, dayWords } from "./booking-days.ts";
import { toldInWords } from "./told-in-words.ts";
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

type BookingRow = ReturnType<typeof rowOf>;

/** The list of bookings. Its page has its own dialog, which also shows payments and conflicts. */
export const bookingList: RequestTable<Booking, BookingRow> = {
  kind: "bookings",
  title: "Recent Bookings",
  label: "Bookings",
  caption: "Recent Bookings",
  search: "Search guest, phone or reference",
  empty: "No bookings available.",
  hint: "Guests send theirs from a hotel's page. Whoever calls is entered with New booking, and a list of them comes in with Import.",
  csv: "bookings.csv",
  hasGuestsData: true,
  calls: ({ bookings }) => bookings,
  query: statusQuery,
  bodyOf: withWishes,
  waits: { under: ["New", "Pending"], tell },
  statuses: [...bookingStatuses.map(statusLabel), ...dayWords, ...moneyFilters],
  sorts,
  isWide: true,
  rowOf,
  columns: [
    referenceColumn,
    ...guestColumns((booking: BookingRow) => booking.customerName),
    phoneColumn,
    { ...textColumn("Hotel", (booking: BookingRow) => booking.hotel), sort: "hotel", inCard: "start" },
    fileColumn("Room type", (booking) => booking.roomType),
    fileColumn("Rooms", (booking) => booking.rooms),
    {
      header: "Checkin, Checkout",
      sort: "checkIn",
      cell: (booking) => <Dates stay={booking} today={todayInKashmir(new Date())} />,
      inCard: "start",
    },
    fileColumn("Checkin", (booking) => booking.checkInDate),
    fileColumn("Checkout", (booking) => booking.checkOutDate),
    fileColumn("Nights", (booking) => booking.nights),
    {
      header: "Adults, Children",
      cell: (booking) => <Party stay={booking} />,
      align: "end",
      inCard: "none",
    },
    fileColumn("Adults", (booking) => booking.adults),
    fileColumn("Children", (booking) => booking.children),
    fileColumn("Children's ages", (booking) => booking.childAges.join(", ")),
    fileColumn("Meals", (booking) => (booking.mealPlan ? planWords[booking.mealPlan] : "")),
    fileColumn("Price", (booking) => linesInWords(booking.priceLines)),
    {
      header: "Total",
      sort: "total",
      cell: (booking) => <MoneyCell stay={booking} />,
      align: "end",
      inCard: "end",
    },
    ...moneyInFile,
    statusColumn,
    fileColumn("Special request", (booking) => booking.specialRequest),
    sentInFile,
    fileColumn("In the price of", (booking) => booking.packageReference ?? ""),
    {
      header: "View",
      hideHeader: true,
      cell: ({ reference }, href) => viewButton(reference, href),
      inCard: "none",
    },
  ],
};

function rowOf(booking: Booking) {
  const { id, reference, customerName, email, phoneNo, isNew, status } = booking;
  const { hotel, checkInDate, checkOutDate, nights, adults, children } = booking;
  const { total, paid, due, over, paymentStatus, ending, packageReference } = booking;
  const guest = { id, reference, customerName, email, phoneNo, isNew, status, ending };
  const stay = { hotel, checkInDate, checkOutDate, nights, adults, children };
  const money = { total, paid, due, over, paymentStatus };
  return { ...guest, ...stay, ...money, ...(packageReference !== undefined && { packageReference }) };
}

function tell(record: Booking, { bookings: template, ...words }: MessageWords): RequestSummary {
  const { customerName: name, hotel, status, phoneNo: phone, email, total } = record;
  const told = toldInWords(record, words.taxes);
  const isDecided = status === "Accepted" || status === "Rejected";
  return {
    name,
    what: [
      hotel,
      stayWords(record.checkInDate, record.checkOutDate),
      roomsWords(record.rooms, record.roomType),
      partyWords(record.adults, record.children),
    ].join(", "),
    status,
    phone,
    email,
    message: isDecided
      ? decisionMessage(template, record, agreedTaxes(words))
      : bookingMessage(template, record),
    money: total === null ? told && `from ${told}` : formatRupees(total),
  };
}

/** `24 to 28 Dec` above the number of nights. */
function Dates({ stay, today }: { stay: BookingRow; today: string }) {
  const { checkInDate, checkOutDate, nights } = stay;
  const year = yearIfFar(checkOutDate, today);
  return (
    <span className="dates-and-nights">
      <time dateTime={checkInDate}>
        <span>{heldTogether(shortRange(checkInDate, checkOutDate))}</span>
        {year}
      </time>
      <span className="below-line">{countOf(nights, "night")}</span>
    </span>
  );
}

/** `5 + 2`, and in words for screen readers. */
function Party({ stay: { adults, children } }: { stay: BookingRow }) {
  return (
    <>
      <span aria-hidden="true">{children > 0 ? `${adults} + ${children}` : adults}</span>
      <span className="sr-only">{partyWords(adults, children)}</span>
    </>
  );
}

function viewButton(reference: string, href: string) {
  return (
    <LinkButton
      href={href}
      preventScrollReset
      variant="ghost"
      size="small"
      shape="icon"
      aria-label={`View ${reference}`}
    >
      <Icon of="chevron-right" />
    </LinkButton>
  );
}
