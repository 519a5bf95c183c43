import { z } from "zod";
import { longDate } from "./rules/dates.ts";
import { listEndpoint } from "./core/read-endpoints.ts";
import { doesNotExist } from "./core/errors.ts";
import { createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { optionalDate, lineOrNothing, optionalWholeNumber, rupees } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { statusWord } from "./rules/status.ts";

/** How money changes hands. */
export const moneyMethods = ["UPI", "Cash", "Card", "Bank transfer", "Online"] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

/** `Credit` is money of an ended stay kept for a later one, or used for it: no money changes hands. */
export const paymentMethods = [...moneyMethods, "Credit"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Money that came in, and money given back. */
export const paymentDirections = ["Received", "Returned"] as const;

export const paymentRecord = { label: "Payment" } as const;

export const paymentMessages = {
  received: "Payment recorded",
  returned: "Return recorded",
  deleted: "Payment deleted",
  restored: "Payment restored",
  future: "The day cannot be after today",
  unknownBooking: doesNotExist("booking"),
  whatFor: "Name one of bookingId, packageBookingId and cabBookingId",
  unknownCredit: "Write the reference of the stay whose money was kept, two letters and six signs",
  meanwhile: "The payments have changed meanwhile. Look at the list, and save again if this is another one",
  creditForStays: "Money is kept for stays, and used for stays",
} as const;

/** Why a change of payments is refused that would leave a return before the first payment. */
export function returnBeforePayment(amount: string, returnedOn: string, firstPaidOn: string): string {
  return `${amount} was given back on ${longDate(returnedOn)}, before the first payment that would count, of ${longDate(firstPaidOn)}. Record that return with a later day first.`;
}

const largestPayment = 1_00_00_000;

export const paymentSchema = z.object({
  id: z.int(),
  /** One of the three: what it is for. */
  bookingId: z.int().nullable(),
  packageBookingId: z.int().nullable(),
  cabBookingId: z.int().nullable(),
  /** Of what it is for. */
  reference: z.string(),
  customerName: z.string(),
  /** Whole rupees, always above zero. */
  amount: z.int(),
  direction: z.enum(paymentDirections),
  method: z.enum(paymentMethods),
  /** The day on which the money changed hands, in Asia/Kolkata. */
  paidOn: z.string(),
  /** The payment's own number, as a bank or an app tells it; of a credit, the stay's whose money it was. */
  paymentReference: z.string(),
  note: z.string(),
  createdAt: z.string(),
  isDeleted: z.boolean(),
});

export type Payment = z.output<typeof paymentSchema>;

/** What a payment or a paper is for; exactly one of them. */
export const paid = {
  bookingId: optionalWholeNumber("bookingId names the booking", 1, largestId),
  packageBookingId: optionalWholeNumber("packageBookingId names the enquiry", 1, largestId),
  cabBookingId: optionalWholeNumber("cabBookingId names the cab booking", 1, largestId),
};

/** Refuses a form that names none of them, or several. */
export function namesOne({ value, issues }: { value: Paid; issues: z.core.$ZodRawIssue[] }): void {
  const named = [value.bookingId, value.packageBookingId, value.cabBookingId].filter(Boolean);
  if (named.length === 1) return;
  issues.push({ code: "custom", path: ["bookingId"], message: paymentMessages.whatFor, input: value });
}

export type Paid = { [Name in keyof typeof paid]?: number | undefined };

/**
 * The payment form; `paidOn` defaults to today. The same `reference` by the same method is the same money, and stored
 * once. Given back by `Credit` it is kept for a later stay; by `Credit` received it is used, `reference` being that of
 * the stay whose money was kept. `seenPaid` is what had come in when the form was opened, in whole rupees: where that is
 * no longer so, somebody may have recorded the same money, and nothing is stored.
 */
export const paymentForm = z
  .object({
    ...paid,
    amount: rupees("Write the amount in whole rupees", 1, largestPayment),
    direction: statusWord(paymentDirections, "Say whether the money came in or was given back").default(
      "Received",
    ),
    method: statusWord(paymentMethods, "Choose how it was paid"),
    paidOn: optionalDate(),
    reference: lineOrNothing(60),
    note: lineOrNothing(200),
    seenPaid: optionalWholeNumber("seenPaid is what had come in, in whole rupees", 0, largestId),
  })
  .check(namesOne);

export type PaymentForm = z.output<typeof paymentForm>;

export const paymentEndpoints = {
  list: listEndpoint("Payment", "staff", {
    summary: "Payments of bookings, newest first; with an id those of one stay, package or cab",
    query: listQuery(50, paid),
    entry: paymentSchema,
  }),
  create: createEndpoint("Payment", {
    summary: "Record money received for a stay, a package or a cab, or given back",
    body: paymentForm,
    data: idData,
    fails: ["conflict"],
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
