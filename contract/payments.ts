import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { doesNotExist } from "./core/errors.ts";
import { removeAndRestore } from "./core/record-endpoints.ts";
import { optionalDate, lineOrNothing, optionalWholeNumber, rupees, wholeNumber } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { statusWord } from "./rules/status.ts";

export const paymentMethods = ["UPI", "Cash", "Card", "Bank transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Money that came in, and money given back. */
export const paymentDirections = ["Received", "Returned"] as const;

export const paymentMessages = {
  received: "Payment recorded",
  returned: "Return recorded",
  deleted: "Payment deleted",
  restored: "Payment restored",
  future: "The day cannot be after today",
  unknownBooking: doesNotExist("booking"),
} as const;

const largestPayment = 1_00_00_000;

export const paymentSchema = z.object({
  id: z.int(),
  bookingId: z.int(),
  reference: z.string(),
  customerName: z.string(),
  /** Whole rupees, always above zero. */
  amount: z.int(),
  direction: z.enum(paymentDirections),
  method: z.enum(paymentMethods),
  /** The day on which the money changed hands, in Asia/Kolkata. */
  paidOn: z.string(),
  note: z.string(),
  createdAt: z.string(),
  isDeleted: z.boolean(),
});

export type Payment = z.output<typeof paymentSchema>;

/** The payment form; `paidOn` defaults to today. */
export const paymentForm = z.object({
  bookingId: wholeNumber("bookingId names the booking", 1, largestId),
  amount: rupees("Write the amount in whole rupees", 1, largestPayment),
  direction: statusWord(paymentDirections, "Say whether the money came in or was given back").default(
    "Received",
  ),
  method: statusWord(paymentMethods, "Choose how it was paid"),
  paidOn: optionalDate(),
  note: lineOrNothing(200),
});

export type PaymentForm = z.output<typeof paymentForm>;

export const paymentEndpoints = {
  list: endpoint({
    method: "GET",
    path: "Payment",
    access: "staff",
    summary: "Payments of hotel bookings, newest first; with bookingId those of one booking",
    query: listQuery(50, { bookingId: optionalWholeNumber("bookingId names the booking", 1, largestId) }),
    data: z.array(paymentSchema),
    isList: true,
  }),
  create: endpoint({
    method: "POST",
    path: "Payment",
    access: "staff",
    summary: "Record money received for a hotel booking, or given back",
    body: paymentForm,
    data: idData,
    creates: true,
    logs: "created",
    recordId: "reply",
  }),
  ...removeAndRestore(
    "Payment",
    {
      remove: "Delete a payment that was recorded by mistake",
      restore: "Bring a deleted payment back",
    },
    { remove: ["conflict"], restore: ["conflict"] },
  ),
} as const;
