import { z } from "zod";
import { agreedTotal } from "./agreed-total.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { doesNotExist } from "./core/errors.ts";
import { byIdEndpoint, changeEndpoint, receiveEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import {
  email,
  line,
  optionalProse,
  phone,
  prose,
  staffPhone,
  expectedVersion,
  wholeNumber,
} from "./core/fields.ts";
import { byKeyEndpoint, guestKeyQuery, renewLinkEndpoint } from "./core/guest-key.ts";
import { createdLinked, largestId } from "./core/ids.ts";
import { tourWishFields } from "./journey-prices.ts";
import { expectedTotal } from "./tariff.ts";
import { packageView } from "./journey-view.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { requestState } from "./core/request-state.ts";
import { typedDigits } from "./rules/phone.ts";
import { requestStatuses, statusFilter, statusWord } from "./rules/status.ts";
import { aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const packageBookingRecord = {
  label: "Package booking",
  plural: "package bookings",
  page: "package-bookings",
  menu: "Package Bookings",
  menuPlace: 2,
  icon: "map",
} as const;

export const packageBookingMessages = {
  created: "Thank you! We have received your enquiry and will get back to you soon.",
  ...savedMessages("Package booking"),
  unknownPackage: doesNotExist("package"),
} as const;

export const packageBookingSchema = aliasedObject({
  id: z.int(),
  ...packageView,
  packageId: z.int(),
  createdAt: z.string(),
  ...requestState,
});

/** An enquiry as its guest's link shows it. */
export const guestPackageBookingSchema = aliasedObject({ ...packageView, packageId: z.int() });

/** A stay in a package's price, as the guest of its enquiry sees it: nothing of who stays there. */
const guestStaySchema = z.object({
  /** What one names at the house. */
  reference: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  hotel: z.string(),
  /** Null once the house was deleted, and has no page. */
  hotelId: z.int().nullable(),
  rooms: z.int(),
  /** Empty while no room type is settled. */
  roomType: z.string(),
});

export type GuestStay = z.infer<typeof guestStaySchema>;

export type PackageBooking = z.output<typeof packageBookingSchema>;
export type GuestPackageBooking = z.output<typeof guestPackageBookingSchema>;

const packageId = wholeNumber("Please choose a package", 1, largestId);

/** The enquiry form; its message is `specialRequest` on the wire. */
export const packageBookingForm = aliasedObject({
  customerName: line("Name is required"),
  email: email("Email is required", "Invalid email"),
  // At least ten digits, as the staff's form requires; staff could not save a shorter number.
  phoneNo: phone("Phone is required", typedDigits(10, 15), "Phone number must be at least 10 digits"),
  packageId,
  specialRequest: prose("Message is required"),
  ...tourWishFields,
  expectedTotal,
});

/** The staff's form, with status, agreed total and journey; these are unchanged when left out. */
export const packageBookingChangeForm = aliasedObject({
  customerName: line("Customer name is required"),
  email: email("Email is required", "Invalid email"),
  phoneNo: staffPhone,
  packageId,
  specialRequest: optionalProse(),
  ...tourWishFields,
  hotelClass: tourWishFields.hotelClass.optional(),
  total: agreedTotal,
  status: statusWord(requestStatuses),
  version: expectedVersion("package booking"),
});

export type PackageBookingForm = z.output<typeof packageBookingForm>;
export type PackageBookingChangeForm = z.output<typeof packageBookingChangeForm>;

export const packageBookingOrders = ["name", "package"] as const;
export type PackageBookingOrder = (typeof packageBookingOrders)[number];

export const packageBookingEndpoints = {
  list: listEndpoint("PackageBooking", "staff", {
    summary: "Package enquiries, newest first",
    query: listQuery(
      10,
      { status: statusFilter(requestStatuses), isSuspicious: suspiciousFilter },
      { orders: packageBookingOrders },
    ),
    entry: packageBookingSchema,
  }),
  byId: byIdEndpoint("PackageBooking", "staff", "One package enquiry", packageBookingSchema),
  byKey: byKeyEndpoint("PackageBooking", "package enquiry", guestPackageBookingSchema),
  staysOfGuest: readEndpoint("PackageBooking/staysOfGuest", "anyone", {
    summary: "Where the guest of a package stays, by the key of the confirmation link",
    query: guestKeyQuery,
    data: z.array(guestStaySchema),
    fails: ["not_found"],
  }),
  create: receiveEndpoint("PackageBooking", {
    summary: "Enquire about a package",
    body: packageBookingForm,
    data: createdLinked,
    fails: ["price_changed"],
  }),
  change: changeEndpoint("PackageBooking", {
    summary: "Change a package enquiry or its status",
    body: packageBookingChangeForm,
    data: packageBookingSchema,
  }),
  renewLink: renewLinkEndpoint("PackageBooking", "package enquiry"),
  ...deleteAndRestore("PackageBooking", "package enquiry"),
} as const;
