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

/** `Credit` is money of an ended stay set aside for a later one, or used for it: no money changes hands. */
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

/** Why a change of payments is refused that would leave a refund before the first payment. */
export function returnBeforePayment(amount: string, returnedOn: string, firstPaidOn: string): string {
  return `${amount} was given back on ${longDate(returnedOn)}, before the first payment that would count, of ${longDate(firstPaidOn)}. Record that return with a later day first.`;
}

export const largestPayment = 1_00_00_000;

/** What a payment, a paper or a guest's claim is for: exactly one of the three is set. */
export const shownPaidFor = {
  bookingId: z.int().nullable(),
  packageBookingId: z.int().nullable(),
  cabBookingId: z.int().nullable(),
};

export const paymentSchema = z.object({
  id: z.int(),
  ...shownPaidFor,
  /** The reference of what it is for. */
  reference: z.string(),
  customerName: z.string(),
  /** Whole rupees, always above zero. */
  amount: z.int(),
  direction: z.enum(paymentDirections),
  method: z.enum(paymentMethods),
  /** The day on which the money changed hands, in Asia/Kolkata. */
  paidOn: z.string(),
  /** The payment's own number at a bank or app; for a credit, the reference of the stay that it comes from. */
  paymentReference: z.string(),
  note: z.string(),
  createdAt: z.string(),
  isDeleted: z.boolean(),
});

export type Payment = z.output<typeof paymentSchema>;

/** What a payment or a paper is for; exactly one of them. */
export const paidForFields = {
  bookingId: optionalWholeNumber("bookingId names the booking", 1, largestId),
  packageBookingId: optionalWholeNumber("packageBookingId names the enquiry", 1, largestId),
  cabBookingId: optionalWholeNumber("cabBookingId names the cab booking", 1, largestId),
};

/** Refuses a form that names none of the three, or several. */
export function checkPaidFor({ value, issues }: { value: PaidForIds; issues: z.core.$ZodRawIssue[] }): void {
  const named = [value.bookingId, value.packageBookingId, value.cabBookingId].filter(Boolean);
  if (named.length === 1) return;
  issues.push({ code: "custom", path: ["bookingId"], message: paymentMessages.whatFor, input: value });
}

export type PaidForIds = { [Name in keyof typeof paidForFields]?: number | undefined };

/**
 * The payment form; `paidOn` defaults to today. The same `reference` and method is the same payment, and stored once.
 * `Credit` that is returned is set aside for a later stay; `Credit` that is received uses it, and `reference` is then
 * that of the stay that it comes from. `seenPaid` is the sum of payments when the form was opened, in whole rupees:
 * when it has changed, somebody may have recorded the same payment, and nothing is stored.
 */
export const paymentForm = z
  .object({
    ...paidForFields,
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
  .check(checkPaidFor);

export type PaymentForm = z.output<typeof paymentForm>;

export const paymentEndpoints = {
  list: listEndpoint("Payment", "staff", {
    summary: "Payments of bookings, newest first; with an id those of one stay, package or cab",
    query: listQuery(50, paidForFields),
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
