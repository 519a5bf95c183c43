import { z } from "zod";
import { agreedPrice } from "./agreed-total.ts";
import { stayRule } from "./availability.ts";
import { guestContact, guestView } from "./booking-view.ts";
import { movesEndpoint } from "./booking-moves.ts";
import { doesNotExist } from "./core/errors.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import {
  byIdEndpoint,
  changeEndpoint,
  createEndpoint,
  receiveEndpoint,
  removeAndRestore,
} from "./core/record-endpoints.ts";
import {
  calendarDate,
  email,
  line,
  optionalEmail,
  optionalProse,
  optionalWholeNumber,
  phone,
  staffPhone,
  expectedVersion,
  wholeNumber,
} from "./core/fields.ts";
import { byKeyEndpoint, renewLinkEndpoint } from "./core/guest-key.ts";
import { createdLinked, createdRequest, largestId } from "./core/ids.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { requestState } from "./core/request-state.ts";
import { mostAdults, mostChildren } from "./rules/party.ts";
import { tenDigits } from "./rules/phone.ts";
import { bookingStatuses, statusWord } from "./rules/status.ts";
import { expectedTotal, wishFields } from "./tariff.ts";
import { bookingFilters } from "./booking-filters.ts";
import { aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const bookingRecord = {
  label: "Booking",
  plural: "bookings",
  page: "view-bookings",
  menu: "Bookings",
  menuPlace: 1,
  icon: "calendar-check",
} as const;

export const bookingMessages = {
  created: "Thank you! We have received your booking request and will confirm it soon.",
  ...savedMessages("Booking"),
  entered: "Booking entered and accepted",
  linkEnded: "This link has ended. Ask us for a new one: we are glad to send it",
  linkRenewed: "A new link was made; the one before has ended",
  over: "Check-out must be after today",
  unknownEnquiry: doesNotExist("package enquiry"),
  pricedInPackage: "The price of this stay is in its package's: agree on the package's total",
  priceIsSettled: "Only a stay that is new or accepted takes another price",
  rejectedEnquiry: "This package enquiry was rejected: accept it before a stay is added",
} as const;

const aliases = { children: "chlids" };

export const bookingSchema = aliasedObject(
  {
    id: z.int(),
    ...guestView,
    email: z.string(),
    phoneNo: z.string(),
    roomId: z.int().nullable(),
    createdAt: z.string(),
    /** When staff first opened it; null before. */
    openedAt: z.string().nullable(),
    /** The package enquiry in whose price it is; only for such a stay, and `isPackageDeleted` once that was deleted. */
    packageBookingId: z.int().optional(),
    isPackageDeleted: z.literal(true).optional(),
    ...requestState,
  },
  aliases,
);

/** A booking as its guest's link shows it. */
export const guestBookingSchema = aliasedObject(
  {
    ...guestView,
    contact: guestContact,
    /** What is left, in whole rupees, of money that was kept for a later stay when this one ended. */
    creditLeft: z.int(),
  },
  aliases,
);

export type Booking = z.output<typeof bookingSchema>;
export type GuestBooking = z.output<typeof guestBookingSchema>;

const bookingFields = {
  customerName: line("Name is required"),
  email: email("Email is required", "Invalid email address"),
  phoneNo: phone("Phone number is required", tenDigits, "Phone number must be 10 digits"),
  checkInDate: calendarDate("Check-in date is required"),
  checkOutDate: calendarDate("Check-out date is required"),
  adults: wholeNumber("Please select adults", 1, mostAdults),
  children: wholeNumber("Please select children", 0, mostChildren),
  hotelId: wholeNumber("Please choose a hotel", 1, largestId),
  roomId: optionalWholeNumber("Choose a room type of this hotel", 1, largestId),
  specialRequest: optionalProse(),
  ...wishFields,
  expectedTotal,
};

const rooms = optionalWholeNumber("Rooms must be from 1 to 10", 1, 10);

export const bookingForm = aliasedObject({ ...bookingFields, rooms }, aliases, ...stayRule);

/** A guest's fields for staff: the e-mail address may be empty, and foreign numbers are accepted. */
const deskFields = {
  ...bookingFields,
  email: optionalEmail("Invalid email address"),
  phoneNo: staffPhone,
  adults: wholeNumber("Please select adults", 1, 50),
  children: wholeNumber("Please select children", 0, 50),
  rooms,
};

/** A booking that a guest makes at the desk or by phone; it is accepted as it is stored. */
export const deskBookingForm = aliasedObject(
  {
    ...deskFields,
    adults: deskFields.adults.default(2),
    children: deskFields.children.default(0),
    /** The package enquiry in whose price the stay is: it costs nothing of its own. */
    packageBookingId: optionalWholeNumber("packageBookingId names a package enquiry", 1, largestId),
  },
  aliases,
  ...stayRule,
);

/** The staff's form, with the status. `status`, `roomId` and `rooms` stay as they are when left out. */
export const bookingChangeForm = aliasedObject(
  {
    ...deskFields,
    status: statusWord(bookingStatuses).optional(),
    /** Whole rupees that staff and guest agreed on for the stay as this form has it. */
    agreedTotal: agreedPrice,
    version: expectedVersion("booking"),
  },
  aliases,
  ...stayRule,
);

export type DeskBookingForm = z.output<typeof deskBookingForm>;
export type BookingForm = z.output<typeof bookingForm>;
export type BookingChangeForm = z.output<typeof bookingChangeForm>;

/** `total` is the price of the stay; an unsettled one sorts as 0. */
export const bookingOrders = ["name", "hotel", "checkIn", "total"] as const;
export type BookingOrder = (typeof bookingOrders)[number];

export const bookingEndpoints = {
  list: listEndpoint("Booking", "staff", {
    summary: "Hotel bookings, newest first; with from and to those whose nights lie in [from, to)",
    query: listQuery(
      50,
      {
        ...bookingFilters,
        isSuspicious: suspiciousFilter,
      },
      { orders: bookingOrders },
    ),
    entry: bookingSchema,
  }),
  byId: byIdEndpoint("Booking", "staff", "One hotel booking", bookingSchema),
  moves: movesEndpoint,
  byKey: byKeyEndpoint("Booking", "booking", guestBookingSchema),
  create: receiveEndpoint("Booking", {
    summary: "Ask for a stay in a hotel",
    body: bookingForm,
    data: createdLinked,
    fails: ["no_rooms_left", "price_changed"],
  }),
  enter: createEndpoint("Booking/desk", {
    summary: "Enter a booking made at the desk or by phone: accepted at once, takes its room nights",
    body: deskBookingForm,
    data: createdRequest,
    fails: ["no_rooms_left", "price_changed"],
  }),
  change: changeEndpoint("Booking", {
    summary:
      "Change a booking; accepting it takes its room nights. Its price is the tariff's, or the agreedTotal that it is given",
    body: bookingChangeForm,
    data: bookingSchema,
  }),
  renewLink: renewLinkEndpoint("Booking", "booking"),
  ...removeAndRestore(
    "Booking",
    {
      remove: "Delete a booking; gives its room nights back",
      restore: "Bring a deleted booking back; takes its room nights again",
    },
    { restore: ["no_rooms_left", "conflict"] },
  ),
} as const;
