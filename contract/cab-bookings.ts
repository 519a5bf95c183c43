import { z } from "zod";
import { agreedTotal } from "./agreed-total.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, receiveEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import {
  calendarDate,
  email,
  line,
  optionalProse,
  phone,
  shortText,
  staffPhone,
  expectedVersion,
} from "./core/fields.ts";
import { byKeyEndpoint, renewLinkEndpoint } from "./core/guest-key.ts";
import { createdLinked } from "./core/ids.ts";
import { cabWishFields } from "./journey-prices.ts";
import { expectedTotal } from "./tariff.ts";
import { cabView } from "./journey-view.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { requestState } from "./core/request-state.ts";
import { vehicles } from "./rules/cab-price.ts";
import { typedDigits } from "./rules/phone.ts";
import { requestStatuses, statusFilter, statusWord } from "./rules/status.ts";
import { aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const cabBookingRecord = {
  label: "Cab booking",
  plural: "cab bookings",
  page: "cab-bookings",
  menu: "Cab Bookings",
  menuPlace: 3,
  icon: "car-front",
} as const;

export const cabBookingMessages = {
  created: "Thank you! We have received your cab request and will confirm it soon.",
  ...savedMessages("Cab booking"),
  past: "Date of journey cannot be in the past",
} as const;

/** A field of the page's form only; no call takes it, since payment is settled with the driver. */
export const paymentChoice = z.object({
  paymentMethod: z.enum(["creditCard", "debitCard", "cash", "onlineTransfer"], "Payment method is required"),
});

const aliases = {
  pickUpLocation: "pickUpLoaction",
  dropLocation: "dropLoaction",
  vehiclePreference: "vechiclePreference",
};

export const cabBookingSchema = aliasedObject(
  {
    id: z.int(),
    ...cabView,
    /** Vehicle and driver, as free text of the staff; empty until assigned. */
    assignedTo: z.string(),
    /** The listed price that it is priced by; null when none was chosen. */
    cabRateId: z.int().nullable(),
    createdAt: z.string(),
    ...requestState,
  },
  aliases,
);

/** A cab booking as its guest's link shows it. */
export const guestCabBookingSchema = aliasedObject(cabView, aliases);

export type CabBooking = z.output<typeof cabBookingSchema>;
export type GuestCabBooking = z.output<typeof guestCabBookingSchema>;

const journeyFields = {
  email: email("Email is required", "Invalid email address"),
  pickUpLocation: line("Pickup location is required"),
  dropLocation: line("Drop location is required"),
  dateOfJourney: calendarDate("Date of journey is required"),
  /** `HH:MM` or words ("after breakfast"). */
  preferredTime: line("Preferred time is required"),
  vehiclePreference: statusWord(vehicles, "Preferred vehicle is required"),
  specialRequest: optionalProse(),
  ...cabWishFields,
};

export const cabBookingForm = aliasedObject(
  {
    ...journeyFields,
    customerName: line("Name is required"),
    phoneNo: phone("Contact is required", typedDigits(1, ""), "Contact must be numeric", (number) =>
      number.min(10, "Contact must be at least 10 digits").max(15, "Contact must be at most 15 digits"),
    ),
    expectedTotal,
  },
  aliases,
);

/** The staff's form, with status; `assignedTo` and the agreed total stay as they are when left out. */
export const cabBookingChangeForm = aliasedObject(
  {
    ...journeyFields,
    customerName: line("Customer name is required"),
    phoneNo: staffPhone,
    assignedTo: shortText(200, "At most 200 characters, please").optional(),
    total: agreedTotal,
    status: statusWord(requestStatuses),
    version: expectedVersion("cab booking"),
  },
  aliases,
);

export type CabBookingForm = z.output<typeof cabBookingForm>;
export type CabBookingChangeForm = z.output<typeof cabBookingChangeForm>;

export const cabBookingOrders = ["name", "journeyDate"] as const;
export type CabBookingOrder = (typeof cabBookingOrders)[number];

export const cabBookingEndpoints = {
  list: listEndpoint("CabBooking", "staff", {
    summary: "Cab bookings, newest first",
    query: listQuery(
      10,
      { status: statusFilter(requestStatuses), isSuspicious: suspiciousFilter },
      { orders: cabBookingOrders },
    ),
    entry: cabBookingSchema,
  }),
  byId: byIdEndpoint("CabBooking", "staff", "One cab booking", cabBookingSchema),
  byKey: byKeyEndpoint("CabBooking", "cab booking", guestCabBookingSchema),
  create: receiveEndpoint("CabBooking", {
    summary: "Ask for a cab",
    body: cabBookingForm,
    data: createdLinked,
    fails: ["price_changed"],
  }),
  change: changeEndpoint("CabBooking", {
    summary: "Change a cab booking or its status",
    body: cabBookingChangeForm,
    data: cabBookingSchema,
  }),
  renewLink: renewLinkEndpoint("CabBooking", "cab booking"),
  ...deleteAndRestore("CabBooking", "cab booking"),
} as const;
